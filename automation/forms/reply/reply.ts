// Writes the reply to someone who sent a form, as Markdown: one kind sentence, what to type instead, and how to try again.
import type { Advice } from './advice'

const TO_CHANGE =
  'To change your answers, press the three dots at the top right of your form, then **Edit**. Keep the lines that begin with `###`. When you press **Save**, we look at it again.'

/** Returns the reply to a form that could not be used. */
export const formatRefusal = (advice: readonly Advice[]): string =>
  [
    `Thank you for sending this! ${advice.length === 1 ? 'One thing is' : 'A few things are'} still to do before we can use it:`,
    advice.map((text) => `- ${text}`).join('\n'),
    TO_CHANGE,
  ].join('\n\n')

/** Returns the reply to a form of which a proposal was made. */
export const formatThanks = (pullRequest: number): string =>
  [
    `Thank you! We made a proposal of it: #${pullRequest}. In a few minutes you find a link there to the page as it will look. One of us reads it before it goes on the website.`,
    TO_CHANGE,
  ].join('\n\n')

/** The reply to an edited form whose proposal has been edited by hand. */
export const BRANCH_CHANGED =
  'Thank you! Someone has worked on your proposal already, so we did not replace it. Nothing is lost: your answers are above. Please write below what you would like to change.'

/** The reply when the software has failed. */
export const OUR_FAULT =
  'Thank you for sending this! Something on our side did not work, and it is not your fault. Nothing is lost: your answers are above. To try again, press the three dots at the top right of your form, then **Edit**, add an empty line at the end and press **Save**. If you see this again, please ask the person who looks after our website.'
