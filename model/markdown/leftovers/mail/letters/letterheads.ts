// Finds the top of a letter that was pasted with it: the name of a church, its address and its numbers, which are not ours.
import type { Contacts } from '../../../../schema/field'
import type { FindLeftovers, Leftover, Line } from '../../leftover'
import { hasForeignContact, hasOwnContact } from './foreign-contacts'
import { nameLines } from './name-lines'
import { isBlank, isOfSignature } from '../signature-lines'

/** Matches the words with which a letter begins. */
const GREETING =
  /^[*_]*(?:(?:My )?[Dd]ear(?:est)? |To (?:my|our|all|the|whom) |Beloved |Brothers and [Ss]isters|(?:Muy )?[Ee]stimad[oa]s? |[Qq]uerid[oa]s? |[Aa]mad[oa]s? |A (?:mis|todos|quien) ).*[,:][*_\\]*$/u
const DATE =
  /^[*_]*(?:[A-ZÀ-Þ][A-Za-zÀ-ỿ]+,? )?(?:[A-ZÀ-Þ][A-Za-zÀ-ỿ]{2,8}\.? \d{1,2}, \d{4}|\d{1,2}\/\d{1,2}\/\d{2,4}|\d{1,2} de [A-Za-zÀ-ỿ]+ de \d{4})[*_\\]*$/u
/** Matches what only a letter says of where it comes from. */
const OFFICE =
  /^[*_]*(?:(?:Office|Study|Desk) of (?:the|our|Rev|Dr)|From the (?:desk|office|study) of|(?:Oficina|Despacho) (?:del|de la|pastoral))/iu
const ADDRESS =
  /^\d{1,5}[a-z]? [A-Za-zÀ-ỿ]|P\.? ?O\.? Box \d|Apartado \d|, (?:[A-Z]{2}|Alabama|Georgia)\.?(?:,? \d{5}(?:-\d{4})?)?[*_\\]*$/iu
const MAX_LINES = 8
/** The name, the address and the number of a church. */
const MIN_PARTS = 3
const MAX_QUOTED = 40

export const findLetterheads: FindLeftovers = (text, _source, blocks, { contacts }) => {
  if (contacts === undefined) return []
  return blocks.flatMap((lines, index) => {
    const isGreeting = GREETING.test(lines[0]?.text.trim() ?? '')
    const head = isGreeting
      ? findAbove(blocks, index)
      : lines.some((line) => hasPart(line, OFFICE)) && lines.every(isOfHead)
        ? [...lines, ...findDateBelow(blocks, index)]
        : []
    return isLetterhead(head, contacts) ? [createLeftover(text, head)] : []
  })
}

/** Returns the day of a letter, if it is the paragraph below its top. */
function findDateBelow(blocks: readonly Line[][], head: number): Line[] {
  const below = blocks[head + 1] ?? []
  return below.every(({ text }) => DATE.test(text.trim())) ? below : []
}

/** Returns the lines above a greeting that may be the top of its letter: each a paragraph of its own, or all together. */
function findAbove(blocks: readonly Line[][], greeting: number): Line[] {
  const above: Line[] = []
  for (const lines of blocks.slice(0, greeting).reverse()) {
    if (!lines.every(isOfHead) || above.length + lines.length > MAX_LINES) break
    above.unshift(...lines)
  }
  return above
}

const isOfHead = (line: Line): boolean =>
  !isBlank(line) &&
  (isOfSignature(line) || ADDRESS.test(line.text) || DATE.test(line.text) || isRow(line))

/** Returns whether a line has several parts with bars or dots between them, one of which is an address. */
const isRow = (line: Line): boolean =>
  splitRow(line).length >= MIN_PARTS && !/^\s*\|/.test(line.text) && hasPart(line, ADDRESS)

const splitRow = ({ text }: Line): string[] => text.trim().split(/\s*[•·∙●▪■|]+\s*/u)

const hasPart = (line: Line, pattern: RegExp): boolean =>
  splitRow(line).some((part) => pattern.test(part))

const isLetterhead = (lines: readonly Line[], contacts: Contacts): boolean =>
  lines.some((line) => hasPart(line, ADDRESS) || hasPart(line, OFFICE)) &&
  hasForeignContact(lines, contacts) &&
  !hasOwnContact(lines, contacts)

function createLeftover(text: string, lines: readonly Line[]): Leftover {
  const [first, last] = [lines[0], lines.at(-1)]
  const [from, to] = [first?.start ?? 0, last?.end ?? 0]
  const hasAddress = lines.some((line) => hasPart(line, ADDRESS))
  const quoted = (first?.text ?? '').replace(/[*_\\]/g, '').trim()
  const name = quoted.slice(0, MAX_QUOTED)
  return {
    problem: {
      code: 'letter-top',
      severity: 'warning',
      message: `This looks like the top of a letter, with ${hasAddress ? 'an address and ' : ''}numbers that are not ours.`,
      fix: `If visitors do not need it, delete ${nameLines(text, from, last?.start ?? 0)}. ${lines.length === 1 ? 'It begins' : 'They begin'} with "${name}".`,
    },
    at: from,
    span: { start: from, end: to },
    claims: [{ start: from, end: to + 1 }],
  }
}
