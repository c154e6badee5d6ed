// Problems with lines between the fences that are neither fields nor items.
import type { ProblemDetails } from '../../problems/problem'

export const COMMENT_LINE: ProblemDetails = {
  code: 'line-remark',
  message: 'A line that begins with # is shown nowhere.',
  fix: 'Delete the line, or put its words into one of the fields.',
}

export const YAML_MERGE_KEY: ProblemDetails = {
  code: 'value-sign',
  message: 'The << is for programs, not for the page.',
  fix: 'Delete the line, and write each field on a line of its own.',
}

/** Matches a hyphen with a space of another kind before or after it, such as the one that does not break a line. */
const STRANGE_SPACE = /^\s*[^\S \t]\s*-|^\s*-\s*[^\S \t]/

/** Matches the mark that a phone writes for two spaces, and what is after it. */
const TYPED_TWICE = /^\s*(-\s*)?([.,])(?!\.)\s*(-)?/

export function malformedListItem(content: string, item: string): ProblemDetails {
  const isStrange = STRANGE_SPACE.test(content)
  const mark = TYPED_TWICE.exec(content)
  return {
    code: 'item-mark',
    message: isStrange
      ? 'A space beside this hyphen came from Word, an email or a phone. It looks like a plain space, but it makes no list.'
      : mark
        ? describeTypedTwice(mark)
        : describeHyphen(content),
    fix: isStrange
      ? `Delete all spaces before and after the hyphen and type them again: two spaces, then: - ${item}`
      : `Write two spaces, then: - ${item}`,
  }
}

function describeHyphen(content: string): string {
  const [, bullet] = /^\s*([•●▪◦‣*+])\s*-\s/.exec(content) ?? []
  if (bullet !== undefined) return `There is a ${bullet} before the hyphen.`
  if (/^\s*--\s*[^\s-]/.test(content)) return 'There are two hyphens before this item.'
  if (/^\s*[–—―]\s/.test(content))
    return 'This item begins with a long dash in place of a hyphen, as some keyboards make it.'
  return /^\s*-\S/.test(content)
    ? 'There is no space after the hyphen.'
    : 'Each item of a list begins with a hyphen and a space.'
}

function describeTypedTwice([, before, mark, after]: RegExpExecArray): string {
  const place = before ? 'after the hyphen' : after ? 'before the hyphen' : 'in place of the hyphen'
  return mark === '.'
    ? `There is a period ${place}, as a phone writes it when the space bar is pressed twice.`
    : `There is a comma ${place}.`
}

export const UNEXPECTED_LIST_ITEM: ProblemDetails = {
  code: 'item-misplaced',
  message: 'This line is an item of a list, but the field above it takes no list or has a value.',
  fix: 'If the field above takes a list, leave nothing after its colon. If not, put these words on the line of their own field.',
}

/** @param rest the words after the name */
export const missingColon = (fieldName: string, rest = ''): ProblemDetails => ({
  code: 'colon-missing',
  message: `There is no colon after ${fieldName}.`,
  fix: `If this is the field ${fieldName}, write: ${fieldName}: ${rest.replace(/[.]$/, '')}. If the line goes on from the one above, begin it with two spaces.`,
})

/** @param typed the name of a list, perhaps with another character in place of the colon */
export const missingListColon = (fieldName: string, typed: string): ProblemDetails => ({
  ...missingColon(fieldName),
  fix: `Write ${fieldName}: in place of ${typed}`,
})

/**
 * @param typed the line without its colon, which may begin with another name of the field
 * @param repaired the line with its colon
 */
export const certainColon = (
  fieldName: string,
  typed: string,
  repaired: string,
): ProblemDetails => ({
  ...missingColon(fieldName),
  ...(typed.trim().toLowerCase().startsWith(fieldName.slice(0, 3))
    ? {}
    : {
        message: `There is no colon after the name of this field, which is called ${fieldName} here.`,
      }),
  fix: `Write: ${repaired}`,
})

export const DRAWN_LINE: ProblemDetails = {
  code: 'line-unreadable',
  message: 'A line of equals signs does not belong among the fields.',
  fix: 'Delete this line.',
}

export const UNPARSABLE_LINE: ProblemDetails = {
  code: 'line-unreadable',
  message: 'This line is neither a field nor an item of a list.',
  fix: 'If it goes on from the line above, put it at the end of that line. If it belongs to the text, move it below the second ---. A field is its name, a colon, a space and its value: title: Walk for Life',
}
