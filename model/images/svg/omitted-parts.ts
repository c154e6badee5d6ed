// Finds the remark that a chat program leaves in a drawing in place of the parts that it did not write again.
import { getPositionAt } from '../../problems/problem'
import type { ImageProblem } from '../image-problems'
import { shortenText } from '../../text/shorten-text'

const COMMENT = /<!--([^<>]{0,300})-->/g
const PARTS =
  '(?:drawing|svg|code|file|image|picture|illustration|shapes?|paths?|elements?|content|lines?|markup|dibujo|código|imagen|formas)'
/** Matches words that say that parts are left out. */
const LEFT_OUT = new RegExp(
  String.raw`^\s*(?:\.{3}|…)|\brest of (?:the |your )?(?:\w+ )?${PARTS}\b|\b(?:stays?|remains?|keeps?|is|are) (?:exactly )?(?:the same|unchanged|as (?:is|before))\b|\b(?:existing|remaining|original|previous|other) ${PARTS} (?:go(?:es)? )?here\b|\bsame as (?:before|above)\b|\b(?:omitted|truncated)\b|\bresto del? (?:la )?${PARTS}|\bsin cambios\b|\bigual que antes\b`,
  'i',
)
/** Matches words that are also the name of a part that is there: "existing shapes", "roof (unchanged)". */
const MAY_BE_NAME = new RegExp(
  String.raw`\b(?:existing|remaining|original|previous|other) ${PARTS}\b|\bunchanged\b`,
  'i',
)
/** Matches what is after a remark at the end of a drawing or of a group. */
const END = /^\s*<\//
const MAX_SHOWN = 80

export function findOmittedParts(text: string): ImageProblem | null {
  const found = [...text.matchAll(COMMENT)].find(({ 0: comment, 1: words = '', index }) => {
    const isAtEnd = END.test(text.slice(index + comment.length, index + comment.length + 200))
    return LEFT_OUT.test(words) || (isAtEnd && MAY_BE_NAME.test(words))
  })
  if (found === undefined) return null
  const words = (found[1] ?? '').trim().replace(/\s+/g, ' ')
  const shown = shortenText(words, MAX_SHOWN)
  return {
    code: 'svg-incomplete',
    severity: 'warning',
    message: `Parts of this drawing seem to be missing: in place of them, a chat program wrote "${shown}".`,
    fix: 'Ask the chat program for the whole drawing, and upload that. Or put the old file back.',
    ...getPositionAt(text, found.index),
  }
}
