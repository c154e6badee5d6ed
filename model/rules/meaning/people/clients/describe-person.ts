// What is said of words by which others could recognize a real person, with words that fit many.
import type { FileProblem } from '../../../../problems/problem'
import { listRecognizableWords } from './recognizable-words'

/**
 * @param name the name of a person, of which only the first word is shown, or null
 * @param sentence what the text says of that person
 */
export function describePerson(name: string | null, sentence: string): FileProblem {
  const words = listRecognizableWords(name?.split(' ')[0] ?? null, sentence)
  const quoted = words.map((word) => `"${word}"`).join(', ')
  return {
    code: 'person-recognizable',
    severity: 'warning',
    message: `Others may recognize a real person by these words${words.length === 0 ? '' : `: ${quoted}`}.`,
    fix: `If so, take out all that shows who it is, such as a name, an age, a town, a school, a job or a date. You could ${adviseOnWords(name, sentence)}. Then please tell the person who looks after the website today: the words are still in the old version of this file, which others can read. If this person is made up, or has agreed to be named here, there is nothing to do.`,
  }
}

/** Returns words that fit many and what they replace; or what to leave out, where the sentence is about others as well. */
function adviseOnWords(name: string | null, sentence: string): string {
  const words = findOthers(sentence)
  const [, link = '', first = '', rest = ''] = EXAMPLE.exec(sentence) ?? []
  if (name === null || name.split(' ')[0] !== first) {
    const [, example] = UNNAMED_EXAMPLE.exec(sentence) ?? []
    if (example !== undefined) return `leave out "${shorten(example)}"`
    const [, added = '', addedName] = ADDED.exec(sentence) ?? []
    if (name !== null && name.split(' ')[0] === addedName) return `leave out "${shorten(added)}"`
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
    return `leave out "${shorten(`${link} ${first}${rest}`.replace(/\.$/, ''))}"`
  const last = rest.split(' ').slice(-3).join(' ')
  const especially = SPANISH.test(sentence) ? 'sobre todo' : 'especially'
  return `write "${especially} ${words}" in place of "${link} ${first} … ${last}"`
}

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
  /,? ((?:and (?:also |especially )?(?:for|with)|y (?:también |sobre todo )?por) ([A-ZÀ-Þ][A-Za-zÀ-ỿ’-]+)(?:(?! and for | y por )[^.!?])*)[.!?]?\s*$/u

/** Matches others for whom the same sentence asks people to pray. */
const OTHERS_TOO = / and (?:for|with) | y por /

const WORDS_QUOTED = 3

/** @param first how many words to quote of the beginning */
const shorten = (words: string, first = WORDS_QUOTED): string => {
  const all = words.split(' ')
  return all.length <= first + WORDS_QUOTED
    ? words
    : `${all.slice(0, first).join(' ').replace(/,$/, '')} … ${all.slice(-WORDS_QUOTED).join(' ')}`
}

/** Words that fit many, by what the sentence is about. */
const OTHERS: readonly (readonly [about: RegExp, english: string, spanish: string])[] = [
  [
    /\bborn (?:at|too|early|\S+ (?:weeks|months) (?:too )?(?:early|soon))\b|\bnació \S+ (?:semanas|meses) antes|\bNICU\b|\bprematur|\bnació a las\b/i,
    'children who were born too early',
    'los niños que nacieron antes de tiempo',
  ],
  [
    /\b(?:afraid|scared|ashamed) to tell (?:her|his)\b|\bmiedo de (?:dec|cont)|\bno se atreve/i,
    'those who are afraid to tell their parents',
    'quienes tienen miedo de decírselo a sus padres',
  ],
  [
    /(?:\bnot|n[’']t)(?: yet)? t(?:ell|\w\wd) (?:her|his) (?:own )?(?:brother|sister|famil|husband|boyfriend|grand|aunt|uncle)/i,
    'those whose families do not know yet',
    'quienes no se lo han dicho a su familia',
  ],
  [
    /(?:\bnot|n[’']t)(?: yet)? t(?:ell|\w\wd) (?:her|his|anyone)|t\w\wd no|parents do|\bpadres\b.*\bsaben|\bno se lo ha/i,
    'those whose parents do not know yet',
    'quienes no se lo han dicho a sus padres',
  ],
  [
    /\b(?:sick|ill|cancer|surgery|hospital|stroke|chemo\w*|enferm[oa]|cáncer|operación|cirugía)\b/i,
    'all who are sick',
    'quienes están enfermos',
  ],
  [
    /^(?=.*\b(?:pregnan|expect|baby|due\b|weeks along|embaraz|beb[eé])).*\b(?:school|grade|grader|junior|senior|sophomore|freshman|High|College|University|escuela|preparatoria|universidad)\b/s,
    'young people who are expecting a baby',
    'los jóvenes que esperan un bebé',
  ],
  [
    /\b(?:school|grade|grader|junior|senior|sophomore|freshman|High|College|University|youth group|escuela|preparatoria|universidad)\b/,
    'young people who are still in school',
    'los jóvenes que todavía estudian',
  ],
]
/** Matches what is about a baby, as most of these sentences are. */
const OF_BABY =
  /pregnan|expect|baby|newborn|\bdue\b|weeks (?:along|preg)|\b(?:a|the|her) test\b|ultrasound|boyfriend|girlfriend|embaraz|beb[eé]|novi[oa]|semanas/i
/** Matches what is about the first days of a pregnancy. */
const UNPLANNED =
  /\b(?:just|only) (?:learned|found out|heard)\b.*\bpregnan|\b(?:unplanned|did ?n[o’']t plan|acaba de (?:saber|enterarse))/i

function findOthers(sentence: string): string {
  const isSpanish = SPANISH.test(sentence)
  const found = OTHERS.find(([about]) => about.test(sentence))
  if (found) return isSpanish ? found[2] : found[1]
  if (UNPLANNED.test(sentence))
    return isSpanish
      ? 'quienes acaban de saber que esperan un bebé'
      : 'all who have just learned that they are pregnant'
  if (OF_BABY.test(sentence))
    return isSpanish ? 'todas las que esperan un bebé' : 'all who are expecting a baby'
  return isSpanish ? 'quienes necesitan ayuda hoy' : 'all who need help today'
}

/** Matches words that only a Spanish sentence has. */
const SPANISH = /(?<![A-Za-zÀ-ỿ])(?:que|está|tiene|por|su|sus|para|una|ella)(?![A-Za-zÀ-ỿ])/u
