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
      const typed = /^(?:!|\?)/.test(end) ? words : words.slice(0, words.lastIndexOf('\n'))
      const name = findDirectiveName(kind)
      const box = name === null ? null : writeBox(name, title, dedent(typed))
      return {
        problem: {
          code: 'directive-unread',
          message: `${end.slice(0, end.indexOf('\n'))} is how another program begins a box; here it would be shown.`,
          fix:
            box === null
              ? 'Write :::note on a line above the words, or :::urgent for a danger, and ::: on a line below them.'
              : `Write ${box.slice(0, box.indexOf('\n'))} on a line above the words and ::: on a line below them.${isWarning(kind) ? ADVICE_ON_URGENT : ''}`,
          ...(box === null ? {} : { replacement: box }),
        },
        at: span.start,
        span,
        claims: [span],
      }
    }),
  )
}

const dedent = (text: string): string => text.replace(/^(?: {4}|\t)/gm, '').trim()
