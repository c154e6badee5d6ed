// The marks that Word, phones and emails put before the items of a list, and how to write the items in Markdown.

export type ItemMark = {
  /** How many lines must begin with it: a single dash may begin a signature. */
  readonly minimum: number
  /** Returns the item as Markdown, or null if the line does not begin with such a mark. The index counts the items from 0. */
  readonly convert: (line: string, index: number) => string | null
  /** True if it is certain what was meant. */
  readonly isCertain: boolean
  /** True if paragraphs outside of lists begin with such marks as well. A list of paragraphs then has the same mark in all of them. */
  readonly isSameInParagraphs: boolean
  /** Completes "This looks like a list, but …". */
  readonly describe: (line: string) => string
}

const createMark = (
  pattern: RegExp,
  options: Partial<Omit<ItemMark, 'convert'>>,
  write: (match: RegExpExecArray, index: number) => string | null,
): ItemMark => ({
  minimum: 2,
  isCertain: true,
  isSameInParagraphs: false,
  describe: () => 'a hyphen and a space are missing at the start',
  ...options,
  convert: (line, index) => {
    const match = pattern.exec(line)
    return match && write(match, index)
  },
})

const describeNumber = (line: string): string => {
  const [typed = ''] = /^[(*_]*\d+[^\p{L}\p{M}\s\d]*/u.exec(line) ?? []
  return /^(?:\d+[.)]?)?$/.test(typed)
    ? 'a number is written like 1. with a period and a space'
    : `${typed} does not begin a list here`
}

const describeFirstCharacter = (line: string): string => {
  const [first = ''] = line
  if (/[-*+]/.test(first)) return `the space after ${first} is not a plain one`
  if (/[‑‐]/.test(first)) return 'the hyphen is not a plain one'
  return /[\p{Co}\s]/u.test(first)
    ? 'the mark is from another program'
    : `${first} does not begin a list here`
}

/** A phone writes a period when the space bar is pressed twice before the hyphen. */
const PERIOD_AND_HYPHEN = /^\.[ \u00A0]?[-–—•*+][ \u00A0]+(\S.*)$/u
/** Two raised dots are a heading of a Spanish keyboard (line-rules.ts). */
const BULLET =
  /^(?:(?!·{2,6}\s)[•●▪◦·‣∙⁃▸▹►➢➤❖・◆◇■○▫\uF000-\uF0FF]\s*|[-*+][^\S \t]\s*|[o§](?:\t|[ \u00A0]{2})\s*)(\S.*)$/u
/** The second mark is a bullet of Word; before a number it names a section. */
const DASH = /^(?:[–—−‑‐―»]|§(?!\s*\d))\s+(\S.*)$/u
const LETTER_O = /^o\s(\S.*)$/
/** Emoji, ballot boxes, check marks, arrows and stars; they may mean something, so they stay. */
const SYMBOL =
  /^(?:(?![©®™])\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}\u200D\p{Extended_Pictographic}]*|[☐-☒✓-✘→⇒➔-➾☆★✦✧✩-✰□]|[-=]>)\s*[^\s-].*$/u
/** Right after it, a parenthesis or another bracket would make a link of it. */
const BOX = /^\[([ \u00A0xX✓✔])?\](?:\s+|(?![\s([:]))(\S.*)$/u
const NUMBER =
  /^([①-⑳⑴-⒛]|\d\uFE0F?\u20E3|[０-９]+[．.)）、]|\(\d{1,2}\)|\d{1,2}(?:\.[-)]|[º°ª]\.?|\s?[-–—](?=\s)))\s*(\S.*)$/u
/** The words may begin with a link, or with stars around some of them. */
const TIGHT_MARK = /^([-+]|\d{1,2}[.)])((?:[A-Za-zÀ-ỿ]|\*{1,3}[A-Za-zÀ-ỿ]|\[[^\][]+\]).*)$/u
const TIGHT_STAR = /^\*([A-Za-zÀ-ỿ][^*]*)$/u
const LETTER = /^(?:\(?([A-Za-z])[.)]\s+|([ⓐ-ⓩⒶ-Ⓩ⒜-⒵])\s*)(\S.*)$/u
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const ROMAN =
  /^(?:\*\*|__)?(?:\(?([IVX]{1,4}|[ivx]{1,4})[.)]|([IVX]{1,4})\s?[-–—:](?=\s))(?:\*\*|__)?\s+(\S.*)$/
const ROMAN_NUMBERS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

export const ITEM_MARKS: readonly ItemMark[] = [
  createMark(
    BULLET,
    { minimum: 1, describe: describeFirstCharacter },
    ([, text = '']) => `- ${text}`,
  ),
  createMark(
    PERIOD_AND_HYPHEN,
    {
      minimum: 1,
      describe: () => 'there is a period before the hyphen, as a phone writes it for two spaces',
    },
    ([, text = '']) => `- ${text}`,
  ),
  createMark(
    TIGHT_MARK,
    {
      minimum: 1,
      describe: (line) =>
        `there is no space after the ${/\d/.test(line[0] ?? '') ? 'number' : 'hyphen'}`,
    },
    ([, mark = '', text = '']) => `${/\d/.test(mark) ? mark : '-'} ${text}`,
  ),
  createMark(
    TIGHT_STAR,
    { isCertain: false, describe: () => 'there is no space after the *' },
    ([, text = '']) => `- ${text}`,
  ),
  createMark(DASH, { describe: describeFirstCharacter }, ([, text = '']) => `- ${text}`),
  createMark(LETTER_O, { describe: describeFirstCharacter }, ([, text = '']) => `- ${text}`),
  createMark(
    BOX,
    { describe: () => 'visitors cannot check boxes' },
    ([, mark = '', text = '']) => `- ${mark.trim() === '' ? '' : '✓ '}${text}`,
  ),
  createMark(SYMBOL, { isSameInParagraphs: true }, ([line]) => `- ${line}`),
  createMark(NUMBER, { describe: describeNumber }, ([, mark = '', text = ''], index) =>
    readNumber(mark) === index + 1 ? `${index + 1}. ${text}` : null,
  ),
  createMark(
    ROMAN,
    { describe: () => 'a list has hyphens or numbers like 1. and 2., not Roman numerals' },
    ([, number = '', other = '', text = ''], index) =>
      ROMAN_NUMBERS[index] === (number || other).toLowerCase() ? `${index + 1}. ${text}` : null,
  ),
  createMark(
    LETTER,
    { isCertain: false, describe: () => 'a list has numbers or hyphens, not letters' },
    ([, letter = '', circled = '', text = ''], index) => {
      const typed = (letter || circled.normalize('NFKC').replace(/[()]/g, '')).toLowerCase()
      return LETTERS[index] === typed ? `${index + 1}. ${text}` : null
    },
  ),
]

const readNumber = (mark: string): number => Number(mark.normalize('NFKC').replace(/\D/g, ''))
