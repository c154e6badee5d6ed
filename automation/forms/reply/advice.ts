// Words one thing to change in a form: Markdown, in which nothing that was typed is a link, a mention or HTML.
import { escapeMarkdown } from '../../../generator/reporters/markdown-text'
import type { Problem } from '../../../model/problems/problem'
import type { ProblemCode } from '../../../model/problems/problem-codes'
import { TEXT_LABEL } from '../../../tools/codegen/content-editors/issue-forms/collection-form'
import { getLabel } from '../../../tools/codegen/content-editors/labels'

/** One thing to change, as Markdown. */
export type Advice = string

const MAX_QUOTE_LENGTH = 50

/** Returns typed text as Markdown. GitHub finds mentions and issues even in escaped text, so an invisible space breaks them. */
export const escapeTyped = (text: string): string =>
  escapeMarkdown(text).replace(/\\[@#](?=\w)/g, (mark) => `${mark}\u200B`)

/** Returns the beginning of a typed text, in quotation marks. */
const quoteTyped = (text: string): string =>
  text.length <= MAX_QUOTE_LENGTH
    ? `“${escapeTyped(text)}”`
    : `“${escapeTyped(text.slice(0, MAX_QUOTE_LENGTH).replace(/\s+\S*$/, ''))} …”`

/** Returns the request for an answer that was left out. */
export const askFor = (label: string): Advice => `Please fill in **${escapeTyped(label)}**.`

/** Returns what to change because of the errors in the file that was made of a form. */
export function adviseOnProblems({
  text,
  problems,
}: {
  readonly text: string
  readonly problems: readonly Problem[]
}): Advice[] {
  const lines = text.split('\n')
  return problems
    .filter(({ severity }) => severity === 'error')
    .filter(({ code, field }) => !(code === 'field-missing' && field === ASKED_WITH_PICTURE))
    .map((problem) => adviseOnProblem(problem, lines))
}

/** The form asks for it together with the picture (create-entry.ts). */
const ASKED_WITH_PICTURE = 'image'

function adviseOnProblem({ field, code, line, message, fix }: Problem, lines: readonly string[]) {
  if (code === 'text-missing') return askFor(TEXT_LABEL)
  if (code === 'field-missing' && field !== null) return askFor(getLabel(field))
  const sentence = escapeTyped(nameFields(message))
  return `${describePlace(field, line, lines)}${sentence} ${escapeTyped(FORM_FIXES[code] ?? nameFields(fix))}`
}

/** Names the question, and in the text the line by its words, because a form shows no numbers of lines. */
function describePlace(field: string | null, line: number, lines: readonly string[]): string {
  if (field !== null) return `**${escapeTyped(getLabel(field))}:** `
  if (line <= lines.indexOf('---', 1) + 1) return ''
  const words = lines[line - 1]?.trim() ?? ''
  return words === '' ? `**${TEXT_LABEL}:** ` : `**${TEXT_LABEL}**, at ${quoteTyped(words)}: `
}

/** What to do in a form about problems whose own advice is about lines of a file. */
const FORM_FIXES: Partial<Record<ProblemCode, string>> = {
  'character-lost': 'Type the word again.',
  'claim-undated':
    'Fill in “The day of a number” and “Where a number comes from”, or take the number out.',
  'comment-in-text': 'Delete it.',
  'end-before-start': 'Write the first day below “The first day” and the last one below “Date”.',
  'expiry-before-publication':
    'Write the first day below “First day on the website” and the last one below “Last day on the website”.',
  'image-missing': 'Choose a picture in the form, or write the name of one that is there.',
  'merge-conflict': 'Write these lines again.',
  'registration-address': 'Write the address of the sign-up form, or choose no here.',
  'registration-unneeded':
    'If people sign up, choose yes for “Do people have to sign up?”. If they do not, choose no here and leave out the address.',
  'text-example': 'Write your own words in its place.',
}

/** Replaces the names of fields in files with those in forms. People who fill in a form know of no file. */
const nameFields = (text: string): string =>
  text
    .replace(/\b[a-z]+(?:_[a-z]+)+\b(?!\.\w)/g, (name) => `“${getLabel(name)}”`)
    .replace(/^The file says/, 'The words say')
