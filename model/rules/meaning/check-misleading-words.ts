// Notes words for the search by which people look for something that the page is not about, such as "abortion clinic".
import type { SplitText } from '../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../problems/problem'
import { listWords } from '../../text/list-words'
import { simplifyText } from '../../text/simplify-text'

const FIELD = 'also_known_as'
/** Matches what people search for who want an abortion or another organization. Recovery after one is no such thing. */
const MISLEADING =
  /^(?!.*\b(?:post|after|recovery|healing|reversal|rescue|alternatives?|despues|recuperacion|sanacion|alternativas?)\b)(?:.*\babortion (?:clinics?|providers?|pills?|centers?|doctors?|services?|near me|cost|costs|prices?|appointments?|help)\b|.*\b(?:free|cheap|safe|legal|get an?|have an?|medical|medication|chemical|surgical) abortions?\b|abortions?$|abortos?$|abortar$|.*\b(?:clinicas?|pastillas?|pildoras?|medicos?|centros?|servicios?|citas?) (?:de |para |del )?(?:el )?(?:abort\w+)\b|.*\b(?:pildoras?|pastillas?) abortivas?\b|.*\babortos? (?:gratis|gratuitos?|baratos?|seguros?|legal(?:es)?|cerca de mi|con pastillas)\b|planned parenthood|mifepristone|misoprostol|mifepristona)/

export function checkMisleadingWords({ frontMatter, body }: SplitText): LocatedProblem[] {
  const value = frontMatter.get(FIELD)
  if (value === undefined || !('items' in value)) return []
  const own = [...frontMatter].flatMap(([field, other]) =>
    field === FIELD || !('text' in other) ? [] : [other.text],
  )
  const shown = simplifyText([...own, body].join(' '))
  const found = value.items.filter(({ text }) => {
    const words = simplifyText(text)
    return MISLEADING.test(words) && !shown.includes(words)
  })
  const [first] = found
  if (first === undefined) return []
  const isOne = found.length === 1
  const quoted = listWords(found.map(({ text }) => `"${text}"`))
  return [
    {
      code: 'search-misleads',
      severity: 'warning',
      message: `This page does not say ${quoted}. People who search for ${isOne ? 'that' : 'those'} would come to a page about something else.`,
      fix: `Delete ${isOne ? 'this line' : 'these lines'}. Below ${FIELD}, write only other words for what the page is about.`,
      field: FIELD,
      line: first.line,
      column: first.column,
    },
  ]
}
