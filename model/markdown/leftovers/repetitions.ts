// Finds what is in a text twice, as after pasting it a second time: a word, a paragraph or a heading.
import { getSpan, type FindLeftovers, type Leftover, type Line } from './leftover'
import { findMixedWords } from './mixed-words'
import { createRepetition, findRepeatedParagraphs } from './repeated-paragraphs'

/** Words that nobody writes twice on purpose, in English and in Spanish. */
const TWICE =
  '(the|a|an|and|of|to|for|with|our|your|we|is|are|at|el|la|los|las|un|una|de|del|y|en|con|por|para)[ \\t]?[ \\t\\n]\\1'
const WORD_TWICE = new RegExp(`(?<![\\p{L}'’-])${TWICE}(?![\\p{L}'’-])`, 'giu')
/** Matches all of them, and parts of words with accents as well, in a quarter of the time. */
const MAY_BE_TWICE = new RegExp(`\\b${TWICE}\\b`, 'i')

export const findRepetitions: FindLeftovers = (text, _source, blocks) => [
  ...findWordTwice(text),
  ...findMixedWords(text),
  ...findRepeatedParagraphs(text, blocks),
  ...findHeadingTwice(blocks),
]

function findWordTwice(text: string): Leftover[] {
  if (!MAY_BE_TWICE.test(text)) return []
  return [...text.matchAll(WORD_TWICE)]
    .filter(isTypo)
    .slice(0, 1)
    .map((match) => {
      const [typed, word = ''] = match
      const span = getSpan(match)
      return createRepetition(
        `The word "${word}" is there twice.`,
        `Write it once: ${word}`,
        { span, at: span.start },
        typed.slice(0, word.length),
      )
    })
}

/** A second word with a capital is a name: "La La Land". */
const isTypo = ([typed, word = '']: RegExpMatchArray): boolean =>
  typed.slice(-word.length) === word.toLowerCase()

function findHeadingTwice(blocks: readonly Line[][]): Leftover[] {
  const seen = new Set<string>()
  /** The headings above, from the largest to the smallest. */
  let path: string[] = []
  for (const line of blocks.flat()) {
    const [, hashes, words] = /^(#{2,6}) +(.+?)(?: +#+)? *$/.exec(line.text) ?? []
    if (hashes === undefined || words === undefined) continue
    path = [...path.slice(0, hashes.length - 2), words]
    const key = path.join('\n')
    // A heading that asks is compared with all other questions.
    if (seen.has(key) && !words.endsWith('?'))
      return [
        createRepetition(
          `The heading "${words}" is there twice.`,
          'If the part below it was pasted twice, delete it here. If not, write other words for one of the headings.',
          { span: line, at: line.start },
        ),
      ]
    seen.add(key)
  }
  return []
}
