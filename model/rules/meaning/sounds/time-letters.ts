// English words for times with a letter too many or too few, which are words all the same: "two hours each mouth", "once a weak".
import type { SoundAlike } from './sound-alike'

const END = '(?=[.,;:!?)]|$)'
const NUMBER =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen|few|several)'
/** Matches what people count by the month or the week. */
const COUNTED =
  '(?:hours?|days?|times?|minutes?|mornings?|afternoons?|evenings?|nights?|(?:sun|mon|tues|wednes|thurs|fri|satur)days?|meetings?|visits?|gifts?|dollars|once|twice|\\$?\\d[\\d,.]*)'
/** Matches words before a number that is one of times: bread may be for forty mouths. */
const LASTS =
  '(?:at least|within|every|in the (?:first|next|last|past)|for the (?:first|next|last|past)|(?:commit|commits|commitment|committed|serve|serves|stay|stays|last|lasts|take|takes|run|runs)(?: of| for| to)?(?: at least| about)?)'

/** Returns a phrase with a word that is not the one for a time. */
const createPhrase = (wrong: string): string =>
  [
    `${COUNTED} (?:an?|each|every|per|this|next|of (?:the|each|every)) ${wrong}`,
    `(?:each|per) ${wrong}(?:${END}| (?:for|at|on|from|we|and we|of the year)\\b)`,
    `(?:this|next|last|once every|every other) ${wrong}(?:${END}| (?:for|at|on|we)\\b)`,
    `every ${wrong}(?=,| we | at | on |$)`,
    `(?:a|${NUMBER})[ -]${wrong} (?:class|course|program|series|study|commitment)`,
    `${NUMBER} ${wrong}s (?:old|pregnant|ago|later|long|earlier|each|per|in a row|of (?:age|pregnancy|classes|training|service)|or (?:more|longer|less))`,
    `${LASTS} ${NUMBER} (?:full )?${wrong}s(?! to (?:feed|fill)| at )`,
  ].join('|')

export const TIME_LETTERS: readonly SoundAlike[] = [
  { phrase: createPhrase('mouth'), typed: 'mouth', written: 'month' },
  { phrase: createPhrase('moth'), typed: 'moth', written: 'month' },
  { phrase: createPhrase('weak'), typed: 'weak', written: 'week' },
  {
    phrase: `(?:half )?an our|${NUMBER} ours (?:a|each|every|per|before|after|of|long)|${NUMBER} ours${END}`,
    typed: 'our',
    written: 'hour',
  },
]
