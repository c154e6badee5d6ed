// Problems that only several fields of a notice together reveal.
import type { Day } from '../dates/day'
import type { ProblemDetails } from '../problems/problem'

type Values = {
  readonly title?: string
  readonly type?: string
  readonly from?: Day
  readonly until?: Day
  readonly hours?: string | undefined
  readonly publishOn?: Day | undefined
  readonly expiresOn?: Day | undefined
}

type FieldProblem = ProblemDetails & { field: string }

const STATES_CLOSURE = /^(?:we(?:’|'| a)re |the office is |office )?(?:closed|closing)\b/i

export function checkNotice(values: Values): FieldProblem[] {
  return [...checkDays(values), ...checkHours(values), ...checkTitle(values)]
}

function checkDays({ from, until, publishOn, expiresOn }: Values): FieldProblem[] {
  const problems: FieldProblem[] = []
  const report = (field: string, message: string, fix: string) =>
    problems.push({ code: 'notice-days', field, message, fix })
  if (from !== undefined && until !== undefined && from > until)
    report(
      'until',
      `The notice begins on ${from} but is over on ${until}.`,
      'Write the first day into from and the last day into until.',
    )
  if (from !== undefined && publishOn !== undefined && publishOn > from)
    report(
      'publish_on',
      `Visitors would not see this before ${publishOn}, and it begins on ${from}.`,
      'Delete the publish_on line, and the notice is shown in time.',
    )
  if (expiresOn !== undefined)
    report(
      'expires_on',
      'A notice goes away after the day in its until line.',
      'Delete the expires_on line.',
    )
  return problems
}

function checkHours(values: Values): FieldProblem[] {
  const { type, hours } = values
  if (type === undefined) return []
  if (type === 'changed hours' && !('hours' in values))
    return [
      {
        code: 'notice-hours',
        field: 'type',
        message: 'The notice says that the hours change, but not to which.',
        fix: 'Add a line such as hours: 8:00 AM - 12:00 PM',
      },
    ]
  if (type === 'changed hours' || hours === undefined) return []
  return [
    {
      code: 'notice-hours',
      field: 'hours',
      message: `A notice of the type ${type} has no hours.`,
      fix: 'Write type: changed hours if we are here at these hours, or delete the hours line.',
    },
  ]
}

function checkTitle({ title = '', type }: Values): FieldProblem[] {
  if (type === 'news' || !STATES_CLOSURE.test(title)) return []
  return [
    {
      code: 'notice-title',
      field: 'title',
      message: `Visitors would read "Closed for ${title}".`,
      fix: 'Write only the reason, such as Thanksgiving.',
    },
  ]
}
