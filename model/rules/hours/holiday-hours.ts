// Says which notice takes the place of a holiday among the hours of every week.
import { getYear, type Day } from '../../dates/day'
import { HOLIDAYS } from '../../dates/holidays'
import { readHours } from '../../hours/weekly-hours'
import { simplifyText } from '../../text/simplify-text'

/**
 * @param days what was typed in place of days of the week, such as Christmas Eve
 * @param hours what was typed as the hours of these days
 */
export function adviseOnHoliday(days: string, hours: string, today: Day): string {
  const words = simplifyText(days).replaceAll('’', "'")
  const holiday = HOLIDAYS.find(({ pattern }) => pattern.test(words))
  const spans = readHours(hours)
  const kind = spans !== null && spans.length > 0 ? 'changed hours' : 'closed'
  if (holiday === undefined)
    return 'If it is a holiday, delete this line, and add a file in content/notices with its first and its last day. If not, write days of the week here, such as Monday to Thursday.'
  const year = getYear(today)
  const day = [year, year + 1].map(holiday.getDay).find((other) => other >= today) ?? ''
  const name = simplifyText(holiday.name).replace(/[’']/g, '').replaceAll(' ', '-')
  const lines = [
    '---',
    `title: ${holiday.name.replace("'", '’')}`,
    `type: ${kind}`,
    `from: ${day}`,
    `until: ${day}`,
    ...(kind === 'closed' ? [] : [`hours: ${hours}`]),
    '---',
  ]
  return `Delete this line. In content/notices, add a file ${name}-${day.slice(0, 4)}.md with these lines: ${lines.map((line) => `"${line}"`).join(', ')}`
}
