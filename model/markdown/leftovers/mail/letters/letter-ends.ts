// Finds the end of an email in a page: closing words, a name, an office and a number that is not ours.
import type { Contacts } from '../../../../schema/field'
import { getEndAbove, type FindLeftovers, type Leftover, type Line } from '../../leftover'
import { SIGNATURE } from '../email-problems'
import { hasForeignContact, hasOwnContact } from './foreign-contacts'
import { isEnding, isNotice } from '../email-notices'
import { isOfSignature, NAME } from '../signature-lines'
import { nameLines } from './name-lines'

const CLOSING =
  /^[*_]*(?:(?:In|With) (?:Christ|Him|His|God|Jesus|faith|hope|love|prayer|peace|gratitude|thanks|appreciation)\b.{0,40}|(?:Many |Rich )?[Bb]lessings(?: .{1,30})?|(?:Grace|Peace|Love|Joy)(?: (?:and|&) [A-Za-zÀ-ỿ]+)?|God bless(?: you)?(?: all)?|Yours?\b.{0,40}|Sincerely(?: .{1,30})?|Respectfully(?: .{1,20})?|Faithfully|(?:Best|Kind|Warm|Kindest|Warmest) (?:regards|wishes)|Regards|Warmly|Gratefully|Cheers|(?:Many )?[Tt]hanks(?: again| so much)?|Thank you(?: .{1,30})?|Shalom|Bendiciones|(?:Muchas )?[Gg]racias|Saludos(?: .{1,30})?|Atentamente|(?:Un )?[Aa]brazos?|En Cristo.{0,20}|(?:Su|Tu) herman[oa].{0,20}|Dios (?:l[eo]s?|te) bendiga|Con (?:cariño|amor|aprecio).{0,20}|(?:Gracia|Paz) y [A-Za-zÀ-ỿ]+)[,!.][*_\\]*$/u
/** Matches what programs for email and offices add below a signature. */
const BEFORE_PRINTING =
  /consider the environment before printing|(?:think|please) before (?:you )?print|antes de imprimir|^[\s*_]*(?:virus-free\b|scanned (?:by|for) |to unsubscribe|(?:the )?(?:views|opinions) (?:and \w+ )?expressed|(?:notice|disclaimer|aviso)\b[*_]*[:.])/i
const MAX_LINES = 8
const MAX_QUOTED = 40
/** Matches a name, with titles before and after it: "Rev. Dr. Ann Sample, M.Div." */
const isName = (line: Line | undefined): boolean =>
  line !== undefined && NAME.test(line.text.trim().replace(/^[-–—~] ?/, ''))

export const findLetterEnds: FindLeftovers = (text, _source, blocks, { contacts }) =>
  contacts === undefined
    ? []
    : blocks.flatMap((lines, index) => {
        const closing = lines.findIndex((line) => CLOSING.test(line.text.trim()))
        if (closing === -1) return []
        const end = findEnd([lines.slice(closing + 1), ...blocks.slice(index + 1)], contacts)
        const [first, last] = [lines[closing], end.at(-1)]
        return first && last ? [createLeftover(text, first, last)] : []
      })

/** Returns the lines of the name and what follows, up to the last block with a number of others; none if it is no signature. */
function findEnd(blocks: readonly Line[][], contacts: Contacts): Line[] {
  const lines: Line[] = []
  let end: Line[] = []
  for (const block of blocks) {
    const isSmallPrint = end.length > 0 && isSmallPrintBlock(block)
    if (!isSmallPrint && (!block.every(isOfSignature) || lines.length + block.length > MAX_LINES))
      break
    lines.push(...block)
    if (isSmallPrint || hasForeignContact(block, contacts)) end = [...lines]
  }
  return isName(end[0]) && !hasOwnContact(end, contacts) ? end : []
}

/** Returns whether a block begins as a notice does, and all its lines may belong to it. */
const isSmallPrintBlock = ([first, ...others]: readonly Line[]): boolean =>
  first !== undefined &&
  (BEFORE_PRINTING.test(first.text) || isEnding(first.text)) &&
  others.every((line) => isNotice(line) || BEFORE_PRINTING.test(line.text))

function createLeftover(text: string, first: Line, last: Line): Leftover {
  const quoted = first.text
    .replace(/[*_\\]/g, '')
    .trim()
    .slice(0, MAX_QUOTED)
  return {
    problem: {
      ...SIGNATURE,
      fix: `If this is not for visitors, delete ${nameLines(text, first.start, last.start)}. They begin with "${quoted}".`,
    },
    at: first.start,
    span: { start: getEndAbove(text, first.start), end: last.end },
    claims: [{ start: first.start, end: last.end + 1 }],
  }
}
