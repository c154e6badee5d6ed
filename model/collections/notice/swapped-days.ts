// Notes a last day whose month and day were exchanged: the title names January 6, and the notice stays until June 1.
import { formatDay, swapMonthAndDay, type Day } from '../../dates/day'
import type { FieldsProblem } from '../../problems/problem'

type Values = { readonly title?: string; readonly from?: Day; readonly until?: Day }

export function checkSwappedDays({ title = '', from = '', until = '' }: Values): FieldsProblem[] {
  const swapped = swapMonthAndDay(until)
  if (swapped === null || swapped < from || !namesDay(title, swapped) || namesDay(title, until))
    return []
  const [last, named] = [until, swapped].map((day) => formatDay(day, { dateStyle: 'long' }))
  return [
    {
      code: 'notice-days',
      severity: 'warning',
      field: 'until',
      message: `This notice would stay until ${last}, but its title names ${writeDay(swapped)}.`,
      fix: `If it ends on ${named}, write until: ${swapped}. If ${last} is right, there is nothing to do.`,
    },
  ]
}

const writeDay = (day: Day): string => formatDay(day, { month: 'long', day: 'numeric' })

/** Returns whether a title names a day, perhaps with an ending such as "6th". */
const namesDay = (title: string, day: Day): boolean =>
  new RegExp(`\\b${writeDay(day)}(?!\\d)`, 'i').test(title)
