// Notes the name of one person, or how to reach her, in the words with which the emails of all visitors begin.
import { replaceValue } from '../../../front-matter/value'
import type { SplitText } from '../../../front-matter/split-front-matter'
import { toYaml } from '../../../front-matter/yaml-form'
import type { LocatedProblem } from '../../../problems/problem'

const WORD = "[A-ZÀ-Þ][A-Za-zÀ-ỿ’'-]*[a-zß-ỿ]"
const NAME = `${WORD}(?: [A-ZÀ-Þ]\\.)?(?: (?:(?:de|del|la|van|von) )*${WORD}){0,3}`
const TWO_NAMES = `${WORD}(?: [A-ZÀ-Þ]\\.)? (?:(?:de|del|la|van|von) )*${WORD}`
const OWN = String.raw`(?<=\b(?:[Mm]y name is|[Mm]y name['’]s|[Mm]e llamo|[Mm]i nombre es):? )(?!Your |Name\b|Su |Nombre\b)${NAME}`
const SAID = String.raw`(?<=(?:^|[.!,] )(?:I am|I['’]m|[Tt]his is|[Ss]oy|[Ll]e habla) )(?:(?:Rev|Dr|Mrs?|Ms)\. )?${TWO_NAMES}`
const SIGNED = String.raw`(?<=[.!,] (?:Sincerely|Thanks|Thank you|Blessings|Regards|Best|Love|Yours|Gracias|Saludos|Atentamente|Bendiciones), )${NAME}`
const REACHED = String.raw`(?<=\b(?:[Mm]y (?:[a-zß-ỿ]+ ){0,2}(?:number|phone|cell|email|address)(?: address| number)? is|[Mm]i (?:[a-zß-ỿ]+ ){0,2}(?:número|teléfono|celular|correo|dirección)(?: electrónico)? es):? )(?:[\w.+-]+@[\w-]+\.[\w.-]*\w|\(?\d[\d() .-]{5,}\d)`
const FILLED_IN = new RegExp(`(?:${[OWN, SAID, SIGNED, REACHED].join('|')})(?![A-Za-zÀ-ỿ])`, 'u')

/** Every email begins with these words, and its writer goes on where they end. */
export function checkEmailBody({ frontMatter }: SplitText): LocatedProblem[] {
  const value = frontMatter.get('email_body')
  if (!value || !('text' in value) || value.isReported) return []
  const found = FILLED_IN.exec(value.text)
  if (!found) return []
  const own = value.text.slice(0, found.index).trimEnd()
  const isLast = /^[.!]?$/.test(value.text.slice(found.index + found[0].length))
  return [
    {
      code: 'email-name',
      severity: 'warning',
      field: 'email_body',
      line: value.line,
      column: value.column,
      message: `The emails of all visitors to this page would say "${found[0]}".`,
      fix: isLast
        ? `Visitors fill that in. Write email_body: ${toYaml(own)}`
        : `Visitors fill that in. Take out "${found[0]}" here.`,
      suggestion: isLast ? replaceValue(value, toYaml(own)) : null,
    },
  ]
}
