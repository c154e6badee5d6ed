// Phrases in which dictation or a phone has exchanged a word that texts of this site often have: "a bored member", "become a monthly pattern".
import { END } from './phone-words'
import type { SoundAlike } from './sound-alike'

const MAKE = '(?:make|schedule|book|cancel|set up|call for)'
const LOSS = '(?:abortion|loss|miscarriage|stillbirth)'

/** The words that may have been typed, the one that is meant, and phrases with `_` for the former in which only the latter can be. */
type Row = readonly [typed: string, written: string, phrase: string]

/** Writes a row for each word, because only rows whose word is in a text are searched. */
const expandRows = (rows: readonly Row[]): SoundAlike[] =>
  rows.flatMap(([words, written, phrase]) =>
    words.split('|').map((typed) => ({ typed, written, phrase: phrase.replaceAll('_', typed) })),
  )

export const SITE_WORDS: readonly SoundAlike[] = expandRows([
  // People and places.
  [
    'bored',
    'board',
    `bored (?:members?|meetings?|of directors|chair(?:man|woman|person)?|president|treasurer)(?! of the)|(?:on|to|with|from) our bored${END}`,
  ],
  ['broad', 'board', `broad (?:of directors|members?)${END}|broad of directors`],
  [
    'cynic|clinch',
    'clinic',
    `(?:our|the) (?:mobile|medical|pregnancy|free) _|(?:mobile|medical|pregnancy) _(?: hours)?${END}`,
  ],
  ['crunch|churn|lurch', 'church', `(?:home|baptist|methodist|presbyterian|catholic) _${END}`],
  ['pasture|pasta|pastry|poster', 'pastor', `(?:talk (?:to|with)|ask|tell) (?:your|our) _`],
  [
    'pattern|painter|parter',
    'partner',
    `(?:become|becomes|became|becoming|be) an? (?:monthly|prayer|church|business) _`,
  ],
  [
    'councilor|councillor|chancellor',
    'counselor',
    `(?:trained|peer|grief|licensed|caring|pregnancy) _s?`,
  ],
  [
    'cancelling|canceling',
    'counseling',
    `(?:peer|grief|options|abortion|marriage|post-abortion) _(?! (?:the|your|our|an?) )`,
  ],
  ['avocado', 'advocate', `(?:client|patient|trained|volunteer|family) avocados?`],
  [
    'flounder',
    'founder',
    `(?:our|one of the|the) flounders?(?= (?:and|of (?:the|our) (?:clinic|ministry|center)))|co-?flounders?`,
  ],
  [
    'directory',
    'director',
    `(?:executive|development) directory(?=[.,;:!?]|$| (?:of (?:the|our|this)|will|has|is|since))`,
  ],
  ['treasure', 'treasurer', `(?:secretary|president|chair|chairman),? and treasure${END}`],
  ['location|lactose', 'lactation', `_ consultants?`],
  [
    'mystery|misery',
    'ministry',
    `(?:women[’']s|men[’']s|children[’']s|prison|student|outreach) _(?=[.,;:!?]|$| (?:leaders?|team|meets))`,
  ],
  // The clinic and its visitors.
  [
    'poignant|regnant',
    'pregnant',
    `(?:you are|you[’']re|she is|she[’']s|i am|i[’']m|she was|i was|think you are) _(?=[.,;:!?]|$| and (?:alone|afraid|scared|unsure|need))`,
  ],
  ['presidency', 'pregnancy', `(?:unplanned|unexpected|crisis) presidency`],
  ['fatal', 'fetal', `fatal (?:heartbeat|ultrasound|development|age|models?)`],
  [
    'semester',
    'trimester',
    `(?:first|second|third) semester of (?:your |her |the |a |my )?pregnancy`,
  ],
  ['ultra sound', 'ultrasound', 'ultra sounds?'],
  [
    'disappointment|apportionment|ointment',
    'appointment',
    `${MAKE} (?:an?|your|the) (?:disappointment|apportionment)|${MAKE} an ointment|by _ only`,
  ],
  [
    'adaptation|ad option',
    'adoption',
    `(?:open|closed) adaptation${END}|_ (?:agenc(?:y|ies)|attorneys?|famil(?:y|ies))|parenting,? (?:and|or) adaptation|(?:parenting|abortion), adaptation`,
  ],
  [
    'heating|heeling|hailing',
    'healing',
    `(?:hope|forgiveness|comfort|grief),? and _${END}|_ after (?:an? )?${LOSS}`,
  ],
  [
    'grieve',
    'grief',
    `(?<!(?:who|to|they|we|and|you) )grieve (?:support groups?|groups?|counseling|recovery)`,
  ],
  // Gifts and events.
  [
    'domination|damnation',
    'donation',
    `(?:monthly|tax-deductible|online|financial|one-time|generous) _s?`,
  ],
  [
    'dominate|detonate',
    'donate',
    `_ (?:diapers|wipes|formula|clothes|clothing|items|supplies|money|online|blood|baby)`,
  ],
  ['door', 'donor', `(?:monthly|anonymous|generous) doors?${END}`],
  ['dive', 'drive', `(?:supply|supplies|clothing|diaper|wipes|formula|food) dives?${END}`],
  ['living', 'giving', `year-end living(?! (?:costs?|expenses?))`],
  ['cars|carts', 'cards', `gift _${END}`],
  ['gif', 'gift', 'gif cards?'],
  [
    'wife|like|lice|lift|lite|knife',
    'life',
    `walk for _(?=[.,;:!?]|$| (?:is|at|on|in|will|begins|starts)(?![A-Za-zÀ-ỿ]))`,
  ],
  ['bouquet|blanket', 'banquet', `(?:annual|fundraising) _(?=[.,;:!?]|$| (?:is|will|on|at) )`],
  ['cloths', 'clothes', `(?:maternity|toddler|winter|outgrown) cloths`],
  ['dress', 'address', `(?:mailing|email|e-mail) dress(?:es)?${END}`],
  // Faith.
  ['bile|babble|bauble|bubble', 'Bible', `_ (?:study|studies|verses?|reading|school)`],
  ['alter', 'altar', `wedding alter|alter (?:cloths?|flowers|rail|boys?)`],
  ['worrier', 'warrior', 'prayer worriers?'],
  ['seizing|ceiling|teasing', 'ceasing', 'pray without _'],
  ['tides|ties|tights', 'tithes', '_ and offerings'],
  ['communication', 'communion', 'holy communication'],
  ['him', 'hymn', `(?:opening|closing|favorite) hims?${END}|sing (?:a|an old) him`],
  ['salmon', 'sermon', `(?:sunday[’']s|pastor[’']s|sunday morning) salmon`],
  ['dressing', 'blessing', `(?:count (?:your|our)|god[’']s) dressings?`],
])
