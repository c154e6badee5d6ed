// Finds a message that calls a colleague by name above any part of a text: "Samuel, here is the paragraph we talked about. Cut it wherever you like. Dan"
import { getPositionAt } from '../../../problems/problem'
import type { Span } from '../../span'
import type { FindLeftovers, Leftover, Line } from '../leftover'
import { isPerson } from './colleague-notes'
import { READERS } from './private-notes'
import { isSentText, opensUnnamed, SENT_TEXT as TEXT, SENT } from './sent-texts'

/** Matches the name that a message begins with. */
const CALLED =
  /^(?:(?:Dear|Hi|Hello|Hey|Estimad[oa]|Querid[oa]|Hola),? )?(?:(?:Pastora?|Brother|Sister|Herman[oa]) )?([A-ZÀ-Þ][a-zß-ỿ]+)(?:,|:|!| [–—-]) ?(?=[A-Za-zÀ-ỿ])/u
/** Words with a capital letter before a comma that are no names. */
const NO_NAME =
  /^(?:Hi|Hey|Hello|Hola|Absolutely|Certainly|Definitely|Sure|Great|Perfect|Thanks|Okay|Ok|Understood|Done|Welcome|Claro|Perfecto|Listo|Entendido|Gracias|Bienvenidos?|Also|Then|First|Next|Again|Now|Today|Tonight|Yes|No|So|And|Visitors?|Guests?|Ladies|Gentlemen|Folks|Everybody|Members?|Students?|Donors?|Leaders?|Men|Women|Girls|Boys|Hoy|También|Ahora|Sí|Jóvenes|Mujeres|Hombres|Visitantes?)$/u
/** Matches words that are said of a text to the person who gets it. */
const OF_TEXT = new RegExp(
  `(?<![A-Za-zÀ-ỿ])(?:(?:here(?:['’]s| is| are)|attached (?:is|are)) (?:the|my|your) (?:[A-Za-zÀ-ỿ]+ )?${TEXT}|(?:please )?(?:check|read|look) (?:it|this|that)(?: over| through)?,? (?:please )?before (?:it|this|you)|before you (?:post|upload|publish) (?:it|this|that)|rev[ií]s(?:a|e)l[oa]s? (?:antes|por favor|y )|antes de (?:subir|publicar|poner)l[oa]s?|(?:cut|trim|shorten|edit|change|fix) (?:it|this|anything|whatever|what) (?:wherever|however|down|if|as|you)|feel free to (?:edit|change|shorten|cut|fix|trim)|i know (?:i|it|this) (?:go(?:es)?|went|is|ran) (?:on|too long|long)|sorry (?:it|this) (?:is|took) (?:so )?(?:late|long)|let me know (?:if|whether) (?:it|this|that) (?:works|is|reads|sounds|looks|needs)|for (?:the|our|your) (?:web ?site|web ?page|churches page)|(?:aquí (?:está|va|tienes?)|(?:le|te) (?:mando|envío|paso)) (?:el|la|mi) ${TEXT}|(?:córt[ae]|acórt[ae]|cámbi[ae])(?:lo|la|le)|cambi[ae]s? lo que (?:quieras?|gustes?|guste)|perd[oó]n(?:a|e)? (?:por )?lo largo|sé que (?:me alargo|es largo)|(?:av[ií]s[ae]me|dime|dígame) si (?:está|es|quieres? que))(?![A-Za-zÀ-ỿ])`,
  'iu',
)
/** Matches a name after the last sentence, perhaps with a greeting before it: "See you Thursday. Dan". */
const SIGNED =
  /(?<=[.!?…] |^)(?:(?:Thanks|Thank you|Blessings|Best|Love|Regards|Gracias|Bendiciones|Saludos|Un abrazo)[,!.]? )?[-–—~]? ?[A-ZÀ-Þ][a-zß-ỿ]+(?: [A-ZÀ-Þ][a-zß-ỿ]*\.?)?$/u
