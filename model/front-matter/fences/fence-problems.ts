// Problems with the fences, the two --- lines around the fields.
import type { ProblemDetails } from '../../problems/problem'

export const EMPTY_FILE: ProblemDetails = {
  code: 'file-empty',
  message: 'There is nothing in this file.',
  fix: 'Copy the example from the page README.md below the files of this folder on GitHub, or delete the file.',
}

export const LEADING_BLANK_LINES: ProblemDetails = {
  code: 'fence-blank',
  message: 'The file starts with an empty line.',
  fix: 'Delete the empty lines at the top, so that --- is the very first line.',
}

export const MALFORMED_OPENING_FENCE: ProblemDetails = {
  code: 'fence-mistyped',
  message: 'The first line is not exactly three hyphens.',
  fix: 'Make the first line --- with nothing before or after it.',
}

export const MALFORMED_CLOSING_FENCE: ProblemDetails = {
  code: 'fence-mistyped',
  message: 'The line below the fields is not exactly three hyphens.',
  fix: 'Make this line --- with nothing before or after it.',
}

/** Matches a line in which a phone or Word has made a dash of hyphens. */
export const DASH_FENCE = /^\s*-*[–—―⸺⸻][–—―⸺⸻\s-]*$/

/** The first thing to do on a phone, where the hyphens would become a dash again. */
export const AVOID_DASH =
  'On an iPhone, first turn off Smart Punctuation (in Settings, under General and Keyboard).'

export const DASH_AS_OPENING_FENCE: ProblemDetails = {
  code: 'fence-mistyped',
  message: 'A phone or a program has made a long dash of the three hyphens on the first line.',
  fix: `${AVOID_DASH} Then make the first line --- with nothing before or after it.`,
}

export const DASH_AS_CLOSING_FENCE: ProblemDetails = {
  code: 'fence-mistyped',
  message: 'A phone or a program has made a long dash of the three hyphens below the fields.',
  fix: `${AVOID_DASH} Then make this line --- with nothing before or after it.`,
}

export const SPACES_IN_OPENING_FENCE: ProblemDetails = {
  ...MALFORMED_OPENING_FENCE,
  message:
    'There is a space beside the --- on the first line, so some programs would show the fields below it as text.',
}

export const SPACES_IN_CLOSING_FENCE: ProblemDetails = {
  ...MALFORMED_CLOSING_FENCE,
  message: 'There is a space beside the --- below the fields, where nobody sees it.',
}

export const TEXT_AFTER_FENCE: ProblemDetails = {
  code: 'fence-mistyped',
  message: 'There is something after the --- on the first line.',
  fix: 'Make the first line --- with nothing after it.',
}

/** @param field the line of the field */
export const fieldAfterFence = (field: string): ProblemDetails => ({
  code: 'fence-mistyped',
  message: 'A field is on the same line as the first ---.',
  fix: `Put it on a line of its own below: ${field.trim()}`,
})

export const MISSING_OPENING_FENCE: ProblemDetails = {
  code: 'fence-missing',
  message: 'The --- line above the fields is missing.',
  fix: 'Put a line of three hyphens above the first field.',
}

export const NO_FRONT_MATTER: ProblemDetails = {
  code: 'fence-missing',
  message:
    'The fields at the top of this file, with a --- line above and below them, are not there.',
  fix: 'If they were there before, press History on GitHub, and open the file as it was. Copy the fields, from the first --- to the second, above this text. If this text does not belong here at all, paste the whole old file in its place. For a new file, copy the example from the page README.md below the files of this folder on GitHub.',
}

export const UNCLOSED_FRONT_MATTER: ProblemDetails = {
  code: 'fence-open',
  message: 'The --- line below the fields is missing.',
  fix: 'Put a line of three hyphens under the last field, before the text of the page.',
}

export const ATTACHED_FENCE: ProblemDetails = {
  code: 'fence-open',
  message: 'The --- that belongs on a line of its own is at the end of this line.',
  fix: 'Press Enter before the three hyphens.',
}

export const LATE_FENCE: ProblemDetails = {
  code: 'fence-open',
  message: 'The --- line that belongs right below this field is at the end of the text.',
  fix: 'Move the line of three hyphens up, between this field and the text.',
}

export const executableFrontMatter = (language: string): ProblemDetails => ({
  code: 'front-matter-program',
  message: `The word ${language} does not belong after the three hyphens.`,
  fix: 'Make the first line --- with nothing after it, and write each field on a line of its own, as in the page README.md below the files of this folder on GitHub.',
})
