// Finds words in Greek or Hebrew letters of an old font, which are other letters without that font: "lo,goj", "parakale/w".
import { getSpan, type FindLeftovers, type Leftover } from '../leftover'

/** What such words are without the marks for their accents. Fonts differ in a few letters. */
const GREEK: ReadonlyMap<string, string> = new Map(
  'parakalew παρακαλέω|paraklhtoj παράκλητος|paraklhtos παράκλητος|logoj λόγος|logos λόγος|agaph ἀγάπη|qeoj θεός|qeos θεός|pneuma πνεῦμα|kurioj κύριος|kurios κύριος|xarij χάρις|xaris χάρις|carij χάρις|pistij πίστις|pistis πίστις|zwh ζωή|eirhnh εἰρήνη|eleoj ἔλεος|eleos ἔλεος|yuxh ψυχή|yuch ψυχή|koinwnia κοινωνία|ekklhsia ἐκκλησία|euaggelion εὐαγγέλιον|doca δόξα|elpij ἐλπίς|elpis ἐλπίς|alhqeia ἀλήθεια|fwj φῶς|fws φῶς|brefoj βρέφος|brefos βρέφος|splagcna σπλάγχνα|splagxna σπλάγχνα|paidion παιδίον|teknon τέκνον|metanoia μετάνοια|adelfoj ἀδελφός|adelfos ἀδελφός|kardia καρδία|anqrwpoj ἄνθρωπος|anqrwpos ἄνθρωπος|kosmoj κόσμος|kosmos κόσμος|ihsouj Ἰησοῦς|xristoj Χριστός|cristoj Χριστός|diakonia διακονία|swthria σωτηρία'
    .split('|')
    .map((pair) => [pair.split(' ')[0] ?? '', pair.split(' ')[1] ?? ''] as const),
)
/** Matches a word with a mark inside it that may be an accent of such a font. */
const WORD =
  /(?<![A-Za-zÀ-ỿ0-9/:.@])(?=[A-Za-zÀ-ỿ]*[/\\,=)(`'|;])[A-Za-z/\\,=)(`'|;]{3,20}(?![A-Za-zÀ-ỿ0-9/])/gu
const CANDIDATE = /[a-z][/\\,=)(`'|;]+[a-z]/
const MARKS = /[/\\,=)(`'|;]/g
/** The letter j for the s at the end of a word; no English word ends so. */
const GREEK_END = /^[a-z`v]{2,}[,/=][a-z]{0,6}[aeouih]j$/
/** Matches some of what a font of Hebrew has inside a word. */
const HEBREW =
  /(?<!\S)(?:~?[a-z]{1,6}[{}][a-z/]{1,6}|hw["']hy>?|[a-z]+[l~][A-Za-z]*[~][A-Za-z']+)(?!\S)/

export const findFontLetters: FindLeftovers = (text) => {
  const greek = CANDIDATE.test(text) ? [...text.matchAll(WORD)].flatMap(readGreek) : []
  const hebrew = /~[a-z]|hw["']hy/.test(text) ? HEBREW.exec(text) : null
  return [...greek, ...(hebrew === null ? [] : [createLeftover(hebrew, hebrew[0], 'Hebrew', null)])]
}

function readGreek(match: RegExpExecArray): Leftover[] {
  const typed = match[0].replace(/[,;)]+$/, '')
  const letters = typed.toLowerCase().replace(MARKS, '')
  // Other fonts have the letter v for the breathing at the start of a word.
  const word = GREEK.get(letters) ?? GREEK.get(letters.replace(/^([aehiou]+)v/, '$1'))
  const isInside = /[A-Za-z][/\\,=)(`'|;]+[A-Za-z]/.test(typed)
  if (!isInside || (word === undefined && !GREEK_END.test(typed))) return []
  return [createLeftover(match, typed, 'Greek', word ?? null)]
}

function createLeftover(
  match: RegExpMatchArray,
  typed: string,
  language: 'Greek' | 'Hebrew',
  word: string | null,
): Leftover {
  const { start } = getSpan(match)
  const span = { start, end: start + typed.length }
  return {
    problem: {
      code: 'character-garbled',
      severity: 'warning',
      message: `"${typed}" seems to be ${language} in an old font. Here it is not shown in that font, so visitors would see these letters.`,
      fix:
        word === null
          ? `Write the word in real ${language} letters, or in ours.`
          : `Write ${word}, or the word in our letters.`,
      ...(word === null ? {} : { replacement: word }),
    },
    at: start,
    span,
    claims: [span],
  }
}
