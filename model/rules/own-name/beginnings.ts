// Finds the years in which a text says that our work began: "this ministry was founded in 1983", or "since it began in 1983" about it.

/** A year as it was typed, and where it is in the text. */
export type FoundYear = { readonly year: string; readonly index: number }

const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
const PART = `(?:the year |el año )?(?:(?:${MONTH})(?: of| del?)? |the (?:spring|summer|fall|autumn|winter) of )?`
/** A year, or one with a digit too few or too many, if it is no number of something. */
export const YEAR =
  '((?:(?:18|19|20)\\d\\d|(?:\\d{3}|[12]\\d{4})(?=[.,;:!?)]?(?:\\s*$|\\n)|[.,;:!?)] | (?:and|under|by|as|with|y|con|por|bajo) ))(?!\\d))'
const IN_YEAR = `(?:in|en) ${PART}${YEAR}`
const WORK =
  '(?:this|our) (?:work|ministry|organization|nonprofit)|(?:nuestr[ao]|est[ae]) (?:trabajo|ministerio|obra|organización)'
const WE =
  'we|nosotr[ao]s|our (?:story|center|office|doors?)|(?:the|el) (?:ministry|ministerio)|nuestra historia'
const BEGAN =
  '(?:(?:was |were |were first |was first |first |fue |fuimos |se )?(?:founded|established|formed|born|begun|began|started|opened|fundad[ao]s?|fundó|comenz(?:ó|amos)|empez(?:ó|amos)|inici(?:ó|amos)|nac(?:ió|imos)|abri(?:ó|mos))(?: (?:our|its) doors| (?:sus|nuestras) puertas)?)'
const FOUNDED = '(?:founded|established|started|began|fundó|fundaron|iniciaron|comenzaron)'
const OUR_START =
  '(?:our (?:founding|beginnings?|start)|nuestr[ao]s? (?:fundación|comienzos?|inicios?))'
/** Matches words between our name and "since it began" that name something else as what began. */
const OTHER_THING =
  /(?<![A-Za-zÀ-ỿ])(?:the|an?|this|that|his|her|our|el|la|los|las|una?|su)(?![A-Za-zÀ-ỿ])|(?<!\bin |\bof |\ben |\bde |[A-ZÀ-Þ][A-Za-zÀ-ỿ]* )(?<= )[A-ZÀ-Þ]/u

/** Matches a name of us and, further on in the sentence or in the next one, "it" and the year. */
type Patterns = { readonly direct: RegExp; readonly byPronoun: RegExp }

/**
 * Returns the function that finds the years of our beginning in a text.
 * @param name our name by the settings, or an empty text
 */
export function createBeginningFinder(name: string): (text: string) => FoundYear[] {
  const { direct, byPronoun } = createPatterns(name)
  return (text) => [
    ...findYears(text, direct),
    ...findYears(text, byPronoun, (between) => !OTHER_THING.test(between)),
  ]
}

function createPatterns(name: string): Patterns {
  const ours = name === '' ? WORK : `${WORK}|${name.replace(/[^\p{L}\d ]/gu, '\\$&')}`
  const we = `(?:${WE}|${ours})`
  const sentences = [
    `${we},? ${BEGAN} (?:here )?${IN_YEAR}`,
    `${FOUNDED} (?:${ours}) ${IN_YEAR}`,
    `${OUR_START} ${IN_YEAR}`,
    `(?:founded|established|fundad[ao]s?) ${IN_YEAR}(?=[^.!?\\n]* (?:we|our|nosotros|nuestr[ao]s?|hemos|${ours})(?![A-Za-zÀ-ỿ]))`,
    `(?:in|en) ${PART}${YEAR},? (?:${we} ${BEGAN}(?=[.,;!?\\n]| (?:here|under|as|with|aquí|con|bajo) )|(?:[A-Za-zÀ-ỿ]+ ){1,5}${FOUNDED} (?:${ours})(?![A-Za-zÀ-ỿ]))`,
    `(?:desde que|cuando) (?:fundamos|comenzamos|empezamos|iniciamos|nacimos|abrimos)(?: nuestras puertas)? ${IN_YEAR}`,
  ]
  const since =
    '(?:(?:,? (?:ever )?since|,? when|,? from the day) it|,? desde que|,? cuando|\\. It|\\.) '
  return {
    direct: new RegExp(`(?<![A-Za-zÀ-ỿ])(?:${sentences.join('|')})`, 'giu'),
    byPronoun: new RegExp(
      `(?<![A-Za-zÀ-ỿ])(?:${ours}|the ministry|el ministerio)(?<between>[^.!?:;\\n]{0,90}?)${since}${BEGAN} ${IN_YEAR}`,
      'giu',
    ),
  }
}

/** Returns the years in the only group of each alternative that matched. */
const findYears = (
  text: string,
  pattern: RegExp,
  isRight: (between: string) => boolean = () => true,
): FoundYear[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    if (!isRight(match.groups?.['between'] ?? '')) return []
    const year =
      match.slice(1).find((group) => group !== undefined && /^\d{3,5}$/.test(group)) ?? ''
    return [{ year, index: match.index + match[0].lastIndexOf(year) }]
  })
