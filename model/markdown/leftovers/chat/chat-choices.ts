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
  `^(?:[-*+] |\\d+[.)] )?(#{2,6} )?(\\*\\*|__)?(?:(${NAME}) #?(\\d|[A-D]|one|two|three|uno|dos|tres)|((?:Short|Long|Warm|Formal|Casual|Friendly)(?:er)? version|Versión (?:corta|larga|formal|breve|cálida)))(?:\\s*(\\([^)\\n]{0,60}\\)|[:–—-]\\s*[^*:\\n]{1,40}(?=$|\\*\\*|:)))?\\s*:?(?:\\*\\*|__)?:?(?:$|(?<=\\*\\*:?|:)\\s+\\S)`,
  'iu',
)
const MAY_BE_LABEL =
  /^ {0,3}(?:[-*+] |\d+[.)] )?(?:#+ )?(?:\*\*|__)?(?:Option|Version|Alternative|Choice|Draft|Variant|Opci|Versi|Alternativa|Variante|Borrador|(?:Short|Long|Warm|Formal|Casual|Friendly)(?:er)? version)/im
/** Matches what only a chat program writes beside the number of a version. */
const OF_CHAT = new RegExp(
  `^[(:–—-]\\s*[(]?(?:a |an |more |most |very |más |muy )?${ADJECTIVE}\\b`,
  'iu',
)
/** Matches a label that names nothing but the tone of the text below it: "(warm and personal)". */
const TONE =
  'warm(?:er)?|personal|friendl(?:y|ier)|casual|conversational|formal|professional|direct|practical|heartfelt|inviting|playful|upbeat|straightforward|concise|simpler?|encouraging|gentle|poetic|cálid[oa]|cercan[oa]|personal|direct[oa]|práctic[oa]|sencill[oa]|amable|emotiv[oa]|profesional'
const LENGTH = 'short(?:er)?|brief|longer|cort[oa]|breve|larg[oa]'
const OF_TONE = new RegExp(
  `^[(:–—-]\\s*[(]?(?:(?:a |an |more |most |very |más |muy |and |but |y |e |, |& )*(?:${TONE}|${LENGTH})(?:,? ?(?:tone|version|tono))?[ ,]*)+[)]?$`,
  'iu',
)
const HAS_TONE = new RegExp(`(?<![A-Za-zÀ-ỿ])(?:${TONE})(?![A-Za-zÀ-ỿ])`, 'iu')
/** Matches the line with which a chat program offers the versions. */
const OFFER =
  /^[*_]*(?:(?:Sure|Certainly|Of course|Claro|Por supuesto)[^:]*)?(?:Here (?:are|is)|Here[’']s|Below are|Aquí (?:hay|tienes?|están?|van?)|Estas son) (?:[A-Za-zÀ-ỿ]+|\d) (?:[A-Za-zÀ-ỿ-]+ ){0,3}(?:options|versions|alternatives|drafts|variations|opciones|versiones|alternativas|variantes|borradores)(?![A-Za-zÀ-ỿ])[^\n]*$/iu
const FIRST = /^(?:1|A|one|uno)$/i
/** A version is hardly longer. */
const MAX_BLOCKS = 4
const MAX_LINES = 8
/** The share of the words that two versions of one text have in common. */
const MIN_SHARE = 0.4
const MIN_WORDS = 4
const WORD = /[A-Za-zÀ-ỿ]{4,}/gu

export const findChatChoices: FindLeftovers = (text, _source, blocks) => {
  if (!MAY_BE_LABEL.test(text)) return []
  const alone = blocks.map((block) => (block.length === 1 ? block : []))
  const found = findVersions(alone, blocks, MAX_BLOCKS)
  const versions = found ?? findVersions(splitLines(blocks), splitLines(blocks), MAX_LINES)
  if (versions === null || (found === null && !versions.haveTones)) return []
  const { labels, first, next } = versions
  const above = blocks.flat().findLast(({ start }) => start < first.line.start)
  const offer = above && OFFER.test(above.text.trim()) ? above : undefined
  const span = { start: first.line.start, end: next.line.end }
  const typed = labels.map(({ match }) => `"${clean(match[0])}"`)
  return [
    {
      problem: severalVersions(typed, offer),
      at: offer?.start ?? span.start,
      span,
      claims: [...labels.map(({ line }) => line), ...(offer ? [offer] : [])],
    },
  ]
}

const splitLines = (blocks: readonly Line[][]): Line[][] => blocks.flat().map((line) => [line])

type Label = { readonly line: Line; readonly match: RegExpExecArray; readonly index: number }

/**
 * Returns the labels of versions of one text, or null.
 * @param parts the lines that can be labels, each at the index of its part of the text
 * @param texts the parts of the text
 * @param distance how far the first two labels can be apart
 */
function findVersions(parts: readonly Line[][], texts: readonly Line[][], distance: number) {
  const labels = parts.flatMap(([line], index): Label[] => {
    const match = line ? LABEL.exec(line.text.trim()) : null
    return line && match ? [{ line, match, index }] : []
  })
  const [first, next] = labels
  if (!first || !next || next.index - first.index > distance) return null
  const [, , , name, number] = first.match
  const isCounted = name === undefined || FIRST.test(number ?? '')
  const isSameName = name?.toLowerCase() === next.match[3]?.toLowerCase()
  const added = [first, next].map(({ match }) => match[6] ?? '')
  const haveTones = added.every((words) => OF_TONE.test(words)) && HAS_TONE.test(added.join(' '))
  // A way to give or to register may have a name of its own after its number.
  const isOfChat = haveTones || added.every((words) => words === '' || OF_CHAT.test(words))
  const versions = [
    readWords(texts.slice(first.index, next.index)),
    readWords(texts.slice(next.index, 2 * next.index - first.index)),
  ] as const
  const isFound = isCounted && isSameName && isOfChat && (haveTones || areAlike(...versions))
  return isFound ? { labels, first, next, haveTones } : null
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
    .replace(/^(?:[-*+] |\d+[.)] )?(?:#+ )?/, '')
    .replace(/[*_]{2}/g, '')
    .replace(/:+$/, '')

/** @param offer the line above the first label in which they are offered, if there is one */
function severalVersions(labels: readonly string[], offer: Line | undefined): TextProblem {
  const line = offer === undefined ? '' : `, and the line "${offer.text.trim()}"`
  return {
    code: 'chat-words',
    severity: 'warning',
    message: `${listWords(labels, labels.length)} look like versions of one text, from a chat program.`,
    fix:
      labels.length === 2
        ? `Choose one of the two texts. Delete the other one and both labels${line}.`
        : `Choose one of these texts. Delete the others and all the labels${line}.`,
  }
}
