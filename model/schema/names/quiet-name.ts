// Notes a quiet name that says what we do: anyone who sees the phone of a reader would learn it.
import type { FieldsProblem } from '../../problems/problem'

/** Matches the beginnings of words that say what we do, in English and Spanish. */
const REVEALING =
  /(?<!\p{L})(?:pregnan|abortion|aborto|post-?abort|embaraz|pro-?life|pro-?choice|pro-?vida|choose life|crisis|bab(?:y|ies)(?!\p{L})|bebés?(?!\p{L})|unborn|clinic|clínica|adopt|adopci|ultrasound|ultrasonido|matern|mother|mom(?:s|my)?(?!\p{L})|madres?(?!\p{L})|mamás?(?!\p{L})|prenatal|birth|women|woman|mujer|parenthood)[\p{L}’'-]*/iu

/** @param quietName the name that the browser shows of a page that is marked sensitive */
export function checkQuietName(quietName: unknown): FieldsProblem[] {
  if (typeof quietName !== 'string') return []
  const [found] = REVEALING.exec(quietName) ?? []
  if (found === undefined) return []
  const rest = quietName.slice(0, quietName.indexOf(found)).trim()
  const example = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+$/u.test(rest) ? `, such as ${rest}` : ''
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
