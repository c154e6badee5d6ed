// Finds a list whose items are all in one line, as a PDF or a message leaves it: "Please bring: • Diapers • Wipes".
import {
  getWholeLines,
  splitLines,
  type FindLeftovers,
  type Leftover,
  type Line,
} from '../leftover'

/** Matches a part of every such list. */
const CANDIDATE =
  /[•●▪◦‣⁃∙].*[•●▪◦‣⁃∙]|([✅✔✓☑🔹🔸👉]).*\1.*\1|: [-–*] \S.* [-–*] |(?:^|: )\(?1[.)] \S.*\s\(?2[.)] /mu

/** The words above the list, up to their colon, and the items. */
const BULLETS = /^((?!\|)[^•●▪◦‣⁃∙|]*:)?[ \t]*([•●▪◦‣⁃∙].*)$/u
const HYPHENS = /^((?![-*+|] |\|)[^|]*?[A-Za-zÀ-ỿ]:)[ \t]+([-–*] \S.*)$/u
/** Small pictures may mean something, so they stay. */
const PICTURES = /^((?!\|)[^|]*?[:.!?])?[ \t]*(([✅✔✓☑🔹🔸👉])\uFE0F? .*)$/u
const NUMBERS = /^((?![-*+|] |\|)[^|]*?[A-Za-zÀ-ỿ]:)?[ \t]*(\(?1[.)] \S.*)$/u

/** Items are short; longer ones may be sentences of a paragraph. */
const MAX_ITEM_LENGTH = 90
/** Between hyphens there may be a remark – such as this one – of a sentence. */
const MAX_HYPHEN_ITEM_LENGTH = 30
const MIN_HYPHEN_ITEMS = 3
const MIN_PICTURE_ITEMS = 3

/** Matches a sentence that goes on after the last item. */
const GOES_ON = /[.!?]["”’)]?\s+["“¡¿]?[A-ZÀ-Þ]/u

type InlineList = {
  readonly lead: string
  readonly items: readonly string[]
  readonly isNumbered: boolean
}

export const findInlineLists: FindLeftovers = (text, source) => {
  if (!CANDIDATE.test(text)) return []
  for (const line of splitLines(text)) {
    if (!CANDIDATE.test(line.text)) continue
    const list = readList(source.slice(line.start, line.end).trim())
    if (list !== null) return [createLeftover(text, line, list)]
  }
  return []
}

function readList(line: string): InlineList | null {
  const [, lead = '', bullets] = BULLETS.exec(line) ?? []
  if (bullets !== undefined)
    return keepShort({ lead, items: split(bullets, /[•●▪◦‣⁃∙]/u), isNumbered: false }, 2)
  const [, words = '', hyphens] = HYPHENS.exec(line) ?? []
  if (hyphens !== undefined) {
    const items = split(` ${hyphens}`, /\s[-–*]\s/u)
    const areShort = items.every(({ length }) => length <= MAX_HYPHEN_ITEM_LENGTH)
    return areShort ? keepShort({ lead: words, items, isNumbered: false }, MIN_HYPHEN_ITEMS) : null
  }
  const [, start = '', pictures, picture = ''] = PICTURES.exec(line) ?? []
  if (pictures !== undefined) {
    const items = pictures.split(new RegExp(`(?=${picture})`, 'u')).map((item) => item.trim())
    return keepShort({ lead: start, items, isNumbered: false }, MIN_PICTURE_ITEMS)
  }
  const [, before = '', numbers] = NUMBERS.exec(line) ?? []
  return numbers === undefined
    ? null
    : keepShort(
        { lead: before, items: splitNumbers(numbers), isNumbered: true },
        before === '' ? 3 : 2,
      )
}

const keepShort = (list: InlineList, minimum: number): InlineList | null =>
  list.items.length >= minimum && list.items.every(({ length }) => length <= MAX_ITEM_LENGTH)
    ? list
    : null

const split = (typed: string, mark: RegExp): string[] =>
  typed
    .split(mark)
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** Splits at the numbers that follow each other from 1 on. */
function splitNumbers(typed: string): string[] {
  const items: string[] = []
  let rest = typed.replace(/^\(?1[.)]\s+/, '')
  for (let number = 2; ; number++) {
    const next = new RegExp(`\\s\\(?${number}[.)]\\s+`).exec(rest)
    if (next === null) return [...items, rest.trim()]
    items.push(rest.slice(0, next.index).trim())
    rest = rest.slice(next.index + next[0].length)
  }
}

function createLeftover(
  text: string,
  line: Line,
  { lead, items, isNumbered }: InlineList,
): Leftover {
  const list = items.map((item, index) => `${isNumbered ? `${index + 1}.` : '-'} ${item}`)
  const isCertain = !GOES_ON.test(items.at(-1) ?? '')
  return {
    problem: {
      code: 'list-mark',
      severity: 'warning',
      message: `These ${items.length} items look like a list, but they are all in one line, and visitors would see them so.`,
      fix: `Put each of them on a line of its own, with an empty line above the first: ${list[0] ?? ''}`,
      ...(isCertain
        ? { replacement: `${lead === '' ? '' : `${lead}\n\n`}${list.join('\n')}` }
        : {}),
    },
    at: line.start,
    span: { start: line.start, end: line.start + line.text.trimEnd().length },
    claims: [getWholeLines(text, line)],
  }
}
