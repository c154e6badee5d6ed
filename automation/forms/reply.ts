// Writes the answer to someone who sent a form: Markdown, in which nothing that was typed is a link, a mention or HTML.
import { escapeMarkdown } from '../../generator/reporters/markdown-text'
import type { Problem } from '../../model/problems/problem'
import type { ProblemCode } from '../../model/problems/problem-codes'
import { getLabel } from '../../tools/codegen/content-editors/labels'

/** Returns typed text as Markdown. GitHub finds mentions and issues even in escaped text, so an invisible space breaks them. */
export const escapeTyped = (text: string): string =>
  escapeMarkdown(text).replace(/\\[@#](?=\w)/g, (mark) => `${mark}\u200B`)

/** One thing to change, as Markdown. */
export type Advice = string

/** Returns the reply to a form that could not be used. */
export const formatRefusal = (advice: readonly Advice[]): string =>
  [
    `Thank you for sending this! ${advice.length === 1 ? 'One thing is' : 'A few things are'} still to do before we can use it:`,
    advice.map((text) => `- ${text}`).join('\n'),
    TO_CHANGE,
  ].join('\n\n')

const TO_CHANGE =
  'To change your answers, press the three dots at the top right of your form, then **Edit**. Keep the lines that begin with `###`. When you press **Save**, we look at it again.'

/** Returns the reply to a form of which a proposal was made. */
export const formatThanks = (pullRequest: number): string =>
  `Thank you! We made a proposal of it: #${pullRequest}. In a few minutes you find a link there to the page as it will look. One of us reads it before it goes on the website. ${TO_CHANGE}`

/** The reply to an edited form whose proposal has been edited by hand. */
export const BRANCH_CHANGED =
  'Thank you! Someone has worked on your proposal already, so we did not replace it. Please write below what you would like to change.'

/** The reply when the software has failed. */
export const OUR_FAULT =
  'Thank you for sending this! Something on our side did not work, and it is not your fault. Nothing is lost: your answers are above. To try again, press the three dots at the top right of your form, then **Edit**, add an empty line at the end and press **Save**. If you see this again, please ask the person who looks after our website.'

/**
 * Returns what to change because of a problem in the file that was made of a form.
 * @param textLine the line of the file on which the text begins
 */
export function adviseOnProblem(
  { field, code, line, message, fix }: Problem,
  textLine: number,
): Advice {
  if (code === 'field-missing' && field !== null) return askFor(getLabel(field))
  const place =
    field !== null
      ? `**${escapeTyped(getLabel(field))}:** `
      : line >= textLine
        ? `**The text**, line ${line - textLine + 1}: `
        : ''
  return `${place}${escapeTyped(nameFields(message))} ${escapeTyped(FORM_FIXES[code] ?? nameFields(fix))}`
}

/** What to do in a form about problems whose own advice is about lines of a file. */
const FORM_FIXES: Partial<Record<ProblemCode, string>> = {
  'claim-undated':
    'Fill in “The day of a figure” and “Where a figure comes from”, or take the figure out.',
  'image-missing': 'Choose a picture in the form, or write the name of one that is there.',
  'registration-address': 'Write the address of the sign-up form, or choose no here.',
  'registration-unneeded':
    'If people sign up, choose yes for “Do people have to sign up?”. If they do not, choose no here and leave out the address.',
  'text-missing': 'Write the text in the form.',
}

/** Returns the request for an answer that was left out. */
export const askFor = (label: string): Advice => `Please fill in **${escapeTyped(label)}**.`

/** Replaces the names of fields in files with those in forms. */
const nameFields = (text: string): string =>
  text.replace(/\b[a-z]+(?:_[a-z]+)+\b(?!\.)/g, (name) => `“${getLabel(name)}”`)
