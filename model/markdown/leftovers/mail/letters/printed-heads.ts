// Finds the head of a printed page above a text: "123 Sample Street • Auburn, Alabama • (334) 555-0142", with a name or "Page 1 of 2" beside it.
import { getPositionAt } from '../../../../problems/problem'
import type { FindLeftovers, Line } from '../../leftover'

const BREAK = /\s*[•·∙●▪■|]+\s*|\s+[-–—]+\s+/u
const ADDRESS =
  /^\d{1,5}[a-z]? [A-Za-zÀ-ỿ]|^P\.? ?O\.? Box \d|^Apartado \d|, (?:[A-Z]{2}|Alabama|Georgia)\.?(?:,? \d{5}(?:-\d{4})?)?$/iu
const CONTACT = /(?<!\d)\(?\d{3}\)?[\s.-]*\d{3}[\s.-]\d{4}(?!\d)|[^\s@]+@[^\s@]+\.[a-z]{2,}/i
const PAGE = /(?:^|[•·|–—-]\s*)(?:Page|Página|Pág\.) \d+ (?:of|de) \d+$/iu
const CAPITALS = /^(?=(?:.*[A-ZÀ-Þ]){6})[^\p{Ll}]+$/u
const OFFICE = /^(?:Office|Study|Desk) of (?:the|our|Rev|Dr)|^Oficina (?:del|de la|pastoral)/iu
const DATE = /^(?:[A-ZÀ-Þ][A-Za-zÀ-ỿ]+,? )?[A-ZÀ-Þ][A-Za-zÀ-ỿ]{2,8}\.? \d{1,2}, \d{4}$/u
/** Matches the name of someone with an office, as it is below an address. */
const PERSON =
  /^(?:(?:The )?Rev(?:erend)?|Pastor|Dr|Father|Fr)\.? [A-ZÀ-Þ][^.!?]{3,60}$|^[A-ZÀ-Þ][^.!?,]{4,40}, (?:(?:Senior|Lead|Associate|Youth) )?(?:Pastor|Minister|Secretary)$/u
/** Headings, boxes, items, quotations, tables and pictures. */
const PART_OF_PAGE = /^\s*(?:#{1,6} |:{2,}|[-*+] |\d+[.)] |[>|!])/
const SENTENCE = /(?<!(?<![A-Za-zÀ-ỿ])[A-ZÀ-Þ][A-Za-zÀ-ỿ.]{0,4})[.!?:;]["”]?$/u
const MAX_LINES = 8
/** As many lines that only a printed page has beside an address show one without a number: "OFFICE OF THE PASTOR" and a date. */
const MIN_HEADS = 2
const MAX_LINE_LENGTH = 120

export const findPrintedHeads: FindLeftovers = (text, _source, blocks) => {
  const head = readHead(blocks)
  const [first, last] = [head[0], head.at(-1)]
  if (first === undefined || last === undefined || !isPrinted(head.map(getWords))) return []
  const lines = [first, last].map(({ start }) => getPositionAt(text, start).line)
  return [
    {
      problem: {
        code: 'letter-top',
        severity: 'warning',
        message:
          'This looks like the top of a letter or of another printed page, and not like the beginning of a text.',
        fix: `If visitors do not need it here, delete lines ${lines.join(' to ')}.`,
      },
      at: first.start,
      span: { start: first.start, end: last.end },
      claims: [{ start: first.start, end: last.end + 1 }],
    },
  ]
}

const getWords = ({ text }: Line): string => text.replace(/[*_\\]/g, '').trim()

/** Returns the lines at the top down to the last one that belongs to a printed head, if there is text below them. */
function readHead(blocks: readonly Line[][]): Line[] {
  const isOfHead = (line: Line) =>
    line.text.length <= MAX_LINE_LENGTH &&
    !PART_OF_PAGE.test(line.text) &&
    !SENTENCE.test(getWords(line))
  const end = blocks.findIndex((lines) => !lines.every(isOfHead))
  const top = blocks.slice(0, Math.max(end, 0)).flat()
  const last = top.findLastIndex((line) =>
    [PAGE, CAPITALS, OFFICE, DATE, ADDRESS, CONTACT, PERSON].some((mark) =>
      mark.test(getWords(line)),
    ),
  )
  return last >= MAX_LINES ? [] : top.slice(0, last + 1)
}

/** Returns whether lines have an address and a number in one row, and what only a printed page has beside it; or an address alone, and more of that. */
function isPrinted(lines: readonly string[]): boolean {
  const rows = lines.filter((line) => {
    const parts = line.split(BREAK)
    return parts.length > 1 && parts.some((part) => ADDRESS.test(part)) && CONTACT.test(line)
  })
  const others = lines.filter((line) => !rows.includes(line))
  const isHead = (line: string) => [PAGE, CAPITALS, OFFICE, DATE].some((mark) => mark.test(line))
  const hasAddress = rows.length > 0 || (others.some(isAddress) && others.some(isContact))
  return (
    (rows.length > 0 && others.some(isHead)) ||
    (hasAddress && others.some(isPage)) ||
    (others.some(isAddress) && others.filter(isHead).length >= MIN_HEADS)
  )
}

const isAddress = (line: string): boolean => ADDRESS.test(line)
const isContact = (line: string): boolean => CONTACT.test(line)
const isPage = (line: string): boolean => PAGE.test(line)
