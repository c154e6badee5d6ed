// Problems with names for which there is no field, and the edits that write the right name.
import type { Value } from '../../front-matter/value'
import type { LocatedProblem, TextEdit } from '../../problems/problem'

type Details = Pick<LocatedProblem, 'message' | 'fix'>

/** @param value what comes after the name, of which a list is to stay */
export const renamedField = (typed: string, name: string, value?: Value): Details => ({
  message:
    typed.toLowerCase() === name
      ? `Names of fields have no capital letters: "${typed}".`
      : `There is no field "${typed}" here: it is called ${name}.`,
  fix: `Write ${name}: in place of ${typed}:${value ? keepItems(value) : ''}`,
})

function keepItems(value: Value): string {
  if (!('items' in value) || value.items.length === 0) return ''
  return value.items.length === 1
    ? ', and leave the line below it as it is.'
    : ', and leave the lines below it as they are.'
}

/** Says how to put the items of a list into the one that the file has. */
export const moveItems = (typed: string, name: string, count: number): string =>
  `Move the ${count === 1 ? 'line' : 'lines'} below ${typed}: to the end of the list ${name}:, and delete the line ${typed}:`

/** A name and the one that is right; `value` has to be changed as well if it is translated. */
export type NameChange = {
  readonly typed: string
  readonly name: string
  readonly value: string
  readonly isTranslated: boolean
}

const SEVERAL_NAMES = {
  spanish: {
    message: 'The names before the colons are in Spanish.',
    lead: 'Write them in English:',
  },
  spelling: {
    message: 'The names before the colons are not spelled as this site needs them.',
    lead: 'Write',
  },
  mixed: { message: 'Several fields have other names here.', lead: 'Write' },
} as const

/** The problem of several wrong names in one file. */
export function severalNames(
  changes: readonly NameChange[],
  kind: keyof typeof SEVERAL_NAMES,
): Details {
  const { message, lead } = SEVERAL_NAMES[kind]
  const pairs = changes.map(({ typed, name, value, isTranslated }) =>
    isTranslated
      ? `"${name}: ${value}" in place of the line ${typed}:`
      : `"${name}:" in place of "${typed}:"`,
  )
  return { message, fix: `${lead} ${pairs.join(', ')}` }
}

export const hiddenByOther = (typed: string): Details => ({
  message: `There is no field "${typed}" here, so visitors would see the file.`,
  fix: 'Write draft: yes in its place, which hides the file for now.',
})

export const hiddenByStatus = (typed: string, value: string): Details => ({
  message: `The line "${typed}: ${value}" does not hide the file from visitors.`,
  fix: 'Write draft: yes in its place, which hides the file for now.',
})

export const shownByOther = (typed: string): Details => ({
  message: `There is no field "${typed}" here: a file is public unless it says draft: yes.`,
  fix: 'Delete the line.',
})

/** The problem of a name of which only one other is spelled almost alike, and is not there. */
export const misspelledField = (typed: string, name: string, value: Value): Details => ({
  message: `There is no field "${typed}" here: it is spelled ${name}.`,
  fix: renamedField(typed, name, value).fix,
})

export const fieldOfSeveral = (typed: string, names: readonly string[]): Details => ({
  message: `There is no field "${typed}" here.`,
  fix:
    names.length > 1
      ? `In place of ${typed}: write ${names.map((name) => `${name}:`).join(' or ')}, whichever you mean.`
      : `If you mean ${names.join()}, write that in place of ${typed}. If not, delete the line.`,
})

export const fieldForFirstPublicDay = (typed: string, name: string, day: string): Details => ({
  message: `There is no field "${typed}" here. The day on which a post comes out goes into ${name}.`,
  fix: `Write ${name}: ${day}`,
})

export const fieldForTwoDays = (typed: string, first: string, last: string): Details => ({
  message: `There is no field "${typed}" here, but one for the first day and one for the last.`,
  fix: `Write ${first} and ${last}, each on its own line. They may be the same day.`,
})

