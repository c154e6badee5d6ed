// Writes the name of God in the words of a verse as the quotation has it: our translations have "Yahweh" and "Jehová", and "the LORD" may stay.
import { foldAccents } from '../../../text/fold-accents'
import { simplifyWords } from '../../../text/simplify-text'
import type { Bible } from './texts/bible-text'

const LORD = /(?<![A-Za-zÀ-ỿ])([Tt]he )?(LORD|Lord)(?![A-Za-zÀ-ỿ])/gu
const YAHWEH = /(?<![A-Za-zÀ-ỿ])(Lord )?Yahweh(?![A-Za-zÀ-ỿ])/gu
/** Matches "el Señor", with the preposition before it. */
const SENOR = /(?<![A-Za-zÀ-ỿ])(?:el|al|del) (Señor|SEÑOR)(?![A-Za-zÀ-ỿ])/iu
const JEHOVA = /(?:(?<![A-Za-zÀ-ỿ])(de|[aá]) )?(?<![A-Za-zÀ-ỿ])Jehová(?![A-Za-zÀ-ỿ])/giu
/** Matches where a name may be that of a person who is spoken to, so that there is no article before it. */
const SPOKEN_TO = /(?<![A-Za-zÀ-ỿ])oh,? Jehová|Jehová[,;:!]/iu
/** Matches what is before the first word of a sentence. */
const SENTENCE_START = /(?:^|[.!?][”’"]? +|\n)[“‘"¡¿«]*$/

/**
 * Returns the words of a verse with the name of God as it was typed; they stay as they are where it was typed in two ways.
 * @param words those that were typed
 */
export const keepNameOfGod = (verse: string, words: string): string =>
  keepSenor(keepLord(verse, words), words)

/**
 * Returns the words of a verse that are written in place of others. In Spanish, other words are replaced by those of the
 * translation as they are, because "el Señor" is only right among its own words.
 * @param words those that were typed
 */
export function fitNameOfGod(
  verse: string,
  words: string,
  { language }: Pick<Bible, 'language'>,
): string {
  const written = keepNameOfGod(verse, words)
  const isOwn = language === 'English' || simplifyWords(words).includes(simplifyWords(written))
  return isOwn ? written : verse
}

function keepLord(verse: string, words: string): string {
  const names = [...verse.matchAll(YAHWEH)]
  if (names.length === 0 || /\byah/i.test(words)) return verse
  const all = [...words.matchAll(LORD)]
  const capitals = all.filter(([, , name]) => name === 'LORD')
  // "My Lord" is no name, and only capital letters tell them apart.
  if (capitals.length === 0 && /\bLord(?! Yahweh)/.test(verse)) return verse
  const typed = capitals.length > 0 ? capitals : all
  const [first] = typed
  const isAlike = typed.every(
    ([, article]) => (article === undefined) === (first?.[1] === undefined),
  )
  if (!first || (typed.length !== names.length && !isAlike)) return verse
  let index = 0
  return verse.replace(YAHWEH, (_, lord: string | undefined, at: number) => {
    const [, article, name = ''] = typed[typed.length === names.length ? index : 0] ?? []
    index += 1
    if (lord !== undefined) return 'Lord GOD'
    return (article === undefined ? '' : `${capitalize('the', verse, at)} `) + name
  })
}

function keepSenor(verse: string, words: string): string {
  const name = SENOR.exec(words)?.[1]
  if (name === undefined || /jehov/i.test(words) || SPOKEN_TO.test(verse)) return verse
  return verse.replace(JEHOVA, (_, preposition: string | undefined, at: number) =>
    preposition === undefined
      ? `${capitalize('el', verse, at)} ${name}`
      : `${foldAccents(preposition)}l ${name}`,
  )
}

const capitalize = (word: string, verse: string, at: number): string =>
  SENTENCE_START.test(verse.slice(0, at)) ? (word[0] ?? '').toUpperCase() + word.slice(1) : word
