// Finds the note to a colleague with which an email begins, above the text that is meant for visitors.
import type { Line } from '../leftover'

const GREETING =
  /^(?:Dear|Hi|Hello|Hey|Good (?:morning|afternoon|evening)|Estimad[oa]|Querid[oa]|Hola|Buen[oa]s (?:d[ií]as|tardes)),? ([A-ZÀ-Þ][A-Za-zÀ-ỿ.’'-]*)(?: (?:[A-ZÀ-Þ][A-Za-zÀ-ỿ.’'-]*|and|y))*\s*[,!.:–—-]/u
/** Matches those to whom a letter on a page is written; a colleague has a name. */
export const READERS =
  /^(?:Friends?|Neighbors?|Vendors?|Grand(?:parents?|mothers?|fathers?)|Abuel[oa]s?|Supporters?|Partners?|Volunteers?|Readers?|Family|Families|Churche?s?|Mom|Moms|Mothers?|Dad|Dads|Fathers?|Parents?|Everyone|All|Sisters?|Brothers?|Pastors?|Amig[oa]s?|Vecin[oa]s?|Voluntari[oa]s?|Lector\w*|Familias?|Mam[áa]s?|Madres?|Pap[áa]s?|Padres?|Tod[oa]s|Herman[oa]s?|God|Lord|Jesus|Dios|Señor)$/u
/** Matches what people say of a text that they send, and not in it. */
const ABOUT_TEXT =
  /\b(?:here(?:['’]s| is| are) (?:what (?:I|we)(?:['’]ve| have)? (?:wrote|written|came up with|come up with|put together)|(?:my|the|our|a) (?:\w+ ){0,2}(?:post|article|story|text|draft|write-?up|blurb|devotion|announcement)\b)|(?:can|could|would|will) (?:you|u) (?:please |pls |plz )?(?:put|post|add|upload|publish) (?:it|this|these|that|them)\b|please (?:put|post|add|upload|publish) (?:it|this|these|that|them)\b|(?:wrote|written|text|post|article|story|draft|words|something) for (?:the|our|your) (?:blog|website|web ?site|page|newsletter)|aquí (?:está|va|tienes?) (?:lo que escribí|(?:el|la|mi) (?:texto|artículo|historia|borrador))|feel free to (?:edit|change|shorten|cut|fix|tweak|reword) (?:it|this|that|any|anything|the text)\b|let me know if (?:this|it) (?:works|is too)\b|(?:te|le) (?:mando|envío|paso) (?:lo que escribí|(?:el|la|mi) (?:texto|artículo|historia|borrador))|(?:puedes?|podrías?|por favor) (?:subir|publicar|poner|agregar|súbe|publíca|pon|agréga)(?:lo|la)\b|(?:escribí|texto|artículo|historia) para (?:el|la|nuestro|nuestra) (?:blog|sitio|página|boletín))/i
