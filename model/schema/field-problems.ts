// Problems with the form of a field: missing, empty, or a single value where a list is expected (and the reverse).
import type { Field, ParseContext } from './field'
import { meansNothing, splitList } from './split-list'
import { splitPhrases } from './split-phrases'
import { listWords } from '../text/list-words'
import { toYaml } from '../front-matter/yaml-form'
import type { Value } from '../front-matter/value'
import type { ProblemDetails, TextEdit } from '../problems/problem'

/** The digits of such an example are days, hours or numbers to call, which nobody should copy. */
const FACT = /(?:\d\D*){4}/

/** Returns the example as it is typed into a file, or only its form. */
const formatExample = ({ example, pair }: Field<unknown>): string =>
  FACT.test(example) ? toYaml(example.replace(/\d/g, '0'), pair) : toYaml(example, pair)

const formatLead = ({ example }: Field<unknown>): string =>
  FACT.test(example) ? 'in the form' : 'such as'

/** The words for a picture: the example describes another picture, which nobody should copy. */
const PICTURE_WORDS = 'image_alt'
const adviseOnPicture = (lead: string): string =>
  `${lead} say in a few words what the picture shows. If it only decorates the page, write image_alt: decorative`

export function missingField(fieldName: string, field: Field<unknown>): ProblemDetails {
  return {
    code: 'field-missing',
    message: `The field "${fieldName}" is missing.`,
    fix:
      fieldName === PICTURE_WORDS
        ? adviseOnPicture('Add a line image_alt: and after it,')
        : field.list
          ? `Add a line ${fieldName}: and below it, after two spaces, a line ${formatLead(field)} - ${formatExample(field)}`
          : `Add a line ${formatLead(field)} ${fieldName}: ${formatExample(field)}`,
  }
}

export function emptyField(fieldName: string, field: Field<unknown>): ProblemDetails {
  return {
    code: 'field-empty',
    message: `There is nothing after "${fieldName}:".`,
    fix:
      fieldName === PICTURE_WORDS
        ? adviseOnPicture('After it,')
        : field.list
          ? `Add a line below it for each item, with two spaces before its hyphen, ${formatLead(field)} - ${formatExample(field)}`
          : `Write it on the same line, ${formatLead(field)} ${fieldName}: ${formatExample(field)}`,
  }
}

export const EMPTY_ITEM: ProblemDetails = {
  code: 'item-empty',
  message: 'There is nothing after this hyphen.',
  fix: 'Write the words after the hyphen, or delete the line.',
}

/** The problem of an item that says that an optional list has none. */
export const noItem = (typed: string, fieldName: string, isOnly: boolean): ProblemDetails => ({
  code: 'item-empty',
  message: `"${typed}" would be shown as an item of the list.`,
  fix: isOnly
    ? `If there is nothing to list, delete this line and the ${fieldName}: line.`
    : 'If that is all it says, delete the line.',
})

/** An item of a list as it was typed, and whether it is for more than one name, such as a range of days. */
export type NamedItem = {
  readonly line: number
  readonly text: string
  readonly isForSeveral: boolean
}

/** The problem of an item with a name that an earlier one has, too. */
export const duplicateItem = (
  name: string,
  first: NamedItem,
  second: NamedItem,
): ProblemDetails => ({
  code: 'item-twice',
  message: describeDuplicate(name, first, second),
  fix:
    first.text === second.text
      ? `Delete line ${second.line}.`
      : `If line ${first.line} is right, ${adviseOnItem(name, second)}. If line ${second.line} is right, ${adviseOnItem(name, first)}.${adviseOnHours(name, [first, second])}`,
})

const adviseOnItem = (name: string, { line, text, isForSeveral }: NamedItem): string =>
  isForSeveral
    ? `take ${name} out of "${text.split(': ')[0] ?? text}" on line ${line}`
    : `delete line ${line}`

/** Says how to write a day with two opening times. */
const adviseOnHours = (name: string, items: readonly NamedItem[]): string =>
  items.every(({ text }) => /\d ?[ap]\.?m\b/i.test(text))
    ? ` If both are, write the hours of both on one line for ${name}, with the word and between them.`
    : ''

/** Names the range of days that has a day in it, because the line does not show the day itself. */
function describeDuplicate(name: string, first: NamedItem, second: NamedItem): string {
  const [firstDays = '', secondDays = ''] = [first, second].map(({ text }) => text.split(': ')[0])
  if (firstDays !== secondDays && first.isForSeveral)
    return second.isForSeveral
      ? `${name} is in "${firstDays}" on line ${first.line} and also in "${secondDays}" on line ${second.line}.`
      : `${name} is also in "${firstDays}" on line ${first.line}.`
  if (firstDays !== secondDays && second.isForSeveral)
    return `"${secondDays}" has ${name} in it, but line ${first.line} is for ${name}, too.`
  return `"${firstDays === secondDays && first.isForSeveral ? firstDays : name}" is there twice, on line ${first.line} and on line ${second.line}.`
}

