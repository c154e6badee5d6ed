// Notes a text that asks for gifts by text message, while the settings have no number for text messages: "Text GIVE to 41444".
import type { SplitText } from '../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../problems/problem'
import { findMissingClaimFields } from '../claim-fields'
import { findInFile, isShownField } from '../find-in-file'

const MAY_GIVE_BY_TEXT = /\btext|mensajes? de texto|\bSMS\b/i
const GIVES_BY_TEXT = new RegExp(
  [
    '[Tt]ext (?:the word )?["“*]*(?:GIVE|DONATE|GIFT|Give|Donate)["”*]* to(?: \\(?\\d[\\d() -]*\\d)?',
    '(?:[Gg]ive|[Dd]onate|[Gg]ifts?) (?:[a-z]+ )?by text(?: message)?',
    '[Tt]ext[- ]to[- ](?:[Gg]ive|[Dd]onate)',
    '(?:[Dd]ar|[Dd]one|[Dd]onar|[Oo]frendar|[Rr]egalos) (?:[a-zß-ỿ]+ )?por (?:mensaje de texto|SMS)',
  ]
    .map((words) => `(?<![A-Za-zÀ-ỿ])${words}(?![A-Za-zÀ-ỿ])`)
    .join('|'),
  'gu',
)
const OTHER =
  /\b(?:not|no|never|cannot|ask|if|whether|without|ni|sin|nunca|pregunte|si)\b|n['’]t\b/i
const WORDING = {
  asOf: { unknown: '', value: 'the day of the answer' },
  source: {
    unknown: '',
    value: 'the place where it is written down',
    example: 'Letter from our director',
  },
}

/** @param hasTextNumber whether the settings have a number that answers text messages */
export function checkTextGifts(text: SplitText, hasTextNumber: boolean): LocatedProblem[] {
  const missing = hasTextNumber ? null : findMissingClaimFields(text.frontMatter, WORDING)
  if (missing === null) return []
  const [first] = findInFile(text, findTextGifts, MAY_GIVE_BY_TEXT).filter(({ field }) =>
    isShownField(field),
  )
  if (first === undefined) return []
  const { words, field, line, column } = first
  return [
    {
      code: 'promise-undated',
      severity: 'warning',
      message: `This says "${words}", but our settings have no number for text messages.`,
      fix: `Delete these words if nobody can give that way. Or ask the person in charge whether it works. If so, ${missing.advice}`,
      line,
      column,
      ...(field === null ? {} : { field }),
    },
  ]
}

const findTextGifts = (text: string) =>
  [...text.matchAll(GIVES_BY_TEXT)].flatMap(({ 0: words, index }) => {
    const before =
      text
        .slice(0, index)
        .split(/[.!?\n]/)
        .at(-1) ?? ''
    const after = /^[^.!?\n]*[.!?]?/.exec(text.slice(index))?.[0] ?? ''
    const isOther = OTHER.test(`${before}${after}`) || after.endsWith('?')
    return isOther ? [] : [{ words, index }]
  })
