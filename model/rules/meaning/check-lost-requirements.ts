// Notes what a volunteer role asks for in its description, and no item of its list: "The role asks for a background check".
import type { SplitText } from '../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../problems/problem'
import { listLines } from '../../text/list-lines'

/** Matches what people have or do before they begin, and the words with which an item can name it. */
const THINGS: readonly (readonly [thing: RegExp, item: RegExp, example: string])[] = [
  [/(?:a )?background checks?\b/i, /\bbackground|\bchecks?\b|\bscreening/i, 'A background check'],
  [/(?:a )?(?:valid )?driver[’']?s[’']? license\b/i, /\blicense|\bdrive/i, 'A driver’s license'],
  [/(?:(?:two|three|a) )?references?\b(?! book| library)/i, /\breferences?\b/i, 'References'],
  [
    /(?:una )?(?:verificación|revisión) de antecedentes(?![A-Za-zÀ-ỿ])/iu,
    /antecedentes/i,
    'Una verificación de antecedentes',
  ],
]
/** Matches words before it, in the same sentence, with which a role asks for something. */
const ASKS =
  /(?<![A-Za-zÀ-ỿ])(?:asks? (?:you )?for|requires?|(?:you|it|role|task|who) needs?|must (?:have|pass|complete)|you (?:agree|commit) to|pide|requiere|se necesita|necesita)(?![A-Za-zÀ-ỿ])/iu
const NOT =
  /(?<![A-Za-zÀ-ỿ])(?:no|not|without|never|neither|nor|if|some|other|later|sin|ni|nunca|si|algun[oa]s?)(?![A-Za-zÀ-ỿ])|n[’']t\b/iu
const FIELDS = ['description', 'summary']

export function checkLostRequirements(
  { frontMatter, body, bodyLine }: SplitText,
  collection: string,
): LocatedProblem[] {
  const value = frontMatter.get('requirements')
  if (collection !== 'volunteer role' || value === undefined || !('items' in value)) return []
  const items = value.items.map(({ text }) => text).join('\n')
  const [first] = value.items
  if (first === undefined) return []
  for (const [thing, item, example] of THINGS) {
    if (item.test(items)) continue
    const [asked] = FIELDS.flatMap((field) => {
      const typed = frontMatter.get(field)
      const words = typed && 'text' in typed ? findAskedFor(typed.text, thing) : null
      return words === null ? [] : [{ field, words }]
    })
    if (asked === undefined) continue
    const lines = body
      .split('\n')
      .flatMap((line, index) => (thing.test(line) ? [bodyLine + index] : []))
    const places = lines.length === 0 ? '' : ` and of ${listLines(lines)}`
    return [
      {
        code: 'requirement-differs',
        severity: 'warning',
        message: `The ${asked.field} asks for "${asked.words}", but no item of this list does.`,
        fix: `If that is still true, add a line to the list: - ${example}. If not, take it out of the ${asked.field}${places}.`,
        field: 'requirements',
        line: first.line,
        column: first.column,
      },
    ]
  }
  return []
}

/** Returns the words with which a sentence asks for a thing, or null. */
function findAskedFor(text: string, thing: RegExp): string | null {
  for (const sentence of text.split(/(?<=[.!?])\s+/)) {
    const match = thing.exec(sentence)
    if (match && ASKS.test(sentence.slice(0, match.index)) && !NOT.test(sentence)) return match[0]
  }
  return null
}
