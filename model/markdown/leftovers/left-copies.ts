// Tells a paragraph that was copied instead of cut, and is at its old place as well, from one that people say again on purpose.
import { hasSpeaker } from '../../text/prayer-answer'
import type { Line } from './leftover'

/** In characters: a single sentence that is shorter may be said again on purpose. */
const MIN_SENTENCE = 120
/** Matches what is said again on purpose: prayers, quotations, requests to call or to give, and what links to something. */
const ON_PURPOSE =
  /^[*_“"«‘(¡]|[*_]$|\]\(|:button|\{|https?:|\d{3}[-.) ]+\d{3,4}|@|\$\d|\b(?:amen|lord|god|jesus|christ|mercy|pray(?:er|s)?|call|text us|email|e-mail|write to us|contact|click|s(?:ign|igning) up|register|donate|give (?:today|now)|free of charge|confidential|appointment|amén|señor|dios|cristo|misericordia|oremos|oración|llam[A-Za-zÀ-ỿ]+|escr[ií]b[A-Za-zÀ-ỿ]+|inscr[ií]b[A-Za-zÀ-ỿ]+|cita|gratis)(?![A-Za-zÀ-ỿ])/iu
/** Matches the lines of a song or a poem. */
export const VERSE = /(?:\\| {2})\n/
const HEADING = /^#{1,6} /
const BOX = /^ {0,3}:{3,}/

/** Returns whether a paragraph, which is there again in another part of the text, seems to be a copy that was left. */
export function isLeftCopy(
  blocks: readonly Line[][],
  { first, again }: { readonly first: number; readonly again: number },
): boolean {
  const raw = blocks.map((lines) => lines.map(({ text }) => text).join('\n'))
  const text = raw[again]?.trim() ?? ''
  if (ON_PURPOSE.test(text) || VERSE.test(raw[again] ?? '') || hasSpeaker(text)) return false
  const isTwice = raw.filter((other) => other.trim() === text).length === 2
  const isLong = text.length >= MIN_SENTENCE || /[.!?]”? [A-ZÀ-Þ]/u.test(text)
  return (
    isTwice &&
    isLong &&
    !isInBox(raw, first) &&
    !isInBox(raw, again) &&
    !areAlikePlaces(raw, [first, again])
  )
}

/** Returns whether the last line of a box above a block opens one. */
const isInBox = (raw: readonly string[], index: number): boolean =>
  /[^:\s]/.test(
    raw
      .slice(0, index)
      .join('\n')
      .split('\n')
      .findLast((line) => BOX.test(line)) ?? '',
  )

/** Returns whether both begin the parts under their headings, or answer questions, as texts of one pattern do. */
function areAlikePlaces(raw: readonly string[], places: readonly number[]): boolean {
  const above = places.map((index) => raw[index - 1] ?? '')
  const headings = places.map((index) => raw.slice(0, index).findLast((text) => HEADING.test(text)))
  const isHeading = (text: string) => HEADING.test(text) || /^\*\*[^*]+\*\*$/.test(text)
  return (
    above.every(isHeading) ||
    above.every((text) => text.endsWith(':')) ||
    headings.every((text) => text?.trimEnd().endsWith('?'))
  )
}
