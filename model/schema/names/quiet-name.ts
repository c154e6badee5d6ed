// Notes a quiet name that says what we do: anyone who sees the phone of a reader would learn it.
import type { FieldsProblem } from '../../problems/problem'

/** Matches the beginnings of words that say what we do, in English and Spanish. */
const REVEALING =
  /(?<![A-Za-zÀ-ỿ])(?:pregnan|abortion|aborto|post-?abort|embaraz|pro-?life|pro-?choice|pro-?vida|choose life|crisis|bab(?:y|ies)(?![A-Za-zÀ-ỿ])|bebés?(?![A-Za-zÀ-ỿ])|unborn|clinic|clínica|adopt|adopci|ultrasound|ultrasonido|matern|mother|mom(?:s|my)?(?![A-Za-zÀ-ỿ])|madres?(?![A-Za-zÀ-ỿ])|mamás?(?![A-Za-zÀ-ỿ])|prenatal|birth|women|woman|mujer|parenthood)[A-Za-zÀ-ỿ’'-]*/iu

/** @param quietName the name that the browser shows of a page that is marked sensitive */
export function checkQuietName(quietName: unknown): FieldsProblem[] {
  if (typeof quietName !== 'string') return []
  const [found] = REVEALING.exec(quietName) ?? []
  if (found === undefined) return []
  const rest = quietName.slice(0, quietName.indexOf(found)).trim()
  const example = /^[A-ZÀ-Þ][A-Za-zÀ-ỿ]+(?: [A-ZÀ-Þ][A-Za-zÀ-ỿ]+)+$/u.test(rest)
    ? `, such as ${rest}`
    : ''
  return [
    {
      code: 'quiet-name',
      severity: 'warning',
      field: 'quiet_name',
      message: `The quiet name says what we do: "${found}". Anyone who looks at a visitor’s phone could read it.`,
      fix: `Write a name without that${example}`,
    },
  ]
}
