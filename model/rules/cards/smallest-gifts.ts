// Notes a page that asks for a smallest gift, although the card that leads to it says that any amount is welcome.
import { collections } from '../../collections'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { readFieldWords } from '../../source/source-mark'
import { getText } from '../../translations/translation-age'
import { readSentences, type Sentence } from '../copies/sentences/sentences'
import { ANY_AMOUNT, asksAtLeast, isAboutKind } from './gift-amounts'
import { findGiftPages } from './gift-pages'

const FIELD = /^(?:description|lead|summary): +/

/** @param texts the texts of the files by their paths below the content folder */
export function checkSmallestGifts(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const found = new Map<string, Problem>()
  for (const parsed of entries) {
    const { collection, entry } = parsed
    const amount = readFieldWords(entry['amount'])
    const isGift = collection === (collections.givingOptions as unknown)
    if (!isGift || entry.draft === true || !ANY_AMOUNT.test(amount)) continue
    const card = getText(entry, texts)
    const { linked, list } = findGiftPages(parsed, entries)
    for (const page of new Set([linked, list])) {
      if (page === undefined) continue
      for (const { words, line, start } of readAll(getText(page.entry, texts))) {
        const asked = asksAtLeast(words)
        if (asked === null || !isAboutKind(words, card)) continue
        const position = { line, column: start + words.indexOf(asked) + 1 }
        const { file } = page.entry
        const problem = createProblem(describe(asked, amount, entry.file), { file, ...position })
        found.set(`${file}:${line}`, found.get(`${file}:${line}`) ?? problem)
      }
    }
  }
  return [...found.values()]
}

/** Returns the sentences of a text, and the fields that visitors read. */
const readAll = (text: string): Sentence[] => [
  ...text.split('\n').flatMap((line, index): Sentence[] => {
    const [name] = FIELD.exec(line) ?? []
    return name === undefined
      ? []
      : [{ words: line.slice(name.length), line: index + 1, start: name.length }]
  }),
  ...readSentences(text),
]

const describe = (asked: string, amount: string, card: string): FileProblem => ({
  code: 'amount-differs',
  severity: 'warning',
  message: `This says "${asked}", but ${card} says "${amount}".`,
  fix: `If people may give what they like, take the sum out of this sentence. If there is a smallest gift now, write it in ${card} too, in the line that begins with amount.`,
})
