// Notes a message from a phone in the middle of a text, which a thumb has pasted there.
import { replaceValue } from '../../../../front-matter/value'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../../../problems/problem'
import { findInFile } from '../../../find-in-file'
import { findPrivateMessages, MAY_BE_PRIVATE } from './private-messages'

/** Words that people write to each other, not on a website. */
const PHRASE =
  '(?:on my way|omw|be there in|running late|call me|text me|love you|gonna|u|ur|pls|plz|thx|lol|can (?:you|u) (?:grab|pick|bring|get|send|call|text|buy|stop)|ya voy|voy en camino|ya llego|te veo|te llamo|ll[aá]mame|m[aá]ndame|tr[aá]eme|me (?:traes|compras|mandas)|puedes (?:traer|comprar|pasar|llamar)|porfa)'
/** Words with which a sentence on a website may begin as well, but not with a small letter. */
const OWN_PHRASE = "(?:i['’]m|im|i['’]ll)"
const OPENER =
  '(?:[Oo][Kk](?:ay)?|[Hh]ey|[Yy]ep|[Yy]eah|[Ll]ol|[Hh]aha|[Tt]hx|[Oo]ye|[Jj]aja(?:ja)*)'
/** Matches, in little time, all texts with such words. */
const MAY_BE_MESSAGE =
  / (?:[Oo]n my way|[Oo]mw|[Bb]e there in|[Rr]unning late|[Cc]all me|[Tt]ext me|[Ll]ove you|[Gg]onna|[Uu]|[Uu]r|[Pp]l[sz]|[Tt]hx|[Ll]ol|[Ii]m|[Ii]['’](?:m|ll)|[Cc]an (?:you|u)|[Yy]a (?:voy|llego)|[Vv]oy en|[Tt]e (?:veo|llamo)|[Ll]l[aá]mame|[Mm][aá]ndame|[Tt]r[aá]eme|[Mm]e (?:traes|compras|mandas)|[Pp]uedes|[Pp]orfa)\b/
const BEGINS_AS_MESSAGE = new RegExp(`[.!?]["”]? [a-zß-ỿ]|\\b${OPENER}\\b`, 'u')
/** Matches a sentence that begins with a small letter and has such words, and one that begins as a message does. */
const MESSAGE = new RegExp(
  `(?<=[a-zß-ỿ]{3}[.!?]["”]? )(?=[a-zß-ỿ])[^.!?\\n]*\\b(?:${PHRASE}|${OWN_PHRASE})\\b[^.!?\\n]*[.!?]*|` +
    `(?<![A-Za-zÀ-ỿ"“‘])${OPENER}[,!]? ${PHRASE}\\b[^.!?\\n]*[.!?]*`,
  'giu',
)

const MAY_HAVE_MESSAGE = new RegExp(`${MAY_BE_MESSAGE.source}|${MAY_BE_PRIVATE.source}`, 'u')

const STARTS_WITH_OPENER = new RegExp(`^${OPENER}`)

export function checkMessages(text: SplitText): LocatedProblem[] {
  const [first] = findInFile(text, findMessages, MAY_HAVE_MESSAGE)
  if (!first) return []
  const { words, isWithin, field, line, column } = first
  const value = field === null ? undefined : text.frontMatter.get(field)
  const isCertain = value && 'text' in value && value.text.includes(`. ${words} `)
  const suggestion = isCertain
    ? replaceValue(
        value,
        value.typed.replace(`${words} `, () => ''),
      )
    : null
  return [
    { ...pasted(words, isWithin), line, column, suggestion, ...(field === null ? {} : { field }) },
  ]
}

const findMessages = (text: string) => {
  const found = MAY_BE_MESSAGE.test(text) ? findSmallMessages(text) : []
  return found.length > 0
    ? found
    : findPrivateMessages(text).map((message) => ({ ...message, isWithin: false }))
}

const findSmallMessages = (text: string) =>
  (BEGINS_AS_MESSAGE.test(text) ? [...text.matchAll(MESSAGE)] : [])
    .filter(([words]) => /[a-zß-ỿ]/u.test(words[0] ?? '') || STARTS_WITH_OPENER.test(words))
    .map(({ 0: words, index }) => ({
      words: words.trim(),
      index,
      isWithin: /[A-Za-zÀ-ỿ0-9,] $/u.test(text.slice(0, index)),
    }))

/** @param isWithin whether the message begins within a sentence, whose last words may be there as well */
const pasted = (words: string, isWithin: boolean): FileProblem => ({
  code: 'note-left',
  severity: 'warning',
  ...(isWithin
    ? {
        message: `There seems to be a message in "${words}" that was pasted into the sentence.`,
        fix: 'Delete only the words of the message here, unless they are meant for visitors.',
      }
    : {
        message: `"${words}" seems to be a message that was pasted into the text.`,
        fix: 'Delete it here, unless it is meant for visitors.',
      }),
})
