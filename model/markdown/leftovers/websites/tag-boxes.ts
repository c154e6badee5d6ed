// Finds boxes as Nextra, Mintlify, Docusaurus and Starlight write them: <Callout type="info">…</Callout>.
import { isWarning } from '../../directives/directive-names'
import { ADVICE_ON_URGENT } from '../../directives/unknown-directives'
import { writeBox } from '../../directives/write-box'
import { getSpan, type FindLeftovers, type Leftover } from '../leftover'

const NOTES =
  'callout|call-?out|note|tip|alert|admonition|aside|info|info-?box|warning|caution|danger|hint|important|notice|highlight-?box|nota|aviso|consejo|advertencia|importante'
const QUESTIONS = 'accordion|accordion-?item|toggle|expandable|collapsible|collapse|faq|question'
const BOX = new RegExp(
  `^(?<opening><(?<name>${NOTES}|${QUESTIONS})(?<attributes>\\s[^<>\\n]*)?>)(?<text>(?:(?!<\\k<name>\\b)[\\s\\S])*?)(?<closing></\\k<name>>)[ \\t]*$`,
  'gim',
)
const IS_QUESTION = new RegExp(`^(?:${QUESTIONS})$`, 'i')

export const findTagBoxes: FindLeftovers = (text, source) =>
  text.includes('</')
    ? [...text.matchAll(BOX)].flatMap((match): Leftover[] => {
        const span = getSpan(match)
        const { opening = '', name = '', attributes = '', closing = '' } = match.groups ?? {}
        const start = span.start + opening.length
        const words = source.slice(start, start + (match.groups?.['text'] ?? '').length)
        // A box of Notion is read with the other HTML.
        if (words.trim() === '' || name === 'aside') return []
        const title = readAttribute(attributes, 'title|label|heading|summary|question')
        const box = IS_QUESTION.test(name)
          ? writeBox('question', title, dedent(words))
          : writeBox('note', title, dedent(words))
        if (box === null) return []
        const isPlain = !/<\/?[a-z]/i.test(words) && !/[*_[\]]/.test(title)
        const kind = readAttribute(attributes, 'type|variant|kind|intent|status') || name
        const [first = ''] = box.split('\n')
        const below = title === '' || IS_QUESTION.test(name) ? '' : `, below it **${title}**`
        return [
          {
            problem: {
              code: 'directive-unread',
              message: `${opening} is how another program begins a box, and it does not work here.`,
              fix: `Write ${first} in place of ${opening}${below}, and ::: in place of ${closing}. Each of them needs a line of its own.${isWarning(kind) ? ADVICE_ON_URGENT : ''}`,
              ...(isPlain ? { replacement: box } : {}),
            },
            at: span.start,
            span,
            claims: [span],
          },
        ]
      })
    : []

/** Returns the first attribute with one of the names, or nothing. */
const readAttribute = (attributes: string, names: string): string =>
  new RegExp(`\\s(?:${names})=\\{?(["'])(?<value>.*?)\\1`, 'i').exec(attributes)?.groups?.[
    'value'
  ] ?? ''

/** Returns lines without the spaces that all of them begin with. */
function dedent(text: string): string {
  const lines = text.replace(/^\s*\n|\s+$/g, '').split('\n')
  const indents = lines.flatMap((line) => (line.trim() === '' ? [] : [line.search(/\S/)]))
  const indent = Math.min(...indents)
  return lines
    .map((line) => line.slice(indent))
    .join('\n')
    .trim()
}
