// Completes what is said of a promise in a translation: the page that it translates does not make it, and says something else there.
import type { Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { readTextBlocks } from '../../translations/text-blocks'
import { getText } from '../../translations/translation-age'
import { alignParts } from '../translations/comparison/align-parts'
import { findPromises } from './find-promise'
import { PROMISE_TOPICS } from './promise-topic'

/** In characters; longer paragraphs are not quoted. */
const MAX_QUOTED = 200
const UNDATED =
  /^(The file says (".+")\. (?:That is a promise|These are promises)), but the fields .*/s
const SOURCE = /\badd [a-z ]+ to the fields at the top, .*$/s

/** @param texts the texts of the files by their paths below the content folder */
export function completeTranslatedPromises(
  problems: readonly Problem[],
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  return problems.map((problem) => {
    if (problem.code !== 'promise-undated') return problem
    const parsed = entries.find(({ entry }) => entry.file === problem.file)
    const original = entries.find(
      ({ entry: { pagePath } }) => pagePath !== null && pagePath === parsed?.entry['translationOf'],
    )
    if (parsed === undefined || original === undefined) return problem
    const [own, english] = [getText(parsed.entry, texts), getText(original.entry, texts)]
    // What both pages promise is a question of its source.
    const whole = { frontMatter: new Map(), body: english, bodyLine: 1 }
    if (findPromises(whole, PROMISE_TOPICS).length > 0) return problem
    return describe(problem, findEnglish(own, english, problem.line))
  })
}

/** Returns the English words at the place of a line, or null if they cannot be known. */
function findEnglish(own: string, english: string, line: number): string | null {
  const [blocks, originals] = [readTextBlocks(own), readTextBlocks(english)]
  // Where parts are missing, the next ones are easily taken for them.
  if (blocks.length !== originals.length) return null
  const block = blocks.findLast((part) => part.line <= line)
  const words = alignParts(originals, blocks).find(([, part]) => part === block)?.[0]?.words
  return words === undefined || words.length > MAX_QUOTED ? null : words
}

function describe(problem: Problem, english: string | null): Problem {
  const [, says, words = ''] = UNDATED.exec(problem.message) ?? []
  const [advice] = SOURCE.exec(problem.fix) ?? []
  if (says === undefined || advice === undefined) return problem
  const isOne = !words.includes('" and "')
  const it = isOne ? 'it' : 'them'
  const there = english === null ? '' : ` There it says: “${english}”`
  return {
    ...problem,
    message: `${says}, and the English page does not make ${it}.${there}`,
    fix: `Say in Spanish only what the English page says. If you think that ${!isOne ? 'these words are' : words.includes(' ') ? 'this is' : 'this word is'} true, ask the person in charge first. If the answer is yes, write ${it} on both pages, and ${advice}`,
  }
}
