// Finds buttons and attributes as programs for websites write them: shortcodes, and {: .class} of kramdown.
import {
  getSpan,
  getWholeLines,
  joinChanges,
  type Change,
  type FindLeftovers,
  type Leftover,
} from '../leftover'

const ATTRIBUTE = /(?:[.#][\w-]+|[\w:-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s{}"']+))/.source
/** Classes, an id or attributes in curly brackets, after anything but the name of a box. */
const ATTRIBUTES = new RegExp(
  `[ \\t]?\\{:?[ \\t]*${ATTRIBUTE}(?:[ \\t]+${ATTRIBUTE})*[ \\t]*\\}|[ \\t]?\\{:[^{}\\n]{0,80}\\}`,
  'g',
)
const LINK_BEFORE = /^[ \t]*\[([^\][\n]+)\]\(([^()\s]+)\)$/
const BUTTON_CLASS = /\.(?:[\w-]*-)?(?:btn|button)\b/i
const SHORTCODE =
  /^[ \t]*(?:\{\{[<%]|\{%|\[)[ \t]*(?:button|btn|cta|link-button|su_button|vc_btn)\b([^\n\]}>]*?)\/?[ \t]*(?:[%>]\}\}|%\}|\])(?:([^\n{[]*)(?:\{\{[<%]|\{%|\[)[ \t]*\/?(?:end)?(?:button|btn|cta|link-button|su_button)[ \t]*(?:[%>]\}\}|%\}|\]))?[ \t]*$/gm

export const findWebsiteMarks: FindLeftovers = (text, source) => {
  if (!/[{[]/.test(text)) return []
  return [...findShortcodes(text), ...findAttributes(text, source)]
}

const readAttribute = (attributes: string, names: string): string | undefined => {
  const match = new RegExp(
    `(?:^|\\s)(?:${names})=(?:"([^"]*)"|'([^']*)'|“([^”]*)”|(\\S+))`,
    'i',
  ).exec(attributes)
  return match?.slice(1).find((value) => value !== undefined)
}

function findShortcodes(text: string): Leftover[] {
  if (!/(?:button|btn|cta)\b/i.test(text)) return []
  return [...text.matchAll(SHORTCODE)].flatMap((match): Leftover[] => {
    const [typed, attributes = '', inner = ''] = match
    const href = readAttribute(attributes, 'href|url|link|to|src')
    const label = inner.trim() || readAttribute(attributes, 'text|label|title|content|name')
    const isShortcode = /^\s*\{/.test(typed) || href !== undefined
    if (!isShortcode) return []
    const isCertain =
      href !== undefined && label !== undefined && !/[[\]{}]/.test(label) && !/[\s{}"]/.test(href)
    const button = isCertain ? `::button[${label}]{href=${href}}` : undefined
    const span = getSpan(match)
    return [
      {
        problem: {
          code: 'foreign-mark',
          message: 'This is the button of another program, and its code would be shown.',
          fix: `Write ${button ?? 'a button like ::button[Contact us]{href=/contact} on a line of its own.'}`,
          ...(button === undefined ? {} : { replacement: button }),
        },
        at: span.start + (/^\s*/.exec(typed)?.[0].length ?? 0),
        span,
        claims: [span],
      },
    ]
  })
}

/** Reports all attributes of a text as one problem. If the only ones make a button of a link, the repair is a button. */
function findAttributes(text: string, source: string): Leftover[] {
  if (!/\{[: \t]*[.#\w:-]+[=\s}.]/.test(text)) return []
  const matches = [...text.matchAll(ATTRIBUTES)].filter((match) => {
    const { start } = getWholeLines(text, getSpan(match))
    const before = text.slice(start, match.index)
    // The check of headings and that of directives know more about these.
    return (
      !/^[ \t]*(?:[:：]{1,4}|#{1,6}[ \t])/.test(before) &&
      !/[{%]$/.test(before) &&
      !/\bhref\s*=/.test(match[0])
    )
  })
  const [first] = matches
  if (!first) return []
  const changes = matches.map((match) => createChange(text, match))
  const { span, replacement } = joinChanges(source, changes)
  const [button] = changes
  const isButton = matches.length === 1 && button?.text !== ''
  const mark = first[0].trim()
  return [
    {
      problem: {
        code: 'foreign-mark',
        message: `${mark} is for another program, and it would be shown.`,
        fix: isButton
          ? `For a button, write in place of the link and ${mark}: ${replacement.trim()}`
          : 'Delete it with its curly brackets.',
        replacement,
      },
      at: isButton ? span.start : first.index + first[0].indexOf('{'),
      span,
      claims: changes,
    },
  ]
}

function createChange(text: string, match: RegExpMatchArray): Change {
  const span = getSpan(match)
  const line = getWholeLines(text, span)
  const [, label, href] = LINK_BEFORE.exec(text.slice(line.start, span.start)) ?? []
  const isLast = text.slice(span.end, line.end).trim() === ''
  if (label !== undefined && href !== undefined && isLast && BUTTON_CLASS.test(match[0]))
    return { ...line, text: `::button[${label}]{href=${href}}` }
  // On a line of its own, the line goes with it.
  const isAlone = isLast && text.slice(line.start, span.start).trim() === '' && line.start > 0
  return isAlone ? { start: line.start - 1, end: line.end, text: '' } : { ...span, text: '' }
}