/** Matches what says of a text that it was sent, if the name of the sender is right below. */
const HANDED_OVER =
  /\b(?:here (?:it is|you go)|let me know if (?:you(?:['’]d)? |it |this |that |any|there )|aquí (?:te|le) va|av[ií]s[ae]me|me (?:dices|avisas))(?![A-Za-zÀ-ỿ])/iu
/** Matches a greeting that is only a name, before what people say of a text that they send: "Callie, here is what I have for". */
const NAME_ONLY =
  /^(?!(?:Also|Then|First|Next|Again|Now|Today|Tonight|Yes|No|So|And|Visitors?|Guests?|Ladies|Folks|Everybody|Hoy|También)[ ,:])([A-ZÀ-Þ][a-zß-ỿ]+)(?:,|:| [–—-]) (?:[Hh]ere(?:['’]s| is| are) (?:what I(?:['’]ve| have)(?: got| so far)? for|(?:my|the) (?:text|draft|write-?up|blurb)\b)|[Aa]quí (?:está|va|tienes) (?:lo que tengo para|(?:mi|el) (?:texto|borrador)))(?![A-Za-zÀ-ỿ])(?:.*)(?:[Pp]lease|[Cc]an you|[Cc]ould you|[Ll]et me know|tell me|[Pp]or favor|[Pp]uedes|podrías|avísame|dime)(?![A-Za-zÀ-ỿ])/su
const GREETED = /^\s*(?:Dear|Hi|Hello|Hey|Good|Estimad|Querid|Hola|Buen)/
const CLOSINGS =
  '(?:(?:Many )?[Tt]hanks(?: so much| again)?|Thank you|Gracias|(?:With )?[Ll]ove|(?:Many )?[Bb]lessings|God bless(?: you)?|Bendiciones|Best(?: regards| wishes)?|(?:Kind )?[Rr]egards|Cheers|Warmly|Sincerely|In Christ|Saludos|Un abrazo|Abrazos|Atentamente)'
const CLOSING = new RegExp(`^${CLOSINGS}[,!.–—-]*$`, 'u')
const NAME = new RegExp(
  String.raw`^(?:${CLOSINGS}[,!.]* )?(?:[-–—~] ?)?[A-ZÀ-Þ][A-Za-zÀ-ỿ]*\.?(?: [A-ZÀ-Þ][A-Za-zÀ-ỿ]*\.?)*$`,
  'u',
)
const MAX_BLOCKS = 3
const MAX_NAME_LENGTH = 40

export type PrivateNote = {
  readonly first: Line
  readonly last: Line
  /** Whether the note can be about nothing but the text below it. */
  readonly isCertain: boolean
}

/** Matches words that people write to one person only. */
const TO_ONE = /\b(?:u|ur|thx|pls|plz|lol|tonite)\b/i

/** Returns whether a paragraph seems to be written to a colleague. */
export function isForColleague(lines: readonly Line[]): boolean {
  const name = GREETING.exec(lines[0]?.text ?? '')?.[1]
  const words = lines.map(({ text }) => text).join(' ')
  return (name !== undefined && !READERS.test(name)) || TO_ONE.test(words)
}

/** Returns whether a text begins with a greeting. */
export const mayHaveNote = (text: string): boolean =>
  GREETED.test(text) || /^\s*[A-ZÀ-Þ][a-zß-ỿ]+(?:,|:| [–—-]) (?:[Hh]ere|[Aa]quí)/u.test(text)

/**
 * Returns the lines of a note at the beginning of a text, or null. A greeting alone may be for visitors.
 * @param blocks the paragraphs of the text
 */
export function findPrivateNote(blocks: readonly Line[][]): PrivateNote | null {
  const first = blocks[0]?.[0]
  const called = NAME_ONLY.exec(joinLines(blocks[0] ?? []))?.[1]
  const noteEnd = blocks[0]?.at(-1)
  if (first && noteEnd && blocks.length > 1 && called !== undefined && !READERS.test(called))
    return { first, last: noteEnd, isCertain: false }
  const name = GREETING.exec(first?.text ?? '')?.[1]
  if (first === undefined || name === undefined || READERS.test(name)) return null
  const upper = blocks.slice(0, MAX_BLOCKS)
  const certain = upper.findLastIndex((lines) => ABOUT_TEXT.test(joinLines(lines)))
  const about =
    certain === -1
      ? upper.findIndex(
          (lines, index) =>
            HANDED_OVER.test(joinLines(lines)) && countFarewell(blocks.slice(index + 1)) > 0,
        )
      : certain
  if (about === -1 || blocks.length === about + 1) return null
  // A note of several paragraphs goes on until the name of its writer.
  const end = about + countFarewell(blocks.slice(about + 1))
  const last = blocks[end]?.at(-1)
  return last === undefined ? null : { first, last, isCertain: certain !== -1 }
}

/** Returns how many of the first paragraphs are the name of a writer with closing words above it, and have text below. */
function countFarewell(blocks: readonly Line[][]): number {
  const [first = [], second = []] = blocks
  if (blocks.length > 2 && CLOSING.test(joinLines(first)) && isName([...first, ...second])) return 2
  return blocks.length > 1 && isName(first) ? 1 : 0
}

const joinLines = (lines: readonly Line[]): string =>
  lines.map(({ text }) => text.trim().replace(/\\$/, '')).join(' ')

/** Checks if a paragraph is only a name, perhaps with thanks above it: `Thanks, Joy`. */
function isName(lines: readonly Line[] = []): boolean {
  const words = joinLines(lines)
  return words.length <= MAX_NAME_LENGTH && NAME.test(words)
}
