// Notes an event whose summary, description or text names one weekday, which is not the one of its date: "A Sunday afternoon in the park" on a Saturday.
import { formatDay, getWeekdayIndex } from '../../../dates/day'
import { findNearestWeekday } from '../../../dates/moved-span'
import { findWeekday, getWeekdayName, SPANISH_WEEKDAYS, WEEKDAYS } from '../../../dates/weekdays'
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { listLines } from '../../../text/list-lines'
import { listWords } from '../../../text/list-words'
import { simplifyText } from '../../../text/simplify-text'
import { findInFile, type Found } from '../../find-in-file'

const NAMES = [...WEEKDAYS.map((name) => name.toLowerCase()), ...SPANISH_WEEKDAYS]
const WEEKDAY = NAMES.join('|')
const MAY_NAME = new RegExp(NAMES.map((name) => name.slice(0, 3)).join('|') + '|mié|sáb', 'i')
const TIME_OF_DAY =
  '(?: (?:morning|midday|noon|afternoon|evening|night)| (?:por|en|a|de) la (?:manana|tarde|noche))'
/** Matches a weekday with words before it that say when something is. One with a number has its day. */
const ON_WEEKDAY = new RegExp(
  `(?<=(?:^|[.!?\\n] ?)(?:an? |this |un |este )?|\\b(?:on|this|el|este) (?:a |an |un )?|\\b(?:an?|una?) )\\b(${WEEKDAY})\\b(?:${TIME_OF_DAY}\\b|(?= (?:at|from|a las?|desde) \\d)|(?=[.!?]|$| (?:with|for|in|to|con|para|en)\\b))`,
  'g',
)
/** Matches the words that can only mean the event itself, at the beginning of a sentence. */
const INVITATION = new RegExp(
  `(?:^|[.!?\\n] ?)(?:(?:an?|un) (?:${WEEKDAY})${TIME_OF_DAY}\\b|(?:(?:please )?(?:join us|come|meet us|celebrate with us)|acompanenos|venga|vengan|unase a nosotros) (?:(?:on|this|el|este) )(?:a |un )?(?:${WEEKDAY})\\b)`,
)
/** Matches the words of sentences in which another day than that of the event may be meant. */
const OTHER =
  /\b(?:before|after|until|till|through|by|every|each|most|usual\w*|week\w*|next|last|following|previous|first|second|third|fourth|eve|rain|also|too|again|as well|if|when|like|school|church|service|worship|sermon|mass|deadline|regist\w+|sign(?:s|ed)? up|rsvp|order|reply|drop\w*|pick\w*|deliver\w*|set ?up|rehears\w+|practice|training|office|open|closed?|call|instead|palm|easter|good|ash|holy|maundy|black|giving|super bowl|antes|despues|hasta|cada|todos los|semana|proximo|pasado|siguiente|primer\w*|segundo|tercer\w*|tambien|si|cuando|iglesia|culto|misa|inscri\w+|oficina|llame|ensayo|escuela|ramos|santo|pascua)\b/

type Named = {
  readonly words: string
  readonly index: number
  readonly isOf: boolean
  readonly isInvitation: boolean
}

export function checkNamedWeekday(
  text: SplitText,
  { date, startDate, status }: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  const { frontMatter } = text
  const value = frontMatter.get('date')
  if (typeof date !== 'string' || startDate !== undefined || status !== undefined) return []
  if (!frontMatter.has('location') || !value || !('text' in value) || value.isReported) return []
  const found = findInFile(text, findNamed, MAY_NAME)
  const [weekday, another] = new Set(found.map(({ words }) => findWeekday(words)))
  if (weekday === undefined || another !== undefined || weekday === getWeekdayIndex(date)) return []
  const clear = found.filter(({ isOf, field }) => isOf && FIELDS.includes(field))
  const isClear = clear.some(({ isInvitation, field }) => isInvitation && field !== null)
  const places = new Set(clear.map(({ field }) => field))
  if (!isClear && places.size < MIN_PLACES) return []
  const name = WEEKDAYS[weekday] ?? ''
  return [
    {
      code: 'weekday-wrong',
      severity: 'warning',
      message: `${describeLines(clear)} ${name}, but ${formatDay(date, { month: 'long', day: 'numeric', year: 'numeric' })}, is a ${getWeekdayName(date)}.`,
      fix: `If you mean ${name}, write date: ${findNearestWeekday(date, weekday)}. If the date is right, ${adviseOnWords(clear, date)}${adviseOnRest(found, clear)}.`,
      field: 'date',
      line: value.line,
      column: value.column,
    },
  ]
}

/** Where the weekday of the event is said; null is the body. */
const FIELDS: readonly (string | null)[] = ['summary', 'description', null]
const MIN_PLACES = 2

/** Returns every weekday that a text names, and whether its sentence can say when the event is. */
function findNamed(text: string): Named[] {
  const plain = simplifyText(text)
  if (plain.length !== text.length) return []
  const on = new Set([...plain.matchAll(ON_WEEKDAY)].map(({ index }) => index))
  return [...plain.matchAll(new RegExp(`\\b(?:${WEEKDAY})s?\\b`, 'g'))].map(
    ({ 0: named, index }) => {
      const before =
        plain
          .slice(0, index)
          .split(/[.!?]\s|\n/)
          .at(-1) ?? ''
      const [after = ''] = plain.slice(index).split(/[.!?](?:\s|$)|\n/)
      const isOf = on.has(index) && !OTHER.test(before + after)
      const isInvitation = isOf && INVITATION.test(before + after)
      return { words: named.replace(/(?<=day|sabado|domingo)s$/, ''), index, isOf, isInvitation }
    },
  )
}

function describeLines(clear: readonly Found<Named>[]): string {
  const lines = [...new Set(clear.map(({ line }) => line))]
  const words = listLines(lines)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${lines.length > 1 ? 'say' : 'says'}`
}

/** Returns advice to write the weekday of the date, in the language of each line. */
function adviseOnWords(clear: readonly Found<Named>[], date: string): string {
  const advice = [false, true].flatMap((isSpanish) => {
    const own = clear.filter(({ words }) => SPANISH_WEEKDAYS.includes(words) === isSpanish)
    const lines = [...new Set(own.map(({ line }) => line))]
    const name = isSpanish ? formatDay(date, { weekday: 'long' }, 'es') : getWeekdayName(date)
    return lines.length === 0 ? [] : [`${name} on ${listLines(lines)}`]
  })
  return `write ${listWords(advice, advice.length)}`
}

/** Returns advice to look at the other lines with that weekday, which may mean another day. */
function adviseOnRest(found: readonly Found<Named>[], clear: readonly Found<Named>[]): string {
  const rest = found.filter(({ line }) => clear.every((other) => other.line !== line))
  const lines = [...new Set(rest.map(({ line }) => line))]
  return lines.length === 0 ? '' : `, and look at ${listLines(lines)} too`
}
