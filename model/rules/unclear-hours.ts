// Reports office hours that are only words to the site: nobody can be informed whether the office is open.
import { isByAppointment, readHours, readWeekdays } from '../hours/weekly-hours'
import { createProblem, type FileProblem, type Problem } from '../problems/problem'
import type { OfficeHours } from '../schema/fields/dates/office-hours'
import { settings } from '../settings'
import type { ParsedEntry } from '../source/parse-entry'

export function checkUnclearHours(entries: readonly ParsedEntry[]): Problem[] {
  return entries
    .filter(({ collection }) => collection === (settings as unknown))
    .flatMap(({ entry, getSource }) => {
      const lines = (entry['hours'] ?? []) as readonly (OfficeHours | undefined)[]
      const value = getSource().frontMatter.get('hours')
      const items = value && 'items' in value ? value.items : []
      return lines.flatMap((hours, index) => {
        const item = items[index]
        const problem = hours === undefined || item?.isReported ? null : checkLine(hours)
        const { line = 1, column = 1 } = item ?? {}
        const location = { file: entry.file, field: 'hours', line, column }
        return problem === null ? [] : [createProblem(problem, location)]
      })
    })
}

function checkLine({ days, hours }: OfficeHours): FileProblem | null {
  if (readWeekdays(days) === null)
    return unclear(
      `The site does not know which days "${days}" are, so it never says whether we are open.`,
      'Write days of the week here, such as Monday to Thursday. A holiday is a notice: add it in content/notices.',
    )
  if (readHours(hours) !== null || isByAppointment(hours)) return null
  return unclear(
    `"${hours}" is not understood as hours, so the site does not say whether we are open on these days.`,
    'Write the hours like 8:00 AM - 12:00 PM and 1:00 PM - 5:00 PM, or write closed, by appointment, or open 24 hours.',
  )
}

const unclear = (message: string, fix: string): FileProblem => ({
  code: 'hours-unclear',
  severity: 'warning',
  message,
  fix,
})
