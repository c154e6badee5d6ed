// Words of which a sentence has only one in one place, so that two of them side by side are an old and a new wording.

/** Words with nearly the same meaning that never follow each other, in either order. */
export const ALIKE: readonly string[] = [
  ...['mothers moms', 'mothers women', 'moms women', 'women ladies', 'moms ladies', 'girls women'],
  ...['fathers dads', 'fathers men', 'dads men', 'children kids', 'babies infants', 'people folks'],
  ...['gifts donations', 'gifts contributions', 'donations contributions', 'helpers volunteers'],
  ...['big large', 'glad happy', 'all every', 'many several', 'about regarding'],
  ...['weekly monthly', 'monthly yearly', 'monthly annual', 'weekly daily'],
]

/** Nouns that follow each other only where a third noun goes on with them: "our team staff meeting". */
export const NOUNS: readonly string[] = [
  ...['team staff', 'clinic center', 'center clinic', 'office clinic', 'gift donation'],
  ...['donation gift', 'mother mom', 'mom mother', 'mother woman', 'baby infant', 'infant baby'],
  ...['child kid', 'father dad', 'dad father', 'ministry organization', 'organization ministry'],
  ...['house building', 'building house', 'visit appointment', 'appointment visit'],
]

/** Verbs that have the same person before them, in either order. */
export const VERBS: readonly string[] = [
  ...['will can', 'is was', 'are were', 'has have', 'will would', 'can could', 'should must'],
  ...['can may', 'is are', 'was were', 'give donate', 'pray ask', 'begin start'],
  ...['offer provide', 'need require', 'meet gather', 'write call', 'get receive', 'buy purchase'],
  'visit come',
]

/** Verbs of which any two have "us" or another person after them. */
export const CONTACTS = 'call|phone|ring|text|email|contact'

/** Articles that nobody writes before another one. */
export const ARTICLES: readonly string[] = [
  ...['the our', 'the your', 'the my', 'the their', 'an our', 'an the', 'our your'],
]

/** Words of which any two may have the same word before them, as in "every morning". */
export const TIMES: readonly string[] = [
  'morning|afternoon|evening|night',
  'spring|summer|fall|autumn|winter',
  'breakfast|brunch|lunch|dinner|supper',
]

/** One person, after "each" or "every". */
export const PERSON =
  '(?:person|woman|mother|mom|man|father|dad|parent|girl|guest|visitor|client|caller|family|child|neighbor|volunteer|individual|one)'

export const WEEKDAYS =
  'Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?'

export const ENGLISH_MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December'

export const SPANISH_MONTHS =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
