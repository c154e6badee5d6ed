// What is said of words by which others could recognize a real person, with words that fit many.
import type { FileProblem } from '../../../../problems/problem'
import { findOthers, isAboutClient, SPANISH } from './fitting-words'
import { listRecognizableWords } from './recognizable-words'

/**
 * @param name the name of a person, of which only the first word is shown, or null
 * @param sentence what the text says of that person
 * @param next the sentence after it
 */
export function describePerson(name: string | null, sentence: string, next = ''): FileProblem {
  const words = listRecognizableWords(name?.split(' ')[0] ?? null, sentence)
  const quoted = words.map((word) => `"${word}"`).join(', ')
  return {
    code: 'person-recognizable',
    severity: 'warning',
    message: `Others may recognize a real person by these words${words.length === 0 ? '' : `: ${quoted}`}.`,
    fix: `Unless this person is made up${isAboutClient(sentence) ? '' : ' or has agreed to be named here'}, take out all that shows who it is, such as a name, an age, a town, a school, a job or a date. You could ${adviseOnWords(name, sentence)}${adviseOnPronouns(next)}. Then please write today to the person who looks after the website: the words are still in the old version of this file, which others can read.`,
  }
}

/** Returns words that fit many and what they replace; or what to leave out, where the sentence is about others as well. */
function adviseOnWords(name: string | null, sentence: string): string {
  const words = findOthers(sentence)
  const [, link = '', first = '', rest = ''] = EXAMPLE.exec(sentence) ?? []
  if (name === null || name.split(' ')[0] !== first) {
    const [, example] = UNNAMED_EXAMPLE.exec(sentence) ?? []
    if (example !== undefined) return leaveOut(`, ${example}`)
    const [, added = '', addedName] = ADDED.exec(sentence) ?? []
    if (name !== null && name.split(' ')[0] === addedName) return leaveOut(added)
    const [beginning = ''] = BEGINNING.exec(sentence) ?? []
    if (beginning === '') return `write "${words}" instead`
    const typed = sentence.trim().replace(/[.!?]$/, '')
    const place = OTHERS_TOO.test(typed)
      ? ''
      : ` in place of "${shorten(typed, beginning.trim().split(' ').length + 1)}"`
    // "Remember above all all who …" would have the same word twice.
    const start = words.startsWith('all ')
      ? beginning.trimStart().replace(/ above all $/, ' ')
      : beginning.trimStart()
    return `write "${start}${words}"${place}`
  }
  if (GROUP.test(sentence.slice(0, sentence.indexOf(`, ${link} ${first}`))))
    return leaveOut(`, ${link} ${first}${rest}`.replace(/\.$/, ''))
  const last = rest.split(' ').slice(-3).join(' ')
  const especially = SPANISH.test(sentence) ? 'sobre todo' : 'especially'
  return `write "${especially} ${words}" in place of "${link} ${first} … ${last}"`
}

/** Words for one or two people that do not fit many, and what to write in their place. */
const PRONOUNS: readonly (readonly [typed: RegExp, written: string])[] = [
  [/\b(?:both|the two|all three) of them\b/i, '"them"'],
  [/\b(?:s?he)\b/i, '"they"'],
  [/\bhim\b/i, '"them"'],
  [/\bher\b/i, '"them" or "their"'],
  [/\bhis\b/i, '"their"'],
]

const adviseOnPronouns = (next: string): string =>
  PRONOUNS.map(([typed, written]) => {
    const found = typed.exec(next)?.[0]
    return found === undefined ? '' : `, and ${written} in place of "${found}"`
  }).join('')

/** Matches how a sentence begins that asks people to pray for one person. */
const BEGINNING =
  /^\s*(?:(?:Please )?(?:[Pp]ray (?:(?:also|too|today|tonight|especially|above all|most of all|(?:this|each) [a-zß-ỿ]+) )?(?:for|with)|[Ll]ift up|[Rr]emember(?: especially| above all)?)|(?:Por favor, )?(?:[Oo]r(?:e|en|emos|ar)|[Pp]idan?) por) (?=[A-ZÀ-Þ]|(?:an?|the|our|una?|la|el|baby|little) )/u
/** Matches a person as an example, up to the end of the sentence. */
const EXAMPLE =
  /, (such as|like|especially|above all|including|como|sobre todo) ([A-ZÀ-Þ][A-Za-zÀ-ỿ’-]+)((?:,? [A-Za-zÀ-ỿ\d’-]+\.?){4,40})[.!?]?$/u
/** Matches the group whose example a person is. Words for the person would only say again who is in it. */
const GROUP =
  /(?<![A-Za-zÀ-ỿ])(?:those|all|everyone|(?:wo)?men|moms|mothers|dads|fathers|parents|girls|families|couples|people|todas|todos|quienes|mujeres|mamás|madres|padres|jóvenes|familias|personas)(?![A-Za-zÀ-ỿ])[^,]*$/iu
/** Matches a person without a name as an example: "like the young waitress from Opelika". */
const UNNAMED_EXAMPLE =
  /, ((?:such as|like|especially|above all|including|como|sobre todo) (?:an?|the|one|la|el|una?) [a-zß-ỿ]+ [^.!?]{20,})[.!?]?$/u
/** Matches one more person at the end of a sentence: "and for Kaylee, who is due in May". */
const ADDED =
  /((?:, )?(?:and (?:also |especially )?(?:for|with)|y (?:también |sobre todo )?por) ([A-ZÀ-Þ][A-Za-zÀ-ỿ’-]+)(?:(?! and for | y por )[^.!?])*)[.!?]?\s*$/u

/** Matches others for whom the same sentence asks people to pray. */
const OTHERS_TOO = / and (?:for|with) | y por /

const WORDS_QUOTED = 3

/** @param words what to leave out, with the comma before it that would be left */
const leaveOut = (words: string): string =>
  `leave out "${words.startsWith(', ') ? `, ${shorten(words.slice(2))}` : shorten(words)}"`

/** @param first how many words to quote of the beginning */
const shorten = (words: string, first = WORDS_QUOTED): string => {
  const all = words.split(' ')
  return all.length <= first + WORDS_QUOTED
    ? words
    : `${all.slice(0, first).join(' ').replace(/,$/, '')} … ${all.slice(-WORDS_QUOTED).join(' ')}`
}