/** Matches a value that is nothing but a blank, with its brackets. */
const BLANK = /^[[{<][^\][{}<>]*[\]}>]$/
/** Matches the first sentence of a description that can go on after "Write". */
const WRITABLE = /^(?:The|An?|One|What|Where|Whom?|Its|First|Short) [^.:]+/

/** Returns the problem of a blank that is a whole value with what belongs there as its advice, and any other problem as it is. */
export function adviseOnBlank(
  problem: ProblemDetails,
  { about }: Field<unknown>,
  typed: string,
): ProblemDetails {
  const [words] = WRITABLE.exec(about) ?? []
  if (problem.code !== 'text-example' || !BLANK.test(typed) || words === undefined) return problem
  const first = words.charAt(0).toLowerCase()
  return { ...problem, fix: `Write ${first}${words.slice(1)}, without brackets.` }
}

const MAX_SHOWN_ITEMS = 6

/** @param typed the text that is no list */
export function missingList(
  fieldName: string,
  field: Field<unknown>,
  typed: string,
  context: ParseContext,
): ProblemDetails {
  const message = `The field "${fieldName}" takes a list.`
  if (meansNothing(typed) && !field.required)
    return { code: 'list-expected', message, fix: 'Delete the line if there is nothing to list.' }
  const isValid = (item: string) => 'value' in field.parse(item, context)
  const certain = splitItems(field, typed)
  const items = certain ?? splitPhrases(typed) ?? []
  const areKnown = items.length > 1 && items.length <= MAX_SHOWN_ITEMS && items.every(isValid)
  const [first = ''] = typed.replace(/^\[(.*)\]$/, '$1').split(typed.includes(';') ? '; ' : ', ')
  const isItem = first !== '' && first !== typed && !/["'[\]]/.test(first) && isValid(first)
  const lead = isItem
    ? `with two spaces before its hyphen, such as - ${first}`
    : /\d/.test(field.example) && !field.pair
      ? 'which begins with two spaces, a hyphen and a space'
      : `with two spaces before its hyphen, ${formatLead(field)} - ${formatExample(field)}`
  const form = `rite ${fieldName}: alone on its line, and below it`
  return {
    code: 'list-expected',
    message,
    fix: areKnown
      ? `${certain === null ? `If these are ${items.length} items, w` : 'W'}${form} these lines, each after two spaces and without quotation marks: ${listWords(
          items.map((item) => `"- ${item}"`),
          MAX_SHOWN_ITEMS,
        )}`
      : `W${form} a line for each item, ${lead}${field.required ? '' : '. If there is nothing to list, leave the field out.'}`,
  }
}

/** Returns the items of a text if it is certain where one ends and the next begins. */
const splitItems = (field: Field<unknown>, text: string): readonly string[] | null =>
  field.splitItems(text) ?? splitList(text)

/** In a message. */
const MAX_SHOWN_VALUES = 3

/** @param items what was typed */
export function unexpectedList(
  fieldName: string,
  field: Field<unknown>,
  items: readonly string[],
): ProblemDetails {
  const shown = items.filter((item) => item !== '').slice(0, MAX_SHOWN_VALUES)
  return {
    code: 'list-unexpected',
    message: `The field "${fieldName}" takes only one thing, not a list.`,
    fix:
      shown.length === 0
        ? `Write it on one line, ${formatLead(field)} ${fieldName}: ${formatExample(field)}`
        : `Write it on one line: ${shown.map((item) => `${fieldName}: ${toYaml(item, field.pair)}`).join(' or ')}`,
  }
}

/**
 * Returns an edit that turns a single value into a list, or a list into a single value, as the field expects; null if an item
 * could not be parsed or if it is uncertain where one item ends and the next begins.
 */
export function suggestListForm(
  fieldName: string,
  field: Field<unknown>,
  value: Value,
  context: ParseContext,
): TextEdit | null {
  const items =
    'items' in value ? value.items.map((item) => item.typed) : splitItems(field, value.text)
  const isValid = items?.every((item) => 'value' in field.parse(item, context))
  if (!items || !isValid || (!field.list && items.length !== 1)) return null
  if ('text' in value && (value.before.trim() === '' || !value.isUnbroken)) return null
  const { line } = value
  const endLine = 'items' in value ? (value.items.at(-1)?.endLine ?? line) : value.endLine
  if ('items' in value && endLine !== line + 1) return null
  const text = field.list
    ? [`${fieldName}:`, ...items.map((item) => `  - ${toYaml(item, field.pair)}`)].join('\n')
    : `${fieldName}: ${items[0] ?? ''}`
  return { line, endLine, text }
}