/** @param day the line of the field for the day, such as `date: 2026-12-05` */
export const fieldForDayAndTime = (typed: string, day: string, time: string): Details => ({
  message: `There is no field "${typed}" here: the day goes into ${getName(day)}, and the time into ${getName(time)}.`,
  fix: `Write ${day} and, on a line of its own, ${time} in place of ${typed}:`,
})

export const fieldBesides = (
  typed: string,
  name: string,
  { line, value }: { readonly line: number; readonly value: Value },
): Details => ({
  message: `There is no field "${typed}" here: it is called ${name}, and line ${line} has it already.`,
  fix:
    'items' in value && value.items.length > 0
      ? moveItems(typed, name, value.items.length)
      : `Put what you need into the ${name}: line, and delete the ${typed}: line.`,
})

export const lastDayBesides = (typed: string, first: string, last: string): Details => ({
  message: `There is no field "${typed}" here: the first day goes into ${getName(first)}, and the last one into ${getName(last)}.`,
  fix: `In place of these two lines, write ${first} and, on the next line, ${last}`,
})

/** Returns the name of a field in a line such as `date: 2025-11-25`. */
const getName = (line: string): string => line.replace(/:.*/, '')

/** @param days the names of the fields for the first and the last day, and the days that fit together */
export const lastDayOfThree = (
  typed: string,
  days: Readonly<Record<'first' | 'last' | 'from' | 'until', string>>,
): Details => ({
  message: `There is no field "${typed}" here: ${days.first} is the first day, and ${days.last} is the last one.`,
  fix: `If you mean ${days.from} to ${days.until}, write ${days.first}: ${days.from} and ${days.last}: ${days.until}, and delete the ${typed}: line.`,
})

export type LineContext = {
  /** Whether the line may be an item that lacks its hyphen. */
  readonly isBelowList: boolean
  /** Whether it has words that would be lost with the line. */
  readonly hasWords: boolean
  /** Whether files of this collection have a text below their fields. */
  readonly hasBody: boolean
  /** The field of this collection that can have such words, or null. */
  readonly textField: string | null
}

function adviseOnWords({ hasBody, textField }: LineContext): string {
  if (!hasBody && textField === null)
    return 'Files in this folder have no place for such words. Delete the line.'
  const place = hasBody ? 'as a sentence into the text below the second ---' : `into ${textField}`
  return `If visitors should read these words, write them ${place}. In any case, delete this line.`
}

export const unknownField = (
  typed: string,
  missing: readonly string[],
  context: LineContext,
): Details => {
  const { isBelowList, hasWords, hasBody } = context
  const [name, another] = missing
  if (name === undefined)
    return {
      message: `There is no field "${typed}" here.`,
      fix: isBelowList
        ? 'Delete the line. If it is an item of the list above, begin it with two spaces, a hyphen and a space.'
        : hasWords
          ? adviseOnWords(context)
          : 'Delete the line.',
    }
  return {
    message:
      another === undefined
        ? `There is no field "${typed}" here, and the field ${name} is missing.`
        : `There is no field "${typed}" here.`,
    fix: `${another === undefined ? `If these words belong to it, write ${name}: in place of ${typed}:` : `If these words belong to a field that is still missing, write its name: ${missing.join(' or ')}.`} ${hasWords && hasBody ? 'If not, write them into the text below the second ---, and delete the line.' : 'If not, delete the line.'}`,
  }
}

/** Returns the edit that gives a field another name, or null if its value begins on another line. */
export function renameField(typed: string, newName: string, value: Value): TextEdit | null {
  const { nameLine: line } = value
  if ('items' in value || line !== value.line) return { line, endLine: line, text: `${newName}:` }
  if (value.endLine !== line) return null
  const before = value.before.replace(typed, newName)
  return { line, endLine: line, text: (before + value.typed).trimEnd() }
}
