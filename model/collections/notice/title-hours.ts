// Finds the changed hours that were typed into the title of a notice.
import { correctHours } from '../../schema/fields/dates/correct-hours'
import { NOTICE_NIGHT } from '../../schema/fields/dates/night-hours'
import { parseTimeOfDay } from '../../schema/fields/dates/time-of-day'
import { readHours } from '../../hours/weekly-hours'

const TIME = String.raw`(?:\d{1,2}(?::\d\d)?(?: ?[ap]\.? ?m\b\.?)?|noon|mediod[ií]a)`
const SPAN = String.raw`${TIME} ?(?:-|–|—|to|until|till|a|hasta) ?${TIME}`
const SPANS = String.raw`${SPAN}(?:(?:,| and| y| &) ${SPAN})*`
const WORDS = String.raw`(?:(?:(?:we(?:[’']re| are) )?open|hours|special hours|from|only|abiert[oa]s?|horario|de)[: ]+)*`

/** Matches hours after the reason, with or without parentheses. */
const HOURS_AFTER = new RegExp(
  String.raw`^(.*?[^\s,:;(–—-])[\s,:;(–—-]+${WORDS}(${SPANS})(?: only)?\)?\.?$`,
  'i',
)
/** Matches hours before the reason. */
const HOURS_BEFORE = new RegExp(
  String.raw`^${WORDS}(${SPANS})(?: ?[,:;–—-] ?| (?:for|on|por) )(.+)$`,
  'i',
)
/** Matches words that show that the rest is more than a reason. */
const IS_SENTENCE = /[.!?]\s|\b(?:we|closed?|opens?)\b/i

export type TitleHours = { readonly reason: string; readonly hours: string }

/** Returns the reason and the hours of a title that has both, or null if either is not certain. */
export function findTitleHours(title: string): TitleHours | null {
  const after = HOURS_AFTER.exec(title.trim())
  const before = after ? null : HOURS_BEFORE.exec(title.trim())
  const [reason, typed] = after ? [after[1], after[2]] : [before?.[2], before?.[1]]
  if (reason === undefined || typed === undefined || IS_SENTENCE.test(reason)) return null
  const hours = writeHours(typed)
  return hours === null ? null : { reason, hours }
}

/** Returns hours as this site writes them, or null if they do not say which half of the day they mean. */
function writeHours(typed: string): string | null {
  if ('problem' in parseTimeOfDay(typed, NOTICE_NIGHT)) return correctHours(typed)
  const spans = readHours(typed)
  return correctHours(typed) ?? (spans !== null && spans.length > 0 ? typed : null)
}
