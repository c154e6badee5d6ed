// Notes the mark of an answer at the start of the subject that the emails of all visitors get: "RE: FW: Join Our Prayer Team".
import { replaceValue } from '../../../front-matter/value'
import type { SplitText } from '../../../front-matter/split-front-matter'
import { toYaml } from '../../../front-matter/yaml-form'
import type { LocatedProblem } from '../../../problems/problem'

const ANSWER = /^(?:(?:RE|FWD?|RV|AW|TR)(?:\[\d+\])?: *)+(?=\S)/i

export function checkEmailSubject({ frontMatter }: SplitText): LocatedProblem[] {
  const value = frontMatter.get('email_subject')
  if (!value || !('text' in value) || value.isReported) return []
  const [typed] = ANSWER.exec(value.text) ?? []
  if (typed === undefined) return []
  const written = toYaml(value.text.slice(typed.length))
  return [
    {
      code: 'email-name',
      severity: 'warning',
      message: `"${typed.trim()}" marks the answer to an email, but visitors begin a new one.`,
      fix: `Write email_subject: ${written}`,
      suggestion: replaceValue(value, written),
      field: 'email_subject',
      line: value.line,
      column: value.column,
    },
  ]
}
