// Notes a picture whose drawing still has words that only fill a place: "YOUR LOGO", "tagline goes here", "[City]".
import { GAP } from '../../markup/gaps'
import type { Problem } from '../../problems/problem'
import { createReferenceProblem } from '../links/reference-problems'
import { findUnfinishedWords } from '../meaning/unfinished/check-unfinished-words'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { listWords } from '../../text/list-words'

/** Words that fill a place in a drawing, but may be right as the title of a page. */
const FILLER =
  /^(?:logo|tagline|slogan|(?:company|organi[sz]ation|church|business|event|brand) (?:name|title)|date (?:and|&) time|label)$/i

/** @param drawingWords the words of drawings by the names of their files */
export function checkUnfinishedDrawings(
  entries: readonly ParsedEntry[],
  drawingWords: Readonly<Record<string, string>>,
): Problem[] {
  return entries
    .filter(({ entry }) => entry.draft !== true)
    .flatMap((parsed) =>
      parsed.references.flatMap((reference) => {
        const { type, target } = reference
        if (type !== 'image' || !Object.hasOwn(drawingWords, target)) return []
        const left = findLeft(drawingWords[target] ?? '')
        if (left.length === 0) return []
        return [
          createReferenceProblem(parsed, reference, {
            code: 'text-example',
            severity: 'warning',
            message: `The picture ${target} still says ${listWords(left.map((words) => `"${words}"`))}, and visitors would read that.`,
            fix: `Upload the finished picture to content/images as ${target}, with the real words or with none.`,
          }),
        ]
      }),
    )
}

const findLeft = (words: string): string[] =>
  words.split('\n').flatMap((line) => {
    const text = line.trim()
    if (FILLER.test(text)) return [text]
    return findUnfinishedWords(text) ?? text.match(GAP)?.[0] ?? []
  })
