// Finds the versions of a text from which a chat program lets people choose: "**Option 1 (warm):**" and "**Option 2 (short):**".
import type { TextProblem } from '../../parse-context'
import { listWords } from '../../../text/list-words'
import type { FindLeftovers, Line } from '../leftover'

const NAME =
  '(?:Option|Version|Alternative|Choice|Draft|Variant|Opci[oó]n|Versi[oó]n|Alternativa|Variante|Borrador)'
const ADJECTIVE =
  '(?:warm(?:er)?|short(?:er)?|long(?:er)?|formal|friendl(?:y|ier)|casual|direct|simpler|professional|corta|larga|cálida|formal|breve)'
/** Matches a line that begins with the label of a version, with stars or the marks of a heading. */
const LABEL = new RegExp(
  `^(#{2,6} )?(\\*\\*|__)?(?:(${NAME}) #?(\\d|[A-D]|one|two|three|uno|dos|tres)|((?:Short|Long|Warm|Formal|Casual|Friendly)(?:er)? version|Versión (?:corta|larga|formal|breve|cálida)))(?:\\s*(\\([^)\\n]{0,60}\\)|[:–—-]\\s*[^*:\\n]{1,40}(?=$|\\*\\*|:)))?\\s*:?(?:\\*\\*|__)?:?(?:$|(?<=\\*\\*:?|:)\\s+\\S)`,
  'iu',
)
const MAY_BE_LABEL =
  /^(?:#+ )?(?:\*\*|__)?(?:Option|Version|Alternative|Choice|Draft|Variant|Opci|Versi|Alternativa|Variante|Borrador|(?:Short|Long|Warm|Formal|Casual|Friendly)(?:er)? version)/im
/** Matches what only a chat program writes beside the number of a version. */
const OF_CHAT = new RegExp(
  `^[(:–—-]\\s*[(]?(?:a |an |more |most |very |más |muy )?${ADJECTIVE}\\b`,
  'iu',
)
const FIRST = /^(?:1|A|one|uno)$/i
/** A version is hardly longer. */
const MAX_BLOCKS = 4
/** The share of the words that two versions of one text have in common. */
const MIN_SHARE = 0.4
const MIN_WORDS = 4
const WORD = /\p{L}{4,}/gu

export const findChatChoices: FindLeftovers = (text, _source, blocks) => {
  if (!MAY_BE_LABEL.test(text)) return []
  const labels = blocks.flatMap(([line, second], index) => {
    const match = line && !second ? LABEL.exec(line.text.trim()) : null
    return line && match ? [{ line, match, index }] : []
  })
  const [first, next] = labels
  if (!first || !next || next.index - first.index > MAX_BLOCKS) return []
  const [, , , name, number] = first.match
  const isCounted = name === undefined || FIRST.test(number ?? '')
  const isSameName = name?.toLowerCase() === next.match[3]?.toLowerCase()
  const added = [first, next].map(({ match }) => match[6] ?? '')
  // A way to give or to register may have a name of its own after its number.
  const isOfChat = added.every((words) => words === '' || OF_CHAT.test(words))
  const versions = [
    readWords(blocks.slice(first.index, next.index)),
    readWords(blocks.slice(next.index, 2 * next.index - first.index)),
  ] as const
  if (!isCounted || !isSameName || !isOfChat || !areAlike(...versions)) return []
  const span = { start: first.line.start, end: next.line.end }
  const typed = [first, next].map(({ match }) => `"${clean(match[0])}"`)
  return [{ problem: twoVersions(typed), at: span.start, span, claims: labels.map((l) => l.line) }]
}

const readWords = (blocks: readonly Line[][]): Set<string> =>
  new Set(
    blocks
      .flat()
      .flatMap(({ text }) => text.match(WORD) ?? [])
      .map((word) => word.toLowerCase()),
  )

/** Returns whether two texts say the same in other words. */
function areAlike(first: ReadonlySet<string>, second: ReadonlySet<string>): boolean {
  const common = [...first].filter((word) => second.has(word)).length
  return common >= MIN_WORDS && common / Math.min(first.size, second.size) >= MIN_SHARE
}

/** Returns a label without its marks, and without the beginning of the text after it. */
const clean = (typed: string): string =>
  typed
    .replace(/(?<=[*:])\s+\S$/, '')
    .replace(/^#+ |[*_]{2}/g, '')
    .replace(/:+$/, '')

const twoVersions = (labels: readonly string[]): TextProblem => ({
  code: 'chat-words',
  severity: 'warning',
  message: `${listWords(labels, labels.length)} look like versions of one text, from a chat program.`,
  fix: 'Keep one of them, without the label above it, and delete the rest.',
})
