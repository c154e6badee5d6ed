// Notes an event whose summary, description or text names one weekday, which is not the one of its date: "A Sunday afternoon in the park" on a Saturday.
import { formatDay, getWeekdayIndex, getYear, moveToYear } from '../../../dates/day'
import { findNearestWeekday } from '../../../dates/moved-span'
import { findWeekday, getWeekdayName, SPANISH_WEEKDAYS, WEEKDAYS } from '../../../dates/weekdays'
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { simplifyText } from '../../../text/simplify-text'
import { findInFile } from '../../find-in-file'
import {
  adviseOnRest,
  adviseOnWords,
  describeLines,
  type NamedWeekday,
} from './named-weekday-words'

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
/** Matches a sentence on when the event itself begins, with the word of its title for it. */
const BEGINS = new RegExp(
  `(?:^|[.!?\\n] ?)(?:the|our|this|el|la|est[ea]|nuestr[oa]) ([a-z]+) (?:begins|starts|is|takes place|will (?:be|begin|start|take place)|comienza|empieza|es|sera) (?:on|el) (?:${WEEKDAY})\\b`,
)
/** Matches the words of sentences in which another day than that of the event may be meant. */
const OTHER =
  /\b(?:before|after|until|till|through|by|every|each|most|usual\w*|week\w*|next|last|following|previous|first|second|third|fourth|eve|rain|also|too|again|as well|if|when|like|school|church|service|worship|sermon|mass|deadline|regist\w+|sign(?:s|ed)? up|rsvp|order|reply|drop\w*|pick\w*|deliver\w*|set ?up|rehears\w+|practice|training|office|open|closed?|call|instead|palm|easter|good|ash|holy|maundy|black|giving|super bowl|antes|despues|hasta|cada|todos los|semana|proximo|pasado|siguiente|primer\w*|segundo|tercer\w*|tambien|si|cuando|iglesia|culto|misa|inscri\w+|oficina|llame|ensayo|escuela|ramos|santo|pascua)\b/

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
  const own = ['event', 'evento', ...readTitle(frontMatter)]
  const isClear = clear.some(
    ({ isInvitation, beginning, field }) =>
      (isInvitation && field !== null) || (beginning !== undefined && own.includes(beginning)),
  )
  const places = new Set(clear.map(({ field }) => field))
  if (!isClear && places.size < MIN_PLACES) return []
  const name = WEEKDAYS[weekday] ?? ''
  const later = moveToYear(date, getYear(date) + 1)
  const isLater = later !== null && getWeekdayIndex(later) === weekday
  return [
    {
      code: 'weekday-wrong',
      severity: 'warning',
      message: `${describeLines(clear)} ${name}, but ${formatDay(date, { month: 'long', day: 'numeric', year: 'numeric' })}, is a ${getWeekdayName(date)}.`,
      fix: `If you mean ${name}, write date: ${findNearestWeekday(date, weekday)}.${isLater ? ` If you mean the next year, write date: ${later}.` : ''} If the date is right, ${adviseOnWords(clear, date)}${adviseOnRest(found, clear)}.`,
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
function findNamed(text: string): NamedWeekday[] {
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
      const beginning = isOf ? BEGINS.exec(before + after)?.[1] : undefined
      const words = named.replace(/(?<=day|sabado|domingo)s$/, '')
      return { words, index, isOf, isInvitation, beginning }
    },
  )
}

const OTHER_NAMED = /\b(?:for|before|after|of|to|and|para|antes|despues|de|del|y)\b.*/

/** Returns the words of the title that name the event itself: "packing" of "Packing for the Breakfast". */
function readTitle(frontMatter: SplitText['frontMatter']): string[] {
  const title = frontMatter.get('title')
  return title && 'text' in title
    ? simplifyText(title.text)
        .replace(OTHER_NAMED, '')
        .split(/[^a-z]+/)
    : []
}
