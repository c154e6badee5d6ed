// Finds what is in a text twice, as after pasting it a second time: a word, a paragraph or a heading.
import { getSpan, type FindLeftovers, type Leftover, type Line } from '../leftover'
import { findMixedWords } from '../mixed-words'
import { createRepetition, findRepeatedParagraphs } from './repeated-paragraphs'
import { findWordTwice } from './word-twice'

export const findRepetitions: FindLeftovers = (text, _source, blocks) => [
  ...describeWordTwice(text),
  ...describeWordBeforeLink(text),
  ...findMixedWords(text),
  ...findRepeatedParagraphs(text, blocks),
  ...findHeadingTwice(blocks),
]

function describeWordTwice(text: string): Leftover[] {
  const match = findWordTwice(text)
  if (match === null) return []
  const [typed, word = ''] = match
  const span = getSpan(match)
  return [
    createRepetition(
      `The word "${word}" is there twice.`,
      `Write it once: ${word}`,
      { span, at: span.start },
      typed.slice(0, word.length),
    ),
  ]
}

/** Matches a small word before a link that begins with it: "see our [our Give page](/give)". */
const BEFORE_LINK =
  /(?<![A-Za-zÀ-ỿ'’-])(the|an?|our|your|their|el|la|los|las|una?|nuestr[oa]s?|sus?) \[\1 (?=[^\][\n]+\]\()/u

function describeWordBeforeLink(text: string): Leftover[] {
  const match = BEFORE_LINK.exec(text)
  if (match === null) return []
  const [typed, word = ''] = match
  const span = getSpan(match)
  return [
    createRepetition(
      `The word "${word}" is there twice, before the link and in it.`,
      `Write it once: ${word}`,
      { span, at: span.start },
      typed.slice(word.length + 1),
    ),
  ]
}

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
