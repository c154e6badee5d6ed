// Finds an event in the evening whose words are those of a morning, or the reverse: AM and PM were mixed up.
import { readTimeSpan } from '../../../../dates/clock-time'
import type { EventTimes } from '../../../../dates/event-times'
import type { TextLine } from '../shifts/shifted-times'

export type OtherHalf = {
  readonly half: 'morning' | 'evening'
  /** What the file says, in the words that were typed. */
  readonly words: readonly string[]
  /** The time in the other half of the day. */
  readonly meant: string
}

const MORNING =
  /\b(?:sunrise|daybreak|dawn|breakfast|mornings?|sun comes up|amanecer|alba|desayuno|(?:por|de|en) la mañana)(?![A-Za-zÀ-ỿ])/giu
const EVENING =
  /\b(?:supper|dinner|evenings?|nights?|candle-?light|sunset|nightfall|after dark|(?:by|under) the stars|tonight|after (?:school|work)|from work|atardecer|anochecer|cena|noches?|(?:por|de|en) la tarde|a la luz de las velas)(?![A-Za-zÀ-ỿ])/giu
/** Matches what makes a second look needless: other parts of the day, and what is planned. */
const OTHER =
  /\b(?:afternoons?|noon|midday|midnight|lunch|brunch|all day|overnight|mediod[ií]a|medianoche|almuerzo|todo el d[ií]a|plan|plans|planning|committee|meetings?|training|rehearsal|practice|reuni[oó]n|ensayo|work (?:at|all) night|night (?:shift|owl|worker)s?|good night|next day|(?:day|night|evening) (?:before|after))(?![A-Za-zÀ-ỿ])/iu
/** Matches the same for an event in the evening: words of the night fit it. */
const NIGHT = /\b(?:nights?|dinner|tardes?|noches?)(?![A-Za-zÀ-ỿ])/iu
/** Matches titles of what can only be in the morning. */
const SURELY_MORNING =
  /\b(?:(?:sunrise|daybreak|dawn|(?:early|easter)[ -]morning) (?:\w+ )?(?:service|worship|prayers?|mass|communion|walk|hike|run)|(?:service|worship|prayers?|mass|walk|hike|praise) (?:\w+ )?at (?:sunrise|daybreak|dawn)|breakfast$|desayuno$|(?:culto|servicio|misa|oraci[oó]n|caminata) (?:[A-Za-zÀ-ỿ]+ )?(?:del?|al) (?:amanecer|alba))(?![A-Za-zÀ-ỿ])/iu
/** Matches titles of what can only be in the evening. */
const SURELY_EVENING =
  /\b(?:(?<!(?:lord['’]s|last) )supper$|(?:game|trivia|movie|date|family|bingo|worship|prayer|bunco|open mic|karaoke|paint|(?:mother|dad|mom|parent|ladie|men|women)['’]?s['’]?) night$|candle-?light (?:\w+ )?(?:service|vigil|supper|carols|walk)|(?:service|vigil|prayers?|carols) by candle-?light|evening (?:service|worship|prayers?)|(?:culto|servicio|vigilia) (?:del anochecer|a la luz de las velas)|(?<!(?:santa|[uú]ltima) )cena$)(?![A-Za-zÀ-ỿ])/iu
/** Matches titles of what prepares or follows something else. */
const ASIDE =
  /\b(?:after|before|following|for|about|volunteers?|help\w*|pack\w*|prepar\w*|set-?up|decorat\w*|clean\w*|tickets?|sign-?up|bak\w+|despu[eé]s|antes|voluntari\w+|ayud\w+|para)(?![A-Za-zÀ-ỿ])/iu
/** Matches the beginning of a text that says what the whole event is. */
const SUBJECT =
  /^(?:(?:join us for )?an?|our|una?|nuestr[ao]) (?:[A-Za-zÀ-ỿ]+ ){0,2}(evening|night|supper|dinner|breakfast|noche|cena|desayuno)(?![A-Za-zÀ-ỿ])/iu
const TIMES = /\d\s?([ap])\.?\s?m\b/gi
const MIN_WORDS = 2

/**
 * @param lines the fields with words and the rows of the text
 * @param titles those that say what the whole event is
 */
export function findOtherHalfOfWords(
  time: string,
  { start }: EventTimes,
  titles: readonly string[],
  lines: readonly TextLine[],
): OtherHalf | null {
  const isEvening = start >= '16:00' && start < '23:00'
  const isMorning = start >= '05:00' && start < '10:00'
  if (!isEvening && !isMorning) return null
  const [wanted, against, surely, half] = isEvening
    ? ([MORNING, EVENING, SURELY_MORNING, 'a'] as const)
    : ([EVENING, MORNING, SURELY_EVENING, 'p'] as const)
  const all = [...titles, ...lines.map(({ text }) => text)].join('\n')
  if (OTHER.test(all) || all.search(against) !== -1 || (isEvening && NIGHT.test(all))) return null
  const subjects = lines.map(({ text }) => SUBJECT.exec(text)?.[1] ?? '')
  if (![...titles, ...subjects].some((words) => words.search(wanted) !== -1)) return null
  const isSure = titles.some((title) => surely.test(title) && !ASIDE.test(title))
  const times = [...all.matchAll(TIMES)].map(([, typed = '']) => typed.toLowerCase())
  const words = [...new Map(all.match(wanted)?.map((word) => [getSingular(word), word])).values()]
  const isLikely =
    !isEvening && words.length >= MIN_WORDS && !titles.some((title) => ASIDE.test(title))
  // Other times in the same half of the day may be right, and so is this one.
  if (times.length > 0 && !((isSure || isLikely) && times.every((typed) => typed === half)))
    return null
  const meant = isEvening
    ? time.replace(/p(?=\.?\s?m)/g, 'a').replace(/P(?=\.?\s?M)/g, 'A')
    : time.replace(/a(?=\.?\s?m)/g, 'p').replace(/A(?=\.?\s?M)/g, 'P')
  const isRead = readTimeSpan(meant) !== null || readTimeSpan(time) === null
  return (words.length < MIN_WORDS && !isSure) || meant === time || !isRead
    ? null
    : { half: isEvening ? 'morning' : 'evening', words, meant }
}

const getSingular = (word: string): string => word.toLowerCase().replace(/s$/, '')
