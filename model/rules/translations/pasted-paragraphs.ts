// Notes a paragraph that was pasted from another translated page over the one of this page, whose English page says something else.
import { splitFileName } from '../../languages'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { readTextBlocks, type TextBlock } from '../../translations/text-blocks'
import { getText, type TranslationEntry } from '../../translations/translation-age'
import { compareParts } from './comparison/align-parts'

type Texts = Readonly<Record<string, string>>

/** In characters: shorter paragraphs may well be the same. */
const MIN_LENGTH = 80
const PARAGRAPH_BREAK = /\n\s*\n/
/** Matches lists, headings, boxes, quotations and tables. */
const NO_PROSE = /^(?:[-*+>|:#]|\d+[.)]) ?/
const LONGER_WORD = /[A-Za-zÀ-ỿ]{5,}/gu
const MIN_LONGER_WORDS = 5
/** The part of their longer words that two English paragraphs have in common if they may have the same translation. */
const MAX_SHARED = 0.25
const WORDS_QUOTED = 6

/** @param ignored the files that have to be corrected first, such as a translation that is not up to date */
export function checkPastedParagraphs(
  entries: readonly ParsedEntry[],
  texts: Texts,
  ignored: ReadonlySet<string>,
): Problem[] {
  const originals = new Map(entries.map((parsed) => [parsed.entry.pagePath, parsed]))
  const owners = new Map<string, ParsedEntry[]>()
  for (const parsed of entries) {
    const { translationOf, draft }: TranslationEntry = parsed.entry
    if (translationOf === undefined || draft === true) continue
    for (const words of new Set(listParagraphs(getText(parsed.entry, texts))))
      owners.set(words, [...(owners.get(words) ?? []), parsed])
  }
  return [...owners].flatMap(([words, [first, second, ...more]]) => {
    // What three pages have is said on purpose.
    if (first === undefined || second === undefined || more.length > 0) return []
    if ([first, second].some(({ entry }) => ignored.has(entry.file))) return []
    const [one, other] = [first, second].map((parsed) => findPlace(parsed, originals, words, texts))
    if (!one || !other || one.language !== other.language) return []
    if (saySame(one.original.words, other.original.words)) return []
    const isSecond =
      compareParts(other.original, other.block) > compareParts(one.original, one.block)
    const [wrong, right] = isSecond ? [other, one] : [one, other]
    return [createProblem(pasted(wrong, right), { file: wrong.file, line: wrong.block.line })]
  })
}

const listParagraphs = (text: string): string[] =>
  text
    .split(PARAGRAPH_BREAK)
    .map((typed) => typed.trim())
    .filter((typed) => typed.length >= MIN_LENGTH && !NO_PROSE.test(typed))

type Place = {
  readonly file: string
  readonly language: string
  readonly block: TextBlock
  readonly original: TextBlock
  readonly originalFile: string
}

/** Returns a paragraph and that of the English page, or null unless the pages have the same parts. */
function findPlace(
  { entry }: ParsedEntry,
  originals: ReadonlyMap<string | null, ParsedEntry>,
  words: string,
  texts: Texts,
): Place | null {
  const { translationOf }: TranslationEntry = entry
  const english = originals.get(translationOf ?? null)
  if (english === undefined || english.entry.draft === true) return null
  const [blocks, others] = [entry, english.entry].map((read) => readBody(getText(read, texts)))
  if (blocks === undefined || others === undefined || listKinds(blocks) !== listKinds(others))
    return null
  const index = blocks.findIndex((block) => simplify(block.words) === simplify(words))
  const [block, original] = [blocks[index], others[index]]
  if (block === undefined || original === undefined) return null
  const { language } = splitFileName(entry.slug)
  return { file: entry.file, language, block, original, originalFile: english.entry.file }
}

const readBody = (text: string): TextBlock[] =>
  readTextBlocks(text).filter(({ field }) => field === undefined)

const listKinds = (blocks: readonly TextBlock[]): string => blocks.map(({ kind }) => kind).join(' ')

const simplify = (words: string): string => words.replace(/\s+/g, ' ').trim()

function saySame(first: string, second: string): boolean {
  const [one, other] = [first, second].map(
    (words) => new Set(words.toLowerCase().match(LONGER_WORD) ?? []),
  )
  if (one === undefined || other === undefined) return true
  const shared = [...one].filter((word) => other.has(word)).length
  const count = Math.min(one.size, other.size)
  // A few words are not enough to tell.
  return count < MIN_LONGER_WORDS || shared > count * MAX_SHARED
}

function pasted(wrong: Place, right: Place): FileProblem {
  const words = wrong.original.words.split(/\s+/).slice(0, WORDS_QUOTED).join(' ')
  return {
    code: 'text-copied',
    severity: 'warning',
    message: `This paragraph is the same as on line ${right.block.line} of ${right.file}. But in English, the two pages say different things here.`,
    fix: `In ${wrong.originalFile}, line ${wrong.original.line} begins with “${words} …”. Write that here in the language of this page. If this paragraph is right, correct the one in ${right.file}.`,
  }
}
