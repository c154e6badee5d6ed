// Reports paragraphs that are meant as a heading or as a line across the page: words above a drawn line, a drawn line, `#Parking`.
import type { Paragraph, Parents } from 'mdast'
import type { Reporter, TextProblem } from '../../parse-context'

const DRAWN = '[=＝═—–―－━─_]'
const DRAWN_LINE = new RegExp(`^(?:${DRAWN}{3,}|${DRAWN}(?: +${DRAWN}){2,})$`)
const UNDERLINED = new RegExp(`^([A-ZÀ-Þ\\d¿¡“"][^\\n]{0,79}?)[ \\t]*\\n(?:${DRAWN}{2,})$`, 'u')
/** Matches one word of a heading; a hashtag has often several words with capital letters, or a digit. */
const HASH_WORD = /^#([A-ZÀ-Þ][a-zß-ỿ]{2,})$/u

/** Reports at most one problem of a paragraph; returns true if there is one. */
export function checkDrawnLines(
  paragraph: Paragraph,
  parent: Parents,
  reporter: Reporter,
): boolean {
  const source = reporter.getSource(paragraph).trimEnd()
  const problem =
    paragraph.position?.start.column === 1 ? findProblem(source, paragraph, parent) : null
  if (problem === null) return false
  reporter.report(problem, paragraph, reporter.getRange(paragraph, 0, source.length))
  return true
}

function findProblem(source: string, paragraph: Paragraph, parent: Parents): TextProblem | null {
  if (DRAWN_LINE.test(source)) return RULE
  const words = UNDERLINED.exec(source)?.[1]
  if (words !== undefined && !/[.!?…,;:—–-]["'”’)\]*_]*$/.test(words))
    return createHeadingProblem(words)
  const word = HASH_WORD.exec(source)?.[1]
  if (word === undefined || parent.type !== 'root') return null
  const next = parent.children[parent.children.indexOf(paragraph) + 1]
  const isAbove = next?.type === 'paragraph' || next?.type === 'list'
  return isAbove ? createHashProblem(word) : null
}

const RULE: TextProblem = {
  code: 'foreign-mark',
  message: 'These characters would be shown as they are, and not as a line across the page.',
  fix: 'For a line across the page, write --- with an empty line above and below it.',
  replacement: '---',
}

const createHeadingProblem = (words: string): TextProblem => ({
  code: 'heading-underlined',
  message:
    'The characters below these words do not make a heading of them, so they would be shown.',
  fix: `Write ## ${words}, and delete the line below it.`,
  replacement: `## ${words}`,
})

const createHashProblem = (word: string): TextProblem => ({
  code: 'heading-space',
  severity: 'warning',
  message: 'There is no space after the #, so this is no heading.',
  fix: `Write "## ${word}" for a heading, or "\\#${word}" to show the # itself.`,
})
