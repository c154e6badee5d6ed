// Notes a sentence in Spanish in a field of an English file: the browser had translated the page from which it was copied.
import { DEFAULT_LANGUAGE, splitFileName } from '../../../languages'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { listWords } from '../../../text/list-words'
import { getText } from '../../../translations/translation-age'
import { readTextBlocks } from '../../../translations/text-blocks'
import { hasEnglishWord, hasSpanishWord, isInSpanish } from '../comparison/english-blocks'

/** The folders whose files are shown on English pages; events, posts and notices may be for those who read Spanish. */
const FOLDERS = new Set(
  'affiliates board churches giving pages partner prayer resources services team volunteer'.split(
    ' ',
  ),
)
/** The folders of cards and people, which no visitor sees in Spanish: a Spanish title is no reason for Spanish words there. */
const WITHOUT_SPANISH = new Set('board giving partner prayer team volunteer'.split(' '))
/** Matches a title in Spanish, with small letters as in a sentence: names of places and of churches have others. */
const SPANISH_TITLE =
  /^(title)[ \t]*:[ \t]*(["']?[¡¿]?[A-ZÀ-Þ][a-zß-ỿ]*(?: [a-zß-ỿ]+){3,}["'!?]*)$/gmu
/** The folders of cards; in the others, a title is what a person does. */
const CARDS = new Set('giving partner prayer volunteer'.split(' '))
/** Matches a short title. */
const SHORT_TITLE =
  /^(title)[ \t]*:[ \t]*(["']?[¡¿]?[A-ZÀ-Þ][A-Za-zÀ-ỿ]*(?: [A-Za-zÀ-ỿ]+){0,6}["'!?]*)$/gmu
/** Matches words with which a short title in Spanish begins or ends: "Ore", "Sea voluntario", "Done ahora". */
const SPANISH_WORDS =
  /^["']?[¡¿]?(?:Sea|Ore|Oremos|Orar|Oración|Dé|Dar|Donar|Sirva|Servir|Ayude|Ayudar|Regale|Regalar|Ofrezca|Únase|Apoye|Apoyar|Traiga|Haga|Hacer|Comparta|Iglesias|Voluntari[oa]s?|Clínica|Donaciones|Eventos|Socios?|Papás|Padres|Madres|Familias|Amig[oa]s)(?![A-Za-zÀ-ỿ])|(?<![A-Za-zÀ-ỿ])(?:voluntari[oa]s?|ahora|hoy|mes|mensual(?:es)?|donación|donaciones|oración|iglesias?|nosotros|bebés?|pañales|ropa|tiempo|clínica|eventos|familias)["'!?]*$/u
/** Matches the fields that are sentences, as they are typed. */
const SENTENCE = /^(description|summary|lead|limits|requirements|video_text)[ \t]*:[ \t]*(\S.*)$/gm
const NAME = /^(?:title|name)[ \t]*:(.*)$/m
const VERBS =
  'Dar|D[eé]|Done|Donar|Haga|Hacer|Hable|Hablar|Llame|Llámenos|Llamar|Escr[ií]ba[A-Za-zÀ-ỿ]*|Lea|Leer|Vea|Ver|Conozca|Conocer|Pregunte|Pregúntenos|Pida|Pedir|Ayude|Ayudar|Únase|Inscríbase|Inscribirse|Regístrese|Registrarse|Ofrezca|Contáctenos|Contactar|Más|Organizar|Organice|Planear|Planee|Planificar|Apoyar|Apoye|Venga|Visitar|Visítenos|Empezar|Empiece|Comenzar|Descargar|Descargue|Encontrar|Encuentre|Buscar|Orar|Oremos|Servir|Traer|Traiga|Comprar|Participar|Enviar|Envíe|Saber|Siga|Aprender|Compartir|Comparta|Recaudar|Juntar|Junte|Reunir|Reúna|Reservar|Caminar|Llenar|Llene|Sea (?:un[ao]?|parte|socio|voluntari[oa])|Nuestr[oa]s?'
/** What is enough on a button. */
const ALONE =
  'Donar|Ayudar|Llamar|Apoyar|Llámenos|Contáctenos|Inscríbase|Inscribirse|Regístrese|Registrarse|Sea voluntari[oa]'
/** Matches the words of a button in Spanish. A button for those who read Spanish says so. */
const BUTTON = new RegExp(
  `^(button_text)[ \\t]*:[ \\t]*(["']?(?:(?:${VERBS}) (?:[A-Za-zÀ-ỿ]+ ?){1,6}|${ALONE})["']?)$`,
  'gmu',
)
/** Matches what hardly any Spanish sentence lacks, and a button. */
const MAY_BE_SPANISH = /\b(?:que|un|el|la|los|las|para|una|del|nos|con|sus?|por) |^button_text/m
/** Fewer words may greet those who read Spanish. */
const MIN_WORDS = 8
/** A shorter text may greet those who read Spanish. */
const MIN_WORDS_OF_TEXT = 15
const IS_MEANT = /español|spanish|inglés|hispan|latin[oa]|bilingu|biling[üu]e|traducci|translat/i
const QUOTATION = /^[“«‘(]/

/** @param reported the files of which it is known that they are in Spanish */
export function checkSpanishFields(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
  reported: ReadonlySet<string>,
): Problem[] {
  return entries.flatMap(({ collection, entry }): Problem[] => {
    const { file, slug, draft, translationOf } = entry
    if (!FOLDERS.has(collection.folder) || draft === true || reported.has(file)) return []
    if (splitFileName(slug).language !== DEFAULT_LANGUAGE || translationOf !== undefined) return []
    if ((entry['lang'] ?? DEFAULT_LANGUAGE) !== DEFAULT_LANGUAGE) return []
    const text = getText(entry, texts)
    if (!MAY_BE_SPANISH.test(text)) return []
    const end = text.indexOf('\n---', 3)
    const fields = text.slice(0, end === -1 ? undefined : end)
    const isCard = WITHOUT_SPANISH.has(collection.folder)
    // What has a Spanish name may be for those who read Spanish, as may be a file whose text is in Spanish.
    if (
      !isCard &&
      (hasSpanishWord(NAME.exec(fields)?.[1] ?? '') || isInSpanish(text.slice(fields.length)))
    )
      return []
    if (isCard && IS_MEANT.test(text)) return []
    const sentences = findSpanishFields(fields)
    const titles = isCard ? findSpanishTitles(fields) : []
    const isShortTitle = titles.length === 0 && sentences.length > 0 && CARDS.has(collection.folder)
    const ownTitles = isShortTitle ? findShortTitles(fields) : titles
    // The description of an English prayer may quote how people pray.
    if (collection.folder === 'prayer' && ownTitles.length === 0) return []
    const [first, ...others] = [...ownTitles, ...sentences]
    if (first !== undefined)
      return [createProblem(spanishField(others, isCard), { file, ...first })]
    const [block] = isCard ? readTextBlocks(text).filter(({ field }) => field === undefined) : []
    const body = text.slice(fields.length)
    return block !== undefined && body.split(/\s+/).length > MIN_WORDS_OF_TEXT && isInSpanish(body)
      ? [createProblem(SPANISH_TEXT, { file, line: block.line })]
      : []
  })
}

const findSpanishFields = (fields: string) =>
  [
    ...[...fields.matchAll(SENTENCE)].filter(([, , typed = '']) =>
      isSpanishSentence(typed.replace(/^["']|["']$/g, '')),
    ),
    ...[...fields.matchAll(BUTTON)].filter(
      ([, , typed = '']) => !IS_MEANT.test(typed) && !hasEnglishWord(typed),
    ),
  ].map((match) => locateField(fields, match))

const findSpanishTitles = (fields: string) =>
  [...fields.matchAll(SPANISH_TITLE)]
    .filter(([, , typed = '']) => hasSpanishWord(typed) && !hasEnglishWord(typed))
    .map((match) => locateField(fields, match))

/** Finds a short title that is in Spanish if another field of the card is. */
const findShortTitles = (fields: string) =>
  [...fields.matchAll(SHORT_TITLE)]
    .filter(
      ([, , typed = '']) =>
        (hasSpanishWord(typed) || SPANISH_WORDS.test(typed)) && !hasEnglishWord(typed),
    )
    .map((match) => locateField(fields, match))

const locateField = (
  fields: string,
  { 0: whole, 1: field = '', 2: typed = '', index }: RegExpExecArray,
) => ({
  field,
  line: fields.slice(0, index).split('\n').length,
  column: whole.length - typed.length + 1,
})

const isSpanishSentence = (words: string): boolean =>
  words.split(' ').length >= MIN_WORDS &&
  isInSpanish(words) &&
  !IS_MEANT.test(words) &&
  !QUOTATION.test(words)

/**
 * @param others the other fields of the file that are in Spanish
 * @param isCard whether its folder has no files in Spanish
 */
const spanishField = (
  others: readonly { readonly field: string; readonly line: number }[],
  isCard: boolean,
): FileProblem => ({
  code: 'translation-language',
  severity: 'warning',
  message:
    others.length === 0
      ? `This field is in Spanish, but it is shown on an English page${isCard ? NO_VERSION : '.'}`
      : `This and ${listWords(others.map(({ field, line }) => `${field} (line ${line})`))} are in Spanish, but they are shown on an English page${isCard ? NO_VERSION : '.'}`,
  fix: `Write the words in English.${isCard ? ' To see them as they were, press History on GitHub.' : ''} If your browser translates our pages, copy words from the file on GitHub, not from the website.`,
})

const NO_VERSION = ', and files in this folder have no Spanish version.'

const SPANISH_TEXT: FileProblem = {
  code: 'translation-language',
  severity: 'warning',
  message: `This text is in Spanish, but it is shown on an English page${NO_VERSION}`,
  fix: 'Write it in English. To see the English words as they were, press History on GitHub.',
}