/** Matches, in little time, all texts with such a message. */
const MAY_BE_MESSAGE =
  /\b(?:[Hh]ere(?:['’]s| is| are)|[Tt]his is|[Aa]ttached|[Ss]end(?:ing)?|[Ss]orry|[Aa]qu[ií]|[Aa]djunto|[Ee]st[ea] es|[Ll]e|[Tt]e|[Cc]ut|[Tt]rim|[Ss]horten) /
const SENTENCE = /\S[^.!?…]*(?:[.!?…]+["”’)]*(?=\s|$)|$|[.!?…])/gu
const MAX_QUOTED = 60

/** Matches a first sentence without a name that can only be about the words after it. */
const OF_WORDING =
  /^(?:[Hh]ere|[Tt]his) is the (?:new |final |latest |revised )?(?:wording|draft|blurb|write-?up) (?:that )?(?:we|you|I) [^.!?]+[.!?]/u

export const findCalledColleagues: FindLeftovers = (text, _source, blocks) =>
  MAY_BE_MESSAGE.test(text)
    ? blocks.flatMap((lines, index) => {
        const message = findMessage(text, lines, index < blocks.length - 1)
        return message === null ? [] : [message]
      })
    : []

/** @param hasMore whether other paragraphs are below; else the message may be all that there is */
function findMessage(text: string, lines: readonly Line[], hasMore: boolean): Leftover | null {
  const [first] = lines
  const last = lines.at(-1)
  if (!first || !last) return null
  const words = text.slice(first.start, last.end).trimEnd()
  const called = CALLED.exec(first.text)?.[1]
  const name = called === undefined || NO_NAME.test(called) || READERS.test(called) ? null : called
  if (name === null && !opensUnnamed(words)) return null
  const isSigned = SIGNED.test(words)
  const sentences = [...words.matchAll(SENTENCE)]
  const about = sentences.filter(([sentence]) => isSentText(sentence) || OF_TEXT.test(sentence))
  const isSent = SENT.test(words) || (isSentText(words) && isPerson(name ?? ''))
  const isCertain = isSent || about.length > 1
  if (!OF_TEXT.test(words) && !isSent) return null
  if (!isCertain && !isSigned) return null
  const end = about.at(-1)
  const length = isSigned || !end ? words.length : end.index + end[0].length
  if (length === words.length && !hasMore) return null
  const span = { start: first.start, end: first.start + length }
  return createMessage(text, name ?? 'a colleague', span, length === words.length)
}

/** Returns where the words to a colleague with which a value begins end, or null. What is after them is for visitors. */
export function findWordsBefore(value: string): number | null {
  if (!MAY_BE_MESSAGE.test(value)) return null
  const name = CALLED.exec(value)?.[1]
  const isCalled = name !== undefined && !NO_NAME.test(name) && isPerson(name)
  const [first, ...others] = [...value.matchAll(SENTENCE)]
  if (!first || others.length === 0) return null
  const isMessage = isCalled ? isSentText(first[0]) : OF_WORDING.test(first[0])
  const next = isMessage ? others.find(([words]) => !OF_TEXT.test(words)) : undefined
  return next?.index ?? null
}

/** @param isWhole whether the message is all that its lines have */
export function createMessage(text: string, name: string, span: Span, isWhole: boolean): Leftover {
  const lineNumbers = [span.start, span.end].map((at) => getPositionAt(text, at).line)
  return {
    problem: {
      code: 'email-pasted',
      severity: 'warning',
      message: `These words seem to be a message to ${name}, and visitors would read them.`,
      fix: `If they are not for visitors, delete ${nameLines(lineNumbers, text.slice(span.start, span.end), isWhole)}`,
    },
    at: span.start,
    span,
    claims: [span],
  }
}

function nameLines([from, to]: readonly number[], words: string, isWhole: boolean): string {
  if (isWhole && from !== to) return `lines ${from} to ${to}.`
  const quoted = words.replace(/\s+/g, ' ')
  const start = quoted.slice(0, quoted.indexOf(' ', MAX_QUOTED / 2))
  const shown =
    quoted.length > MAX_QUOTED
      ? `${start} … ${quoted.slice(quoted.lastIndexOf(' ', quoted.length - MAX_QUOTED / 3) + 1)}`
      : quoted
  return isWhole ? `line ${from}: "${shown}"` : `"${shown}"`
}
