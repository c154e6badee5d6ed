// Finds Spanish words that an English keyboard has changed: "voluntaries", "papas y mamas", "informacion".
import {
  hasEnglishWord,
  hasSpanishWord,
  isInEnglish,
  omitLabels,
} from '../../../translations/comparison/english-blocks'
import { foldAccents } from '../../../../text/fold-accents'
import { translateFirstWord } from './english-first-words'
import { AFTER_SU, translateSmallWord } from './english-small-words'
import { findEnglishPhrases, translateWord } from './english-words'
import { restoreAccents } from './lost-accents'
import { findLostFamilyAccents } from './lost-family-accents'
import { findLostSmallAccents } from './lost-small-accents'
import { restoreSmallWord } from './small-words'
import { findWrongKeys } from './wrong-keys'

/** English words that a keyboard writes in place of a Spanish word with almost the same letters. */
const ENGLISH: ReadonlyMap<string, string> = new Map(
  'donates donantes|voluntaries voluntarios|information información|importance importancia|important importante|attention atención|organization organización|education educación|donation donación|donations donaciones|adoption adopción|option opción|options opciones|section sección|different diferente|patients pacientes|clients clientes|families familias|persons personas|moments momentos|minutes minutos|documents documentos|events eventos|services servicios|materials materiales|possible posible|possibles posibles|special especial|experiences experiencias|hospitals hospitales|resources recursos|classes clases|telephone teléfono|used usted|can con|hole hola|sober sobre|less les|lets les|mass más|city cita|visits visitas|consults consultas|lines lunes|martyrs martes|confidential confidencial|private privado|clinical clínica|ministry ministerio|gracious gracias|pars para|hacker hacer|numerous números|voluntary voluntario|babies bebés|medical médica|blame llame|flame llame|nods nos|toddles todos|quest que|scribe escriba|aqua aquí|unable una|haste hasta|necessity necesita|eaten están|esteems estamos|simper siempre|quire quiere|tine tiene'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
)

const WORD = /(?<![A-Za-zÀ-ỿ\d@/_.-])[A-Za-zÀ-ỿ]+(?![A-Za-zÀ-ỿ\d@/_-]|\.[A-Za-zÀ-ỿ])/gu
/** Matches words of others, and the names of pages, which may be in English; not the words of a button. */
const FOREIGN =
  /“[^”\n]*”|"[^"\n]*"|«[^»\n]*»|(?<!^::button)\[[^\]\n]*\]|\*[^*\n]+\*|(?<![A-Za-zÀ-ỿ])_[^_\n]+_/gu

/** Groups of people in a list, with a capital letter as at the beginning of a sentence. */
const GROUPS =
  /(?<=[a-zß-ỿ], (?:y )?|[a-zß-ỿ] y )(?:Iglesias|Familias|Amigos|Donantes|Voluntarios|Mamás|Papás)(?=[,.;]| y )/gu

