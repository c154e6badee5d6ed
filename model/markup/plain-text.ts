// Finds Markdown and HTML in a value that holds plain words, where they would be shown as they are typed.
import { toYaml } from '../front-matter/yaml-form'
import type { ProblemDetails } from '../problems/problem'
import { checkBullets } from './bullets'
import { decodeEntities } from './entities'
import { describeExcelError, findExcelErrors } from './excel-errors'
import { findMessageHeads } from './message-heads'
import { findEmojiNames } from './emoji-problems'
import { CITATION, findForeignMarks, HIGHLIGHT } from './foreign-marks'

const LINK =
  /!?\[([^\][]*)\]\(\s*(?:\/|#|https?:|www\.|mailto:|tel:|sms:|[a-z]+(?:-[a-z]+)+\))[^()]*\)?|<a\s[^<>]*>([^<>]*)(?:<\/a>)?|<img\s[^<>]*>|\[\[[^\][]+\]\]/i
const UNPAIRED = /(?<![*\\])\*\*(?!\*)|~~\S[^~]*~~/
const TAG =
  /<\/?(?:b|strong|i|em|u|p|div|span|mark|center|small|big|font|sup|sub|h[1-6]|ul|ol|li|br)(?:\s[^<>]*)?\/?>/gi

/** Marks around words, with what remains of them. */
const MARKS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [CITATION, ''],
  [HIGHLIGHT, '$1'],
  [/(?<![\w*\\])(\*{1,3})(?=[^\s*])([^*]*[^\s*\\])\1(?![\w*])/g, '$2'],
  [/(?<![\w\\])(_{1,3})(?=[^\s_])([^_]*[^\s_\\])\1(?!\w)/g, '$2'],
  [/(?<!`)`([^`]+)`(?!`)/g, '$1'],
  [/(?<![|\w])\|\|(?=[^\s|])([^|]*[^\s|])\|\|(?![|\w])/g, '$1'],
  [/(?<![+\w])\+\+(?=[^\s+])([^+]*[^\s+])\+\+(?![+\w])/g, '$1'],
  [/(?<=[A-Za-zÀ-ỿ\d])\^2\^(?!\^)/gu, '²'],
  [/(?<=[A-Za-zÀ-ỿ\d])\^([A-Za-zÀ-ỿ]{1,3})\^(?!\^)/gu, '$1'],
  [/^(?:#{2,6}\s+(?=\S)|#\s+(?=[A-ZÀ-Þ\d]))/gu, ''],
  [/\s*<br\s*\/?>\s*(?=\S)/gi, ' '],
  [TAG, ''],
  [/\\([!-/:-@[-`{-~])/g, '$1'],
]

/** What a phone puts below an email. */
const EMAIL_ENDING =
  /\s+(?:Sent from my (?:iPhone|iPad|Android|Galaxy|phone|Samsung)\b|Sent from (?:Mail for Windows|Outlook|Yahoo Mail)\b|Get Outlook for (?:iOS|Android|Mac)\b|Enviado desde mi (?:iPhone|iPad|teléfono|celular)(?![A-Za-zÀ-ỿ])|Obtener Outlook para (?:iOS|Android)\b).*$/iu

/** Returns the problem with the first mark in a value that would be shown, or null. */
export function checkPlainText(typed: string): ProblemDetails | null {
  const message = /\d[:.]\d\d/.test(typed) ? checkMessageHead(typed) : null
  if (message) return message
  const [ending] = /(?:Sent|Enviado) /i.test(typed) ? (EMAIL_ENDING.exec(typed) ?? []) : []
  if (ending !== undefined) return createEndingProblem(typed, ending)
  if (!/[*_`#<&\\[【:=~{\uE200]|\|\||\+\+|\^|cite|[•●▪◦‣⁃∙]/.test(typed)) return null
  const bullets = checkBullets(typed)
  if (bullets) return bullets
  const [excelError] = typed.includes('#') ? findExcelErrors(typed) : []
  if (excelError !== undefined) return describeExcelError(excelError)
  const link = LINK.exec(typed)
  if (link) return createLinkProblem(link)
  const emoji = findEmojiNames(typed)
  if (emoji) return emoji
  const foreign = findForeignMarks(typed)
  if (foreign && foreign.problem.replacement === undefined) return foreign.problem
  // Decoded first: otherwise the repair of &lt;b&gt; would be <b>, which the next run reports.
  const clean = stripMarks(decodeEntities(typed))
  if (UNPAIRED.test(clean)) return createMarkProblem(UNPAIRED.exec(clean)?.[0] ?? '', null)
  if (clean === typed) return null
  // Escaped marks may be meant to be shown, and without the backslashes they would be the next mistake.
  const isCertain = checkPlainText(clean) === null
  return createMarkProblem(findFirstMark(typed), isCertain ? clean.trim() : null)
}

function createEndingProblem(typed: string, ending: string): ProblemDetails {
  const replacement = toYaml(typed.slice(0, -ending.length))
  return {
    code: 'email-pasted',
    message: `"${ending.trim()}" is the end of an email, and it would be shown to visitors.`,
    fix: 'Delete it, and keep only the words before it.',
    replacement,
  }
}

/** Returns the problem of a time and a name that a program for messages has put before a value, or null. */
function checkMessageHead(typed: string): ProblemDetails | null {
  const [head] = findMessageHeads(typed)
  if (!head) return null
  const replacement = toYaml(typed.slice(0, head.start) + typed.slice(head.end).trim())
  return {
    code: 'foreign-mark',
    message: `"${head.typed.trim()}" seems to be copied from a messaging app, and it would be shown.`,
    fix: `Write: ${replacement}`,
    replacement,
  }
}

const stripMarks = (typed: string): string =>
  MARKS.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    STREET.test(typed) ? typed.replace(LINE_BREAK, ', ') : typed,
  )

/** Matches the number and the name of a street: the lines of an address need a comma between them on one line. */
const STREET =
  /\b\d{1,5} (?:[A-ZÀ-Þ\d][A-Za-zÀ-ỿ\d.'’]*\s){1,4}(?:St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Blvd|Boulevard|Ln|Lane|Hwy|Highway|Ct|Court|Pkwy|Parkway|Way|Pl|Place|Cir|Circle)\b/u
const LINE_BREAK = /(?<=[^\s,;:])\s*<br\s*\/?>\s*(?=[^\s,;])/gi

/** Returns the first mark as it was typed, to name it. */
function findFirstMark(typed: string): string {
  const matches = [...MARKS.map(([pattern]) => pattern), /&#?\w+;/g].flatMap((pattern) => {
    const [match] = typed.matchAll(pattern)
    return match ? [match] : []
  })
  const [first] = matches.sort((a, b) => a.index - b.index)
  const mark = first?.[0].trim() ?? typed
  return mark.length > 60 ? `${mark.slice(0, 60)}…` : mark
}

const createMarkProblem = (mark: string, clean: string | null): ProblemDetails => ({
  code: 'value-markup',
  message: `Only plain words are shown here, so ${mark} would be shown just as it is typed.`,
  fix: clean === null || clean === '' ? `Leave out ${mark}` : `Write: ${toYaml(clean)}`,
  ...(clean === null || clean === '' ? {} : { replacement: toYaml(clean) }),
})

function createLinkProblem(link: RegExpExecArray): ProblemDetails {
  const words = getLinkWords(link)
  const typed = link[0].length > 80 ? `${link[0].slice(0, 60)}…` : link[0]
  const isPicture = /^(?:!|<img)/i.test(link[0])
  return {
    code: 'value-markup',
    message: isPicture
      ? 'A picture does not work in this field. Visitors would see its code.'
      : 'A link does not work in this field. Visitors would see its code and its address.',
    fix:
      words === ''
        ? `Leave out ${typed}`
        : `Write only the words of it. In place of ${typed}, write ${words}`,
    offset: link.index,
  }
}

const getLinkWords = ([, label = '', htmlLabel = '']: RegExpExecArray): string =>
  (label || htmlLabel).trim()
