// Reports stars and brackets that the parser read in another way than they were meant, such as `**bold*` and `2*4*8`.
import type { Parents, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { ProblemDetails } from '../../../problems/problem'
import type { Reporter } from '../../parse-context'

const PICTURE = /\.(?:svg|jpe?g|png|webp|gif|avif)$/i

/** Reports each such mark among the children; returns true if there is one. */
export function checkMistypedMarks({ children }: Parents, reporter: Reporter): boolean {
  const found = children.map((node, index) => {
    if (node.type === 'link') return checkPicture(node, reporter)
    if (node.type !== 'emphasis' || !reporter.getSource(node).startsWith('*')) return false
    const before = getText(children[index - 1], reporter)
    const after = getText(children[index + 1], reporter)
    const { start } = reporter.getRange(node, 0, 0)
    const words = reporter.getSource(node).slice(1, -1)
    const end = start + words.length + 2
    const isUneven =
      /(?:^|[^\\*])\*$/.test(before) || (/^\*(?!\*)/.test(after) && !before.endsWith('*'))
    if (isUneven && !words.includes('*')) {
      const [from, until] = before.endsWith('*') ? [start - 1, end] : [start, end + 1]
      reporter.reportRange(createUneven(words), reporter.getRangeBetween(from, until))
      return true
    }
    const [left] = /\d+$/.exec(before) ?? []
    const [right] = /^\d+/.exec(after) ?? []
    if (left === undefined || right === undefined || !/^\d+$/.test(words)) return false
    const size = `${left} × ${words} × ${right}`
    const range = reporter.getRangeBetween(start - left.length, end + right.length)
    reporter.reportRange(createProduct(words, size), range)
    return true
  })
  return found.includes(true)
}

const getText = (node: RootContent | undefined, reporter: Reporter): string =>
  node?.type === 'text' ? reporter.getSource(node) : ''

/** Reports a link with the exclamation mark of a picture in its brackets. */
function checkPicture(node: Extract<RootContent, { type: 'link' }>, reporter: Reporter): boolean {
  const label = /^\[!\s*([^\][!]+)\]\(/.exec(reporter.getSource(node))?.[1]
  if (label === undefined || !PICTURE.test(node.url) || !toString(node).startsWith('!'))
    return false
  const range = reporter.getRange(node, 0, Infinity)
  const written = range.typed.replace(/^\[!\s*/, '![')
  reporter.reportRange(createPicture(written), range)
  return true
}

const createUneven = (words: string): ProblemDetails => ({
  code: 'bold-unread',
  message: `There are not as many stars before "${words}" as after it, so one would be shown.`,
  fix: `Write **${words}**`,
  replacement: `**${words}**`,
})

const createProduct = (words: string, size: string): ProblemDetails => ({
  code: 'bold-unread',
  message: `The stars make the ${words} slanted, and they would not be shown.`,
  fix: `Write ${size}`,
  replacement: size,
})

const createPicture = (written: string): ProblemDetails => ({
  code: 'link-unread',
  message: 'The ! belongs before the brackets, so this is a link and no picture.',
  fix: `Write ${written}`,
  replacement: written,
})
