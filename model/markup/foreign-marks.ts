// Marks that other programs leave in a text or a value: they would be shown as they are typed.
import type { ProblemDetails } from '../problems/problem'
import { createEmojiNameProblem, EMOJI_NAME } from './emoji-problems'
import { adviseOnGaps, GAP } from './gaps'

type ForeignMark = {
  /** A global pattern. */
  readonly pattern: RegExp
  /** Returns what to write in place of it, or null if that is not certain. */
  readonly replace: (match: RegExpMatchArray) => string | null
  /**
   * @param all the marks of this kind in the text; the first of them is `typed`
   * @param text the text with the marks
   */
  readonly createProblem: (
    typed: string,
    replacement: string | null,
    all: readonly string[],
    text: string,
  ) => ProblemDetails
}

/** Sources as chat programs write them, with the space before. */
export const CITATION =
  /\s?(?:【[^【】\n]{0,60}†[^【】\n]*】|:contentReference\[oaicite:[^\]\n]*\](?:\{[^}\n]*\})?|\[oaicite:[^\]\n]*\]|\uE200cite[^\uE201\n]*\uE201|(?<!\w)cite(?:turn\d+(?:search|view|news|image)\d+)+|\[cite: ?[\d, ]+\])|\[cite_start\]/gu
export const HIGHLIGHT = /(?<![=\w])==(?=[^\s=])([^=\n]*[^\s=])==(?![=\w])/g
const HEADING_NAME = /[ \t]*\{[#.][\w-]+(?:\s+[#.][\w-]+)*\}(?=\s*$)/g
const TEMPLATE =
  /\{\{[^{}\n]*\}\}|\{%[^{}\n]*%\}|\[(?:youtube|vimeo|embed|video)\]https?:[^\s[\]]+\[\/\w+\]|\[\/?[a-z][\w-]*(?:\s+[\w-]+=(?:"[^"\n]*"|“[^”\n]*”))+\s*\/?\]/g

/** Matches a part of every mark. Most texts have none, and the patterns below are slow. */
const CANDIDATE = /[【\uE200{[<=]|:[a-z\d+-]|cite/

const shorten = (typed: string) => (typed.length > 40 ? `${typed.slice(0, 40)}…` : typed)

const FOREIGN_MARKS: readonly ForeignMark[] = [
  {
    pattern: CITATION,
    replace: () => '',
    createProblem: (typed, _replacement, all) => ({
      code: 'foreign-mark',
      message:
        all.length === 1
          ? `A chat program left a mark of its own here, ${shorten(typed.trim())}, and visitors would see it.`
          : `A chat program left ${all.length} marks of its own here, such as ${shorten(typed.trim())}, and visitors would see them.`,
      fix: `Delete ${all.length === 1 ? 'it' : 'them'}, and make sure that the words before ${all.length === 1 ? 'it' : 'them'} are true.`,
    }),
  },
  {
    pattern: HIGHLIGHT,
    replace: ([, text = '']) => `**${text}**`,
    createProblem: (typed, replacement) => ({
      code: 'foreign-mark',
      message: `The = characters around ${shorten(typed)} would be shown.`,
      fix: `For bold words, write ${replacement ?? ''}`,
    }),
  },
  {
    pattern: EMOJI_NAME,
    replace: () => null,
    createProblem: (_typed, _replacement, all, text) => createEmojiNameProblem(all, text),
  },
  {
    pattern: HEADING_NAME,
    replace: () => '',
    createProblem: (typed) => ({
      code: 'foreign-mark',
      message: `${shorten(typed.trim())} is for another program, and it would be shown.`,
      fix: 'Delete it with its curly brackets.',
    }),
  },
  {
    pattern: TEMPLATE,
    replace: ([typed]) => writeVideoLink(typed),
    createProblem: (typed, replacement) => ({
      code: 'foreign-mark',
      message: `${shorten(typed)} is for another program, and it would be shown as it is.`,
      fix:
        replacement === null
          ? 'Delete it, or write in plain words what it would show.'
          : `Write a link to the video: ${replacement}`,
    }),
  },
  {
    pattern: GAP,
    replace: () => null,
    createProblem: (typed) => ({
      code: 'text-example',
      message: `${typed} is a blank that nobody has filled in.`,
      fix: adviseOnGaps([typed]),
    }),
  },
]

/** Matches the code of a video on YouTube or Vimeo, with its ID, and one with its address. */
const VIDEO =
  /^(?:\{\{[<%]|\{%)\s*(youtube|vimeo)\s+(?:id=)?["'“]?([\w-]{6,})|^\[\w+\](https:\/\/[^\s[\]]+)/

/** Returns a link in place of the code of a video, or null. */
function writeVideoLink(typed: string): string | null {
  const [, site, id, address] = VIDEO.exec(typed) ?? []
  const url =
    address ??
    (id === undefined
      ? null
      : site === 'vimeo'
        ? `https://vimeo.com/${id}`
        : `https://www.youtube.com/watch?v=${id}`)
  return url === null ? null : `[Watch the video](${url})`
}

export type FoundMarks = {
  /** The range from the first mark to the end of the last one of its kind. */
  readonly start: number
  readonly end: number
  readonly problem: ProblemDetails
}

/**
 * Finds the marks of the first kind that a text has, as one problem that replaces all of them.
 * @param masked the text without what must not be found in it, of the same length
 */
export function findForeignMarks(text: string, masked = text): FoundMarks | null {
  if (!CANDIDATE.test(masked)) return null
  for (const { pattern, replace, createProblem } of FOREIGN_MARKS) {
    const matches = [...masked.matchAll(pattern)]
    const [first] = matches
    const last = matches.at(-1)
    if (!first || !last) continue
    const start = first.index
    const end = last.index + last[0].length
    const replacements = matches.map((match) => replace(match))
    const problem = createProblem(
      text.slice(start, start + first[0].length),
      replacements[0] ?? null,
      matches.map(([typed]) => typed),
      text,
    )
    if (replacements.includes(null)) return { start, end, problem }
    let position = start
    const parts = matches.map((match, index) => {
      const before = text.slice(position, match.index)
      position = match.index + match[0].length
      return before + (replacements[index] ?? '')
    })
    return { start, end, problem: { ...problem, replacement: parts.join('') } }
  }
  return null
}
