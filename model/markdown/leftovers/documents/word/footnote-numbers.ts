// Finds the numbers of Word's footnotes, which lose their small raised form when a text is pasted: "to its last,1 and".
import { getPositionAt } from '../../../../problems/problem'
import { listLines } from '../../../../text/list-lines'
import { listWords } from '../../../../text/list-words'
import { findNotes } from './footnote-lines'
import { getEndAbove, getSpan, joinChanges, type FindLeftovers } from '../../leftover'

/** Words before a number that belongs to them, and the short forms of such words: "no.1", "vol.2". */
const NUMBERED =
  'no|nos|nr|vol|vols|ch|chap|pt|pts|pp|pg|fig|sec|art|ver|vs|st|apt|ste|rm|bldg|rte|hwy|ext|tel|ph|núm|num|pág|pag|cap|vers|tomo|sala|piso|calle|apto|room|suite|unit|building|door|gate|lot|route|road|highway|step|chapter|verse|page|part|grade|level|version|number|question|item|week|day|year|age|ages|genesis|exodus|psalms?|matthew|mark|luke|john|acts|romans|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec'
/** Matches a word with its comma, or with the end of its sentence, and the number right after that. */
const FOOTNOTE = new RegExp(
  String.raw`(?<![A-Za-zÀ-ỿ0-9@/._-])(?!(?:${NUMBERED})[.,]\d)([A-Za-zÀ-ỿ][A-Za-zÀ-ỿ’'-]+(?:[,;][”"’]?|[.!?][”"’)]?))([1-9]\d?)(?:(?<=[,;][”"’]?\d+)(?= [a-zß-ỿ])|(?<=[.!?][”"’)]?\d+)(?= ["“‘¿¡(]?[A-ZÀ-Þ]|\s*(?:\n|$)))`,
  'giu',
)

/** Words that, besides these, may end a sentence or have a number: "Meet in hall.3 Bring a coat". */
const MAY_HAVE_NUMBER =
  'hall|table|lesson|session|hymn|song|bus|exit|bay|zone|district|phase|stage|option|shelf|row|seat|figure|note|box|match|game|round|group|team|class|line|ps|rom|cor|gal|eph|phil|col|thess|tim|heb|jas|pet|rev|isa|jer|prov|gen|exod|deut|sam|mt|mk|lk|jn'
/** Matches a word, or a year, with the end of its sentence, and a number right after that which is not the first one of a text. */
const LATER = new RegExp(
  String.raw`(?<![A-Za-zÀ-ỿ0-9@/._$-])(?!(?:${NUMBERED}|${MAY_HAVE_NUMBER})[.!?])((?:[A-Za-zÀ-ỿ][a-zß-ỿ’'-]+|(?:1[89]|20)\d\d(?=[.!?][”"’)]?\d+ ))[.!?][”"’)]?)([1-9]\d?)(?= ["“‘¿¡(]?[A-ZÀ-Þ]|\s*(?:
|$))`,
  'gu',
)
const MAY_BE_LATER = /[a-zß-ỿ\d][.!?][”"’)]?[1-9]\d?(?:\s|$)/

const RAISED_DIGITS = '¹²³⁴⁵⁶⁷⁸⁹'
/** Matches a word, and a raised number right after it; "km²" is none. */
const RAISED = new RegExp(
  String.raw`(?<![A-Za-zÀ-ỿ0-9])(?!(?:[kcdm]?m|ft|mi|yd|in|sq)[${RAISED_DIGITS}])([A-Za-zÀ-ỿ][A-Za-zÀ-ỿ’'-]*[.,;:!?]?[”"’)]?)([${RAISED_DIGITS}])(?=[\s.,;:!?]|$)`,
  'gu',
)
/** Matches a note at the start of a line, which a raised number leads to. */
const NOTE = new RegExp(String.raw`^[>\s*_(\\-]*[${RAISED_DIGITS}]`, 'mu')

export const findFootnoteNumbers: FindLeftovers = (text, source) => {
  const isRaised = text.includes('¹') && !NOTE.test(text)
  const hasFirst = /[A-Za-zÀ-ỿ][.,;!?][”"’)]?1(?:\s|$)/u.test(text)
  if (!isRaised && !hasFirst && !MAY_BE_LATER.test(text)) return []
  const found = [...text.matchAll(isRaised ? RAISED : hasFirst ? FOOTNOTE : LATER)]
  const [first] = found
  const start = isRaised || hasFirst ? 1 : readNumber(first?.[2] ?? '')
  const areCounted = found.every(([, , number = ''], index) => readNumber(number) === index + start)
  if (first === undefined || !areCounted) return []
  const spans = found.map(getSpan)
  const notes = findNotes(text, spans.at(-1)?.end ?? 0, { start, count: found.length })
  const changes = spans.map((span, index) => ({ ...span, text: found[index]?.[1] ?? '' }))
  const { span, replacement } = joinChanges(source, [
    ...changes,
    ...notes.map((note) => ({ start: getEndAbove(text, note.start), end: note.end, text: '' })),
  ])
  const words = listWords(changes.map((change) => `"${change.text}"`))
  const lines = spans.map(({ start }) => getPositionAt(text, start).line)
  const isOneLine = new Set(lines).size === 1
  const quoted = listWords(
    found.map(([typed], index) => `"${typed}"${isOneLine ? '' : ` on line ${lines[index]}`}`),
  )
  const places = listLines(notes.map(({ start }) => getPositionAt(text, start).line))
  return [
    {
      problem: {
        code: 'footnote',
        severity: 'warning',
        ...(found.length === 1 ? describeOne : describeSeveral)(
          quoted,
          words,
          notes.length === 0 ? null : places,
        ),
        replacement,
      },
      at: first.index,
      span,
      // A quotation mark before a number still ends its quotation.
      claims: [
        ...notes,
        ...spans.map(({ end }, index) => ({
          start: end - (found[index]?.[2] ?? '').length,
          end,
        })),
      ],
    },
  ]
}

/**
 * @param quoted the number with the word before it
 * @param word that word alone
 * @param place the line of the footnote, or null if it was not pasted
 */
const describeOne = (quoted: string, word: string, place: string | null) => ({
  message:
    place === null
      ? `The number in ${quoted} seems to belong to a footnote, but the footnote was not pasted.`
      : `The number in ${quoted} seems to belong to the footnote on ${place}. This site has no footnotes.`,
  fix: `Delete the number after ${word}${place === null ? '' : `, and delete ${place}`}. If people need the words of the footnote, put them into the text, in parentheses.`,
})

const describeSeveral = (quoted: string, words: string, places: string | null) => ({
  message:
    places === null
      ? `The numbers in ${quoted} seem to belong to footnotes, but the footnotes were not pasted.`
      : `The numbers in ${quoted} seem to belong to the footnotes on ${places}. This site has no footnotes.`,
  fix: `Delete the numbers after ${words}${places === null ? '' : `, and delete ${places}`}. If people need the words of the footnotes, put them into the text, in parentheses.`,
})

const readNumber = (typed: string): number =>
  RAISED_DIGITS.includes(typed) ? RAISED_DIGITS.indexOf(typed) + 1 : Number(typed)