/** An English keyboard makes "so" or "is" of "si"; the old Spanish word is only in "so pena de" and the like. */
const SO =
  /(?<=[a-zß-ỿ] )so(?= (?!pena|pretexto|capa|color)[a-zß-ỿ])|(?<![A-Za-zÀ-ỿ\d’'@/.-])[Ii]s(?= [a-zß-ỿ])/gu

/** Requests with "nos" as a word of its own, at the beginning of a sentence, where "nos" can belong to nothing after it. */
const REQUESTS: ReadonlyMap<string, string> = new Map(
  'Blame Llámenos|Lame Llámenos|Llame Llámenos|Escriba Escríbanos|Visite Visítenos|Cuente Cuéntenos|Pregunte Pregúntenos|Ayude Ayúdenos|Avise Avísenos|Acompañe Acompáñenos|Mande Mándenos|Envíe Envíenos|Busque Búsquenos'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
)
const REQUEST = new RegExp(
  `(?<=^[\\s>*_#-]*|[.!?:¡] ?)(${[...REQUESTS.keys()].join('|')}) nos(?=[ ,.!])`,
  'gu',
)

export type Change = { readonly typed: string; readonly index: number; readonly written: string }

/** Returns the changed words of a line, in their order. */
export function findChangedWords(line: string): Change[] {
  const own = line.replace(FOREIGN, (words) => ' '.repeat(words.length))
  const groups = [...line.matchAll(GROUPS)].map(({ 0: typed, index }) =>
    createChange(typed, index, typed.toLowerCase()),
  )
  const requests = [...own.matchAll(REQUEST)].map(({ 0: typed, 1: verb = '', index }) =>
    createChange(typed, index, REQUESTS.get(verb) ?? typed),
  )
  const english = findEnglishParts(line)
  const words = findWords(line, own).filter(({ index }) =>
    requests.every((request) => request.index !== index),
  )
  const so = [...own.matchAll(SO)]
    .filter(
      ({ 0: typed, index }) =>
        !isEnglishAround(own, index, typed) && words.every((word) => word.index !== index),
    )
    .map(({ 0: typed, index }) =>
      createChange(typed, index, matchCase(typed, meansSu(own, index, typed) ? 'su' : 'si')),
    )
  const family = findLostFamilyAccents(line)
  const hasLost = [...words, ...family].some(
    ({ typed, written }) => foldAccents(written) === foldAccents(typed),
  )
  return [
    ...words,
    ...requests,
    ...findWrongKeys(own),
    ...family,
    ...findLostSmallAccents(own, hasLost),
    ...groups,
    ...so,
    ...findEnglishPhrases(own),
  ]
    .filter(({ index }) => !english.some(({ start, end }) => index >= start && index < end))
    .sort((a, b) => a.index - b.index)
}

const meansSu = (line: string, index: number, typed: string): boolean =>
  typed === 'so' && AFTER_SU.exec(line.slice(index + typed.length))?.index === 0

const SENTENCE = /[^.!?]+[.!?]*/g
/** Matches letters that English does not have. */
const SPANISH_LETTER = /[áéíóúñü¿¡]/i

/** Returns where the sentences of a line are that seem to be in English: its words are right there. */
function findEnglishParts(line: string): { readonly start: number; readonly end: number }[] {
  return [...omitLabels(line).matchAll(SENTENCE)]
    .filter(({ 0: words }) => isInEnglish(words) || isMoreEnglish(words))
    .map(({ 0: words, index }) => ({ start: index, end: index + words.length }))
}

/** Returns whether one of the words is English, and nothing is Spanish. */
const isMoreEnglish = (words: string): boolean =>
  hasEnglishWord(words) && !hasSpanishWord(words) && !SPANISH_LETTER.test(words)

function findWords(line: string, own: string): Change[] {
  return [...line.matchAll(WORD)].flatMap(({ 0: typed, index }) => {
    const isFirst = /(?:^|^::button\[|[.!?:¿¡>#*-] *)$/.test(line.slice(0, index))
    const small = typed.toLowerCase()
    // A capital letter within a sentence is that of a name.
    if (typed !== small && !isFirst) return []
    const isOwn = own.slice(index, index + typed.length) === typed
    const accented = restoreAccents(small)
    const request = isFirst ? translateFirstWord(small, own.slice(index + typed.length)) : null
    const written =
      accented ??
      (isOwn && isAlone(own, index, typed) ? (request ?? findSpanishWord(own, index, small)) : null)
    if (!written || (accented !== null && !isOwn && isEnglishAround(line, index, typed))) return []
    return [createChange(typed, index, matchCase(typed, written))]
  })
}

/** Returns the Spanish word in place of which a keyboard wrote an English one, if there is one. */
const findSpanishWord = (own: string, index: number, small: string): string | null => {
  const beside = { before: own.slice(0, index), after: own.slice(index + small.length) }
  const isSpanish = hasSpanishWord(findSentence(own, index))
  return (
    ENGLISH.get(small) ??
    (isSpanish
      ? (restoreSmallWord(small, beside) ??
        translateSmallWord(small, beside) ??
        translateWord(small, beside))
      : null)
  )
}

/** Returns whether an English word has no other English word beside it, in a sentence that seems to be Spanish. */
const isAlone = (line: string, index: number, typed: string): boolean =>
  !isEnglishAround(line, index, typed) && maySpeakSpanish(findSentence(line, index))

const findSentence = (line: string, index: number): string =>
  [...omitLabels(line).matchAll(SENTENCE)].findLast((sentence) => sentence.index <= index)?.[0] ??
  ''

/** More words without a single Spanish one are in English, such as "One class can take part". */
const MAX_UNKNOWN = 3

const maySpeakSpanish = (words: string): boolean =>
  hasSpanishWord(words) ||
  SPANISH_LETTER.test(words) ||
  words.trim().split(/\s+/).length <= MAX_UNKNOWN

function isEnglishAround(line: string, index: number, typed: string): boolean {
  const before = /(?:\S+\s+){0,2}$/.exec(line.slice(0, index))?.[0] ?? ''
  const after = /^(?:\s+\S+){0,2}/.exec(line.slice(index + typed.length))?.[0] ?? ''
  return hasEnglishWord(`${before} ${after}`)
}

const matchCase = (typed: string, written: string): string =>
  /^[A-ZÀ-Þ]/u.test(typed) ? written.slice(0, 1).toUpperCase() + written.slice(1) : written

const createChange = (typed: string, index: number, written: string): Change => ({
  typed,
  index,
  written,
})
