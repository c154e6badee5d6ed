// Defines the field for hours among other words, such as "Monday to Thursday, 9:00 AM to 4:00 PM".
import type { Field } from '../../field'
import { text } from '../text'
import { checkHoursInWords } from './time-of-day'

export function hoursInWords(options: Parameters<typeof text>[0]): Field<string> {
  const field = text(options)
  return {
    ...field,
    parse: (typed, context) => checkHoursInWords(typed) ?? field.parse(typed, context),
  }
}
