// Finds the reason in the title of a notice that also says that the office is closed.

export const HOLIDAY =
  /\b(?:new year(?:[’']?s)?(?: eve| day)?|(?:dr\.? )?martin luther king(?:,? jr\.?)?(?: day)?|mlk day|presidents?[’']?s? day|ash wednesday|maundy thursday|good friday|easter(?: monday| sunday)?|memorial day|juneteenth|independence day|(?:the )?(?:fourth|4th) of july|labor day|columbus day|veterans[’']? day|thanksgiving(?: day)?|christmas(?: eve| day)?|spring break)\b/gi

const OFFICE = String.raw`(?:(?:we(?:[’']| a)re|we will be|(?:the |our )?(?:office|clinic|center|building)(?: is| will be)?)\s+)?`
const CLOSED = String.raw`${OFFICE}(?:closed|closing|clos(?:ed|ing) early|early closing)`
const DAY = String.raw`(?:(?:on|from|this|next)\s+)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|(?:january|february|march|april|may|june|july|august|september|october|november|december)\s+\d[^a-z]*|\d+(?:st|nd|rd|th)?)[\s,;]*(?:(?:and|to|through|until|-|–)\s+)?`

/** Matches a title that begins by saying that the office is closed. */
export const STATES_CLOSURE = new RegExp(String.raw`^${CLOSED}\b`, 'i')

/** Matches what goes before a reason, as the words that the website itself puts there do. */
const LINK = String.raw`(?:for|due to|because of|on account of|owing to|on (?:the )?occasion of|in (?:observance|honor|celebration|memory) of|to (?:observe|celebrate|honor)|reason\s*:|(?:on|over|at|during)\s+(?=(?:the )?(?:${HOLIDAY.source}|holidays?\b))|during)`
const OTHER_HOURS = String.raw`(?:our |the )?(?:changed?|special|other|new|different|holiday|modified|adjusted|reduced|limited|short(?:er|ened)?)\s+(?:office\s+)?hours`

/** Matches a title that repeats the words that the website puts before it, or others that say the same. */
export const REPEATS_LEAD = new RegExp(
  String.raw`^(?:(?:${OTHER_HOURS}\s+)?(?:${LINK}|because)\s|${OTHER_HOURS}(?:\s*[:–—-]|$))`,
  'i',
)

/** What people write around the reason. */
const SHAPES: readonly RegExp[] = [
  // "Our office will be closed on Thursday for Thanksgiving."
  new RegExp(
    String.raw`^${CLOSED},?\s+(?:${DAY})*(?:for|because of|due to|in observance of|to observe|to celebrate)\s+(.+)$`,
    'i',
  ),
  // "We open late for a staff training", "The office will close at 3:00 PM because of the storm"
  new RegExp(
    String.raw`^(?:we|(?:the|our) (?:office|clinic|center))(?: will| are)*\s+(?:be (?:open|here)|open(?:ing)?|clos(?:e|ing|es)|opens|stay open|have ${OTHER_HOURS})(?: late| later| early| earlier| longer| (?:at|until|from|to) [\d:]+(?: ?[ap]\.?m\.?)?)*,?\s+(?:for|because of|due to|in observance of)\s+(.+)$`,
    'i',
  ),
  // "Office closed - Thanksgiving"
  new RegExp(String.raw`^${CLOSED}\s*[-–—:,]\s*(.+)$`, 'i'),
  // "Thanksgiving (closed)", "Thanksgiving: office closed"
  new RegExp(String.raw`^(.+?)\s*[-–—:,(]\s*${CLOSED}\)?$`, 'i'),
  // "Thanksgiving closure"; a road closure is a reason itself.
  new RegExp(String.raw`^(${HOLIDAY.source}) (?:office )?(?:closure|closing)$`, 'i'),
  /^(?:happy|merry|feliz) (.+)$/i,
  // "for our Christmas lunch", "Special hours due to the storm", "Changed hours: staff day"
  new RegExp(String.raw`^(?:${OTHER_HOURS}\s+)?${LINK}\s+(?!(?:to|for|the fact)\s)(.+)$`, 'i'),
  new RegExp(String.raw`^${OTHER_HOURS}\s*[:–—-]\s*(.+)$`, 'i'),
  new RegExp(
    String.raw`^${CLOSED}\s+(?:on\s+)?(?!(?:for|because|due|in|to|so|on|early|at|after|before|until|all|from|this|next|today|tomorrow)\b|\d|${DAY})(.+)$`,
    'i',
  ),
]
/** Matches the days after a reason, which the notice has in lines of their own. */
const DAYS_AFTER = new RegExp(
  String.raw`(?:\s*[,(]\s*|\s+on\s+|\s+(?=from\s))(?:on\s+)?(?:${DAY})+[\d\s,–-]*(?:and \d+)?\)?$`,
  'i',
)
/** A reason with more in it is one that only a person can shorten. */
const MAX_LENGTH = 60
const TOO_MUCH =
  /[.;:!?]\s|\b(?:we|will|please|call|until|open|opens|closed|closes|so (?:that|our|the|all|everyone|staff)|because|in order to)\b/i

/** Matches good wishes after a reason. */
const WISHES_AFTER =
  /[.!,;–—-]+\s*(?:(?:and|y)\s+)?(?:(?:we wish|wishing) (?:you|everyone) )?(?:(?:a|have a|un|una)\s+)?(?:very )?(?:merry|happy|blessed|joyful|feliz|felices)\b.*$/i

/** Matches a sentence about the day when the office is open again. */
const FAREWELL_AFTER =
  /[.!]\s+(?:see you|we(?:[’']ll| will) (?:be back|reopen|see you)|back (?:on|in)|thank you|god bless|nos vemos)\b.*$/i

/** Returns a reason, with the whole name of the day if it is that of a person. */
export const nameDay = (reason: string): string =>
  /^(?:(?:dr|rev)\.? )*martin luther king,?(?: jr\.?)?$/i.test(reason)
    ? 'Martin Luther King Jr. Day'
    : reason

/** Returns the reason alone, or null if the title is no more than that, or if nobody can tell where the reason ends. */
export function findReason(title: string): string | null {
  const typed = title
    .trim()
    .replace(WISHES_AFTER, '')
    .replace(FAREWELL_AFTER, '')
    .replace(/[.!]+$/, '')
  for (const shape of SHAPES) {
    const [, found] = shape.exec(typed) ?? []
    if (found === undefined) continue
    const reason = found.replace(DAYS_AFTER, '').trim()
    const isClear = reason !== '' && reason.length <= MAX_LENGTH && !TOO_MUCH.test(reason)
    return isClear ? nameDay(reason) : null
  }
  return null
}
