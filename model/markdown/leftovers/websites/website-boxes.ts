// Finds boxes as MkDocs, GitBook, Hugo and Quarto write them.
import { findDirectiveName, isWarning } from '../../directives/directive-names'
import { ADVICE_ON_URGENT } from '../../directives/unknown-directives'
import { writeBox } from '../../directives/write-box'
import { getSpan, type FindLeftovers, type Leftover } from '../leftover'

const BOXES: readonly RegExp[] = [
  /^(?:!!!|\?{3}\+?)[ \t]+(?<kind>[\w-]+)(?:[ \t]+"(?<title>[^"\n]*)")?[ \t]*\n(?<text>(?:[ \t]*\n)*(?: {4}|\t)[^\n]*(?:\n+(?: {4}|\t)[^\n]*)*)/gm,
  /^\{%[ \t]*hint[ \t]+style="(?<kind>\w+)"[ \t]*%\}\n(?<text>[\s\S]*?)\n\{%[ \t]*endhint[ \t]*%\}[ \t]*$/gm,
  /^\{\{[<%] ?(?<box>notice|alert|hint|callout|admonition)[ \t]+(?:type=|style=)?"?(?<kind>\w+)"?(?:[ \t]+"(?<title>[^"\n]*)")?[ \t]*[>%]\}\}\n(?<text>[\s\S]*?)\n\{\{[<%] ?\/\k<box> ?[>%]\}\}[ \t]*$/gm,
  /^:{3,}[ \t]*\{\.(?:callout-)?(?<kind>\w+)[^}\n]*\}[ \t]*\n(?<text>[\s\S]*?)\n:{3,}[ \t]*$/gm,
]

export const findWebsiteBoxes: FindLeftovers = (text, source) => {
  if (!/^(?:!!!|\?{3}|\{[{%]|:{3,}[ \t]*\{)/m.test(text)) return []
  return BOXES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match): Leftover => {
      const span = getSpan(match)
      const { kind = '', title = '' } = match.groups ?? {}
      const end = source.slice(span.start, span.end)
      const words = end.slice(end.indexOf('\n') + 1)
      const opening = end.slice(0, end.indexOf('\n'))
      const isIndented = /^(?:!|\?)/.test(end)
      const closing = isIndented ? null : words.slice(words.lastIndexOf('\n') + 1).trim()
      const typed = isIndented ? words : words.slice(0, words.lastIndexOf('\n'))
      const name = findDirectiveName(kind)
      const box = name === null ? null : writeBox(name, title, dedent(typed))
      return {
        problem: {
          code: 'directive-unread',
          message: `${opening} is how another program begins a box; here it would be shown.`,
          fix:
            box === null
              ? `Write :::note, or :::urgent for a danger, in place of ${opening}, ${adviseOnEnd(closing)}`
              : `${adviseOnStart(box, opening)}${adviseOnEnd(closing)}${isWarning(kind) ? `${closing === null ? '' : '.'}${ADVICE_ON_URGENT}` : ''}`,
          ...(box === null ? {} : { replacement: box }),
        },
        at: span.start,
        span,
        claims: [span],
      }
    }),
  )
}

/** Says where the first lines of a box go: its name, and its title, if it has one. */
function adviseOnStart(box: string, opening: string): string {
  const [name = '', title = ''] = box.split('\n')
  return `Write ${name} in place of ${opening}, ${/^\*\*[^*]+\*\*$/.test(title) ? `below it ${title}, ` : ''}`
}

/** @param closing the line that ends the box, or null if its words have spaces before them instead */
const adviseOnEnd = (closing: string | null): string =>
  closing === null
    ? 'and ::: on a line below the words. Delete the spaces before the words.'
    : `and ::: in place of ${closing}`

const dedent = (text: string): string => text.replace(/^(?: {4}|\t)/gm, '').trim()
