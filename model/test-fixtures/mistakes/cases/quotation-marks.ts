// Mistakes with quotation marks and colons in values.
import { EVENT_TEXT, createMistakes, type Mistake } from '../mistake'

const EVENT_FILE = 'events/sample.md'
const TITLE = 'title: Walk for Life'

const WITH_QUOTES = EVENT_TEXT.replace('Sample Park', `St. Mary's "Old" Park`)

export const quoteMistakes: readonly Mistake[] = createMistakes(EVENT_FILE, WITH_QUOTES, [
  [
    'quotation marks within quotation marks',
    `St. Mary's "Old" Park`,
    `"St. Mary's "Old" Park"`,
    'quotes-inside 6:11 location',
    'repaired',
  ],
  [
    'an apostrophe within single quotation marks',
    `St. Mary's "Old" Park`,
    `'St. Mary's "Old" Park'`,
    'quotes-inside 6:11 location',
    'repaired',
  ],
])

const WITH_COLON = EVENT_TEXT.replace(TITLE, 'title: "Walk: 4 Life"')

const WITH_VOWEL = EVENT_TEXT.replace(TITLE, 'title: "Afternoon: a walk"')

export const deadKeyMistakes: readonly Mistake[] = createMistakes(EVENT_FILE, WITH_VOWEL, [
  [
    'an opening quotation mark that a dead key put on the first letter',
    '"Afternoon: a walk"',
    'Äfternoon: a walk"',
    'quotes-needed 3:8 title',
    'repaired',
  ],
])

export const curlyColonMistakes: readonly Mistake[] = createMistakes(EVENT_FILE, WITH_COLON, [
  [
    'curly quotation marks around a colon',
    '"Walk: 4 Life"',
    '“Walk: 4 Life”',
    'quotes-curly 3:8 title',
    'repaired',
  ],
])
