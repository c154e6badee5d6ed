// Notes what we offer in the list of what we do not offer: "You can ask us anything." below limits.
import type { SplitText } from '../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../problems/problem'

export const OFFERED_LIMIT = 'limits-offered'

/** Matches words with which a limit says no, or sends people elsewhere. A noun alone, such as "Legal advice", may be one as well. */
const LIMITED =
  /(?<![A-Za-zÀ-ỿ])(?:not|no|never|nor|only|cannot|without|unless|refer[A-Za-zÀ-ỿ]*|limited|instead|elsewhere|nothing|none|nunca|ni|solo|sólo|solamente|sin|salvo|tampoco|nada|limitad[oa]s?)(?![A-Za-zÀ-ỿ])|n['’]t(?![A-Za-zÀ-ỿ])/iu
/** Matches how people say what they offer. */
const OFFERED =
  /^(?:you (?:can|may|set|choose|decide|will|get|are) |(?:we|our [A-Za-zÀ-ỿ]+) (?:pray|listen|help|answer|offer|give|meet|sit|walk|explain|welcome|take|make|care|are (?:here|glad|happy)) ?|an? (?:quiet|kind|warm|safe|friendly|listening|private|calm|caring) |(?:people|someone|somebody|a person) who |time to |help with |honest |free |usted (?:puede|decide|elige) |puede (?!que)|le (?:escuchamos|ayudamos|ofrecemos|damos) |(?:oramos|escuchamos|ayudamos|ofrecemos) |un (?:lugar|espacio) (?:tranquilo|seguro|amable))|\b(?:is|are) (?:always )?welcome\b|\b(?:es|son) bienvenid[oa]s?(?![A-Za-zÀ-ỿ])/iu

export function checkLimits({ frontMatter }: SplitText): LocatedProblem[] {
  const value = frontMatter.get('limits')
  if (value === undefined || !('items' in value)) return []
  const offered = value.items.filter(({ text }) => OFFERED.test(text) && !LIMITED.test(text))
  const [first] = offered
  if (first === undefined || offered.length * 2 < value.items.length) return []
  const rest =
    offered.length === value.items.length
      ? 'delete limits: and the lines below it, or write them into the text'
      : 'delete each line of that kind, or write it into the text'
  return [
    {
      code: OFFERED_LIMIT,
      severity: 'warning',
      message: `The list limits says what we do not offer, but "${first.text}" sounds like something that we do.`,
      fix: `If we do, ${rest}. If we do not, begin the line with “We do not”.`,
      field: 'limits',
      line: first.line,
      column: first.column,
    },
  ]
}
