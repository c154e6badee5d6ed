// Rules for messages: they are written for a receptionist, in short words and sentences, without technical terms.
import type { Problem } from '../../problems/problem'
import { collections } from '../../collections'
import type { Fields } from '../../schema/field'
import { settings } from '../../settings'
import { computeGrade } from '../reading-grade'

const TECHNICAL_TERM =
  /\b(?:yaml|tokens?|mappings?|scalars?|pars(?:e|es|ed|er|ing)|schemas?|stack|undefined|null|regex|regexp|invalid|syntax|exception|strings?|boolean|array|object|utf-?8 bytes?|frontmatter)\b/i

/** Turns of phrase that people stumble over when they read a message aloud, and another spelling than that of the guide. */
const AWKWARD_PHRASE =
  /\be-mails?\b(?!:)|\bas it has to be\b|\bhas to be, so\b|\bsays already\b|\bare needed around\b|\bone of: |\bswallow|\b(?!had |that )(\w+) \1\b/i

/** A text of this grade level is easy for a 13-year-old to read. */
const MAX_GRADE = 8

const getText = ({ message, fix }: Problem) => `${message} ${fix}`
/** Returns the text without what was typed or is to be typed, as far as it is in quotation marks. */
const getOwnWords = (problem: Problem) => getText(problem).replace(/"[^"]*"/g, '"…"')

/** Examples of days, hours, numbers and addresses of fields. */
const FIELDS: readonly Fields[] = [
  settings.fields,
  ...Object.values(collections).map(({ fields }) => fields as Fields),
]
const EXAMPLES = FIELDS.flatMap((fields) =>
  Object.values(fields).map(({ example }) => example),
).filter((example) => /(?:\d\D*){4}/.test(example))

/** Their advice names what the settings or the English file say, or the day of a holiday that was typed. */
const NAME_KNOWN_VALUES: readonly string[] = [
  'contact-differs',
  'hours-differ',
  'text-example',
  'hours-unclear',
  'translation-value',
]

const getDigits = (text: string): string =>
  text
    .replace(/(?<=[\dO])[lI]|[lI](?=[\dO])/g, '1')
    .replaceAll('O', '0')
    .replace(/\D/g, '')

/** Returns an example of a day or a number that the advice offers to copy, although nobody has typed it. */
const findInvented = ({ code, fix }: Problem, typed: string): string | undefined =>
  NAME_KNOWN_VALUES.includes(code)
    ? undefined
    : EXAMPLES.find(
        (example) => fix.includes(example) && !getDigits(typed).includes(getDigits(example)),
      )

/** Returns whether a message says the same sentence twice, or ends a sentence with two periods. */
function isRepetitive(words: string): boolean {
  const sentences = words.split(/(?<=[.?]) /)
  return new Set(sentences).size !== sentences.length || /[^.]\.\.(?:\s|$)|[.?] [.?]/.test(words)
}

const MAX_MESSAGE_LENGTH = 260
const MIN_ADVICE_LENGTH = 6

/**
 * Returns what is wrong with the words of a problem; nothing if they are good.
 * @param typed what the file has
 */
export function findFaults(problem: Problem, typed: string): string[] {
  const { message, fix } = problem
  const text = getText(problem)
  const [grade, invented] = [computeGrade(text), findInvented(problem, typed)]
  const [term] = TECHNICAL_TERM.exec(text) ?? []
  const [phrase] = AWKWARD_PHRASE.exec(getOwnWords(problem)) ?? []
  const faults = [
    grade > MAX_GRADE && `It is of grade ${grade.toFixed(1)}.`,
    term !== undefined && `"${term}" is a technical term.`,
    phrase !== undefined && `People stumble over "${phrase}".`,
    isRepetitive(getOwnWords(problem)) && 'It says something twice, or ends with two periods.',
    invented !== undefined && `Nobody has typed "${invented}".`,
    !/^\S.*\.["”]?$/s.test(message) && 'The message is no sentence.',
    message.length >= MAX_MESSAGE_LENGTH && 'The message is too long.',
    fix.length < MIN_ADVICE_LENGTH && 'There is no advice.',
  ]
  return faults.filter((fault) => fault !== false)
}
