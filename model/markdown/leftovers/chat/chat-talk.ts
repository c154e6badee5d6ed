// Finds the sentences with which a chat program begins and ends its answer, around the text for visitors.
import { isCertainlyChat } from './chat-certainty'
import { CLOSINGS, findLastOffer } from './chat-closings'
import { isChatEnd } from './chat-ends'
import { OPENING_WORDS, OPENINGS, REVISIONS, WITHIN } from './chat-openings'
import { describeTalk, maybeTalk, TALK } from './chat-problems'
import { joinChanges, nameOtherLines, type Change, type Leftover, type Line } from '../leftover'

const atStart = (patterns: readonly string[]) => new RegExp(`^[\\s>*_#]*(?:${patterns.join('|')})`)
const OPENING = atStart(OPENINGS)
const CLOSING = atStart(CLOSINGS)
const IS_WITHIN = atStart(WITHIN)
const IS_REVISION = atStart(REVISIONS)

/** Matches what these sentences begin with, at the start of a line. Most texts need no closer look. */
export const TALK_WORDS =
  /^[\s>*_#]*(?:Sure\b|Certainly|Of course|Absolutely|Great|Got it|Happy to|Gladly|Definitely|Perfect|Understood|Ok|OK|Alright|No problem|Here(?:['’]s| is| are) |Below is|Thanks for |Traducción|Texto traducido|Spanish translation|Translat|Revised |Versión |Esta es |También puedo |I['’]ve|I have|You['’]re|¡?Claro|¡?Por supuesto|¡?Desde luego|¡?Con |¡?Excelente|¡?De acuerdo|¡?Entendido|¡?Listo|¡?Genial|¡Perf|Aquí |A continuación|Te |He |Would you like |Is there anything |Want me|Just let|Let me know|Please let|Tell me|Just |Should I|Shall I|Do you (?:want|need|prefer)|Want|Need|Prefer|I can|I(?:['’]m| am|['’]d| would) |Glad|\(?Note: I|\(?(?:Word|Character) count|Feel free|If you|I hope|Hope this|This |Enjoy|There you go|I (?:kept|tried|used|aimed|added|made) |Esta versión |As an? |Key changes|Changes |What I|Word count|¿Te |¿Hay |¿Nec|¿Qu|¿Des|¿Le|¿Prefiere|Av[ií]s[ae]me|Hazme|Házmelo|Hágame|Déj[ae]me|D[ií][mg]|Si |¡?Espero|Siént[ea]|No dudes|Como )/m

const SEPARATOR = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/

/** @param blocks the lines of the text that belong together */
export function findChatTalk(
  text: string,
  source: string,
  blocks: readonly (readonly Line[])[],
): Leftover[] {
  const isTalk = ([line]: readonly Line[], index: number) =>
    line !== undefined &&
    (CLOSING.test(line.text) ||
      isChatEnd(line.text) ||
      IS_WITHIN.test(line.text) ||
      IS_REVISION.test(line.text) ||
      (index === 0 && OPENING.test(line.text)))
  const found = blocks.filter(isTalk)
  const first = found[0]?.[0]
  if (first === undefined) return findOfferInParagraph(blocks)
  const words = OPENING_WORDS.exec(first.text)?.[0]
  if (found.length === 1 && words !== undefined) return [createOpening(words, first.start)]
  const spans = found.flatMap(([line]) => line ?? [])
  const place = blocks.findIndex(([line]) => line === first)
  if (found.length === 1 && IS_REVISION.test(first.text) && isBetween(blocks, place))
    return [{ problem: REVISION, at: first.start, span: first, claims: [] }]
  const isCertain = spans.every((line) => isCertainlyChat(line.text))
  const otherLines = nameOtherLines(text, spans)
  const hasList = CLOSING.test(first.text) && /:[\s*_]*$/.test(first.text)
  const isOneLine = found.length === 1 && found[0]?.length === 1 && !hasList
  const describe = isCertain ? describeTalk : maybeTalk
  const problem = describe(isOneLine ? first.text : null, otherLines)
  const changes = found.map((block) => removeBlock(blocks, blocks.indexOf(block), isTalk))
  if (!isCertain || changes.includes(null))
    return [{ problem, at: first.start, span: first, claims: [] }]
  const joined = joinChanges(
    source,
    changes.filter((change) => change !== null),
  )
  return [
    {
      problem: { ...problem, replacement: joined.replacement },
      at: first.start,
      span: joined.span,
      claims: [],
    },
  ]
}

/** @param words those before the text on the same line, and the space after them */
function createOpening(words: string, start: number): Leftover {
  const problem = { ...describeTalk(words), replacement: '' }
  return { problem, at: start, span: { start, end: start + words.length }, claims: [] }
}

/** Finds the offer at the end of the last paragraph. */
function findOfferInParagraph(blocks: readonly (readonly Line[])[]): Leftover[] {
  const last = blocks.at(-1)?.at(-1)
  const index = findLastOffer(last?.text ?? '')
  if (last === undefined || index === null) return []
  const start = last.start + index
  const problem = { ...describeTalk(last.text.slice(index)), replacement: '' }
  const span = { start: last.start + last.text.slice(0, index).trimEnd().length, end: last.end }
  return [{ problem, at: start, span, claims: [] }]
}

/** Removes a block with the empty lines that set it apart, if it is at the beginning or at the end, so that nothing depends on it. */
function removeBlock(
  blocks: readonly (readonly Line[])[],
  index: number,
  isTalk: (block: readonly Line[], index: number) => boolean,
): Change | null {
  const isOther = (block: readonly Line[], at: number) =>
    !isTalk(block, at) && !SEPARATOR.test(block[0]?.text ?? '')
  const own = blocks[index] ?? []
  const start = own[0]?.start ?? 0
  const end = own.at(-1)?.end ?? 0
  const next = blocks.findIndex((block, at) => at > index && isOther(block, at))
  const previous = blocks.findLastIndex((block, at) => at < index && isOther(block, at))
  if (previous === -1)
    return next === -1 || own.length > 1
      ? null
      : { start, end: blocks[next]?.[0]?.start ?? end, text: '' }
  if (next !== -1 && own.length === 1 && IS_WITHIN.test(own[0]?.text ?? ''))
    return { start, end: blocks[index + 1]?.[0]?.start ?? end, text: '' }
  return next === -1 ? { start: blocks[previous]?.at(-1)?.end ?? start, end, text: '' } : null
}

/** Returns whether a block has words above and below it that may be two versions of one paragraph. */
const isBetween = (blocks: readonly (readonly Line[])[], place: number): boolean =>
  [blocks[place - 1], blocks[place + 1]].every(
    (block) => block?.[0] !== undefined && !/^(?:#|:::|-{3})/.test(block[0].text),
  )

const REVISION = {
  ...TALK,
  severity: 'warning' as const,
  fix: 'Delete this line. If the text below it was written to take the place of the text above it, keep only one of the two.',
}
