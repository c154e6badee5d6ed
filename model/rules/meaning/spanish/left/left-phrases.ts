// Finds a few Spanish words in an English line, as someone writes them who thinks in both languages: "5 hours al mes".
import { lookUp } from '../../../../text/look-up'
import { hasEnglishWord, hasSpanishWord } from '../../../translations/comparison/english-blocks'
import { findDayName, type LeftPhrase } from './day-names'
import { isEnglishWord } from '../keyboard/english-words'
import { findSmallWord } from './left-small-words'
import { findLongRun } from './long-runs'

const readPairs = (pairs: string): Readonly<Record<string, string>> =>
  Object.fromEntries(pairs.split('|').map((pair) => pair.split(' ') as [string, string]))

const TIMES = readPairs('mes month|semana week|día day|dia day|año year|hora hour|noche night')
const PARTS_OF_DAY = readPairs('mañana morning|tarde afternoon|noche evening')
const WEEKDAYS = readPairs(
  'lunes Monday|martes Tuesday|miércoles Wednesday|miercoles Wednesday|jueves Thursday|viernes Friday|sábado Saturday|sábados Saturday|domingo Sunday|domingos Sunday',
)
const PEOPLE = readPairs(
  'nosotros us|ustedes you|usted you|mamás moms|papás dads|bebés babies|niños children|niñas girls|mujeres women|hombres men|jóvenes teens|voluntarios volunteers|donantes donors',
)
/** Words for which there is no English one here, because it depends on the sentence. None is in English texts as well, as "casa" and "familia" are. */
const OTHERS =
  'meses|semanas|días|años|horas|noches|oficina|iglesia|iglesias|clase|clases|grupo|grupos|visitas|voluntarias|programas|personas|mensajes|eventos|servicios|clínica|pacientes|ayuda|puerta|ropa|pañales|embarazo|citas|oración|preguntas|enfermera|dinero|consejería|ultrasonido|niño|niña|bebé|familias|madres'

const SMALL =
  'al|de|del|la|el|los|las|una?|unos|unas|sus?|para|con|por|sin|nuestr[ao]s?|cada|en|y|dos|tres|cuatro|cinco|tod[ao]s|est[ae]|próxim[ao]'
const CONTENT = [
  ...[TIMES, PARTS_OF_DAY, WEEKDAYS, PEOPLE].flatMap((pairs) => Object.keys(pairs)),
  OTHERS,
].join('|')
const RUN = new RegExp(
  `(?<=[A-Za-zÀ-ỿ\\d] )(?:(?:${SMALL}) )+(?:${CONTENT})(?:(?: (?:${SMALL}))+ (?:${CONTENT}))*(?![A-Za-zÀ-ỿ\\d@/_'’-]|\\.[A-Za-zÀ-ỿ]| [A-ZÀ-Þ])`,
  'gu',
)
/** Matches what people say in English as well, and names of feasts and of dishes. */
const BORROWED = /(?:día|dia) de|del (?:día|dia)$|(?:noche|día) y (?:noche|día)/u
/** Matches quotations, slanted words, remarks and links, whose words may be in any language. */
const QUOTED = /“[^”]*”|"[^"]*"|«[^»]*»|‘[^’]*’|\*[^*\n]+\*|_[^_\n]+_|\([^()\n]*\)|\[[^\]\n]*\]/gu
/** Matches words that tell readers why words are in Spanish. */
const IS_MEANT =
  /español|spanish|inglés|hispan|latin[oa]|bilingu|translat|\bsay|\bsaid|\bcalls? (?:it|this|them|that)\b|\bcalled\b|\bnamed\b|\bsing|\bsongs?\b|hymn|\bwords?\b|\blanguages?\b|\btitled?\b/i

/** Finds the Spanish words of a text with English lines. */
export function findLeftPhrases(text: string): LeftPhrase[] {
  let start = 0
  return text.split('\n').flatMap((line) => {
    const found = findInLine(line).map((phrase) => ({ ...phrase, index: start + phrase.index }))
    start += line.length + 1
    return found
  })
}

function findInLine(line: string): LeftPhrase[] {
  // Verses may be in Spanish.
  if (line.startsWith('>')) return []
  if (IS_MEANT.test(line)) return findSmallWord(maskQuotations(line))
  const short = findRun(line)
  const runs = short.length > 0 ? short : findLongRun(maskQuotations(line))
  return [
    ...runs,
    ...findSmallWord(maskQuotations(line)),
    ...(runs.length === 0 ? findOnlyDay(line) : []),
  ]
}

/** Writes spaces in place of words that may be in any language. */
const maskQuotations = (line: string): string =>
  line.replace(QUOTED, (quoted) => ' '.repeat(quoted.length))

/** Finds the only day or month of a line that is in Spanish, if nothing else is. */
function findOnlyDay(line: string): LeftPhrase[] {
  const own = maskQuotations(line)
  return findDayName(own).filter(({ words }) => !hasSpanishWord(own.replace(words, ' ')))
}

/** Finds the only run of Spanish words in an English line. */
function findRun(line: string): LeftPhrase[] {
  const own = maskQuotations(line)
  const runs = [...own.matchAll(RUN)].filter(([words]) => !BORROWED.test(words))
  const rest = runs.reduce((words, [run]) => words.replace(run, ' '), own)
  const isEnglish =
    hasEnglishWord(rest) || (rest.match(/[A-Za-zÀ-ỿ]+/gu) ?? []).some((word) => isEnglishWord(word))
  if (runs.length !== 1 || !isEnglish || hasSpanishWord(rest)) return []
  return runs.map(({ 0: words, index }) => ({
    words,
    index,
    written: translatePhrase(words, /(?<![A-Za-zÀ-ỿ])[oO]n $/u.test(line.slice(0, index))),
  }))
}

/**
 * Returns what the words are in English, or null.
 * @param followsOn whether they come after "on", as in "on los lunes"
 */
function translatePhrase(words: string, followsOn: boolean): string | null {
  const [first = '', second = '', third] = words.split(' ')
  const on = followsOn ? '' : 'on '
  if (third !== undefined) {
    const part = lookUp(PARTS_OF_DAY, third)
    const isPart = /^(?:por|de|en) la [^ ]+$/u.test(words) && part !== undefined && !followsOn
    return isPart ? `in the ${part}` : null
  }
  const [time, weekday, people] = [TIMES, WEEKDAYS, PEOPLE].map((pairs) => lookUp(pairs, second))
  if (time !== undefined && !followsOn) {
    if (first === 'al' || first === 'cada') return `each ${time}`
    return first === 'por' ? `${time === 'hour' ? 'an' : 'a'} ${time}` : null
  }
  if (weekday !== undefined) {
    if (first === 'cada') return followsOn ? null : `each ${weekday}`
    return first === 'los' ? `${on}${weekday}s` : first === 'el' ? `${on}${weekday}` : null
  }
  const preposition = lookUp({ con: 'with', para: 'for', sin: 'without' }, first)
  return people === undefined || preposition === undefined ? null : `${preposition} ${people}`
}
