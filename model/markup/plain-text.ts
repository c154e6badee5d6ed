// Finds Markdown and HTML in a value that holds plain words, where they would be shown as they are typed.
import { toYaml } from '../front-matter/yaml-form'
import type { ProblemDetails } from '../problems/problem'
import { checkBullets } from './bullets'
import { decodeEntities } from './entities'
import { describeExcelError, findExcelErrors } from './excel-errors'
import { findMessageHeads } from './message-heads'
import { findEmojiNames } from './emoji-problems'
import { findForeignMarks } from './foreign-marks'
import { checkLinks } from './links-in-values'
import { findFirstMark, stripMarks } from './strip-marks'

const UNPAIRED = /(?<![*\\])\*\*(?!\*)|~~\S[^~]*~~/
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
  const link = checkLinks(typed)
  if (link) return link
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

const createMarkProblem = (mark: string, clean: string | null): ProblemDetails => ({
  code: 'value-markup',
  message: `Only plain words are shown here, so ${mark} would be shown just as it is typed.`,
  fix: clean === null || clean === '' ? `Leave out ${mark}` : `Write: ${toYaml(clean)}`,
  ...(clean === null || clean === '' ? {} : { replacement: toYaml(clean) }),
})
