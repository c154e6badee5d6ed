// Every message is written for a receptionist: in short words and sentences, without technical terms.
import { beforeAll, expect, test } from 'vitest'
import type { Problem } from '../../problems/problem'
import { collections } from '../../collections'
import { PROBLEM_TITLES } from '../../problems/problem-codes'
import type { Fields } from '../../schema/field'
import { settings } from '../../settings'
import { computeGrade } from '../reading-grade'
import { getAllProblems } from './load-mistake'

const TECHNICAL_TERM =
  /\b(?:yaml|tokens?|mappings?|scalars?|pars(?:e|es|ed|er|ing)|schemas?|stack|undefined|null|regex|regexp|invalid|syntax|exception|strings?|boolean|array|object|utf-?8 bytes?|frontmatter)\b/i

/** Turns of phrase that people stumble over when they read a message aloud, and another spelling than that of the guide. */
const AWKWARD_PHRASE =
  /\be-mails?\b(?!:)|\bas it has to be\b|\bhas to be, so\b|\bsays already\b|\bare needed around\b|\bone of: |\bswallow|\b(?!had |that )(\w+) \1\b/i

/** A text of this grade level is easy for a 13-year-old to read. */
const MAX_GRADE = 8

let problems: Awaited<ReturnType<typeof getAllProblems>>
beforeAll(async () => {
  problems = await getAllProblems()
}, 400_000)

const getText = ({ message, fix }: Problem) => `${message} ${fix}`
/** Returns the text without what was typed or is to be typed, as far as it is in quotation marks. */
const getOwnWords = (problem: Problem) => getText(problem).replace(/"[^"]*"/g, '"…"')

test('no message is harder to read than grade 8', () => {
  const hard = problems
    .map(getText)
    .filter((text) => computeGrade(text) > MAX_GRADE)
    .map((text) => `${computeGrade(text).toFixed(1)} ${text.slice(0, 200)}`)
  expect([...new Set(hard)]).toEqual([])
})

test('no message contains a technical term', () => {
  expect(problems.map(getText).filter((text) => TECHNICAL_TERM.test(text))).toEqual([])
})

test('no message contains a phrase that people stumble over', () => {
  expect(problems.map(getOwnWords).filter((text) => AWKWARD_PHRASE.test(text))).toEqual([])
})

test('no message says the same sentence twice, and no sentence ends with two periods', () => {
  for (const problem of problems) {
    const sentences = getOwnWords(problem).split(/(?<=[.?]) /)
    expect(new Set(sentences).size, getText(problem)).toBe(sentences.length)
    expect(getOwnWords(problem)).not.toMatch(/[^.]\.\.(?:\s|$)|[.?] [.?]/)
  }
})

/** Examples of days, hours, numbers and addresses of fields. */
const FIELDS: readonly Fields[] = [
  settings.fields,
  ...Object.values(collections).map(({ fields }) => fields as Fields),
]
const EXAMPLES = FIELDS.flatMap((fields) =>
  Object.values(fields).map(({ example }) => example),
).filter((example) => /(?:\d\D*){4}/.test(example))

test('no message offers a day or a number to copy that nobody has typed', () => {
  const getDigits = (text: string) =>
    text
      .replace(/(?<=[\dO])[lI]|[lI](?=[\dO])/g, '1')
      .replaceAll('O', '0')
      .replace(/\D/g, '')
  const invented = problems.filter(
    ({ code, fix, typed }) =>
      // They name what the settings or the English file say, or the day of a holiday that was typed.
      ![
        'contact-differs',
        'hours-differ',
        'text-example',
        'hours-unclear',
        'translation-value',
      ].includes(code) &&
      EXAMPLES.some(
        (example) => fix.includes(example) && !getDigits(typed).includes(getDigits(example)),
      ),
  )
  expect(invented.map(getText)).toEqual([])
})

test('every problem code has a mistake, except those that no file content can cause', () => {
  const codes = new Set(problems.map(({ code }) => code))
  const all = Object.keys(PROBLEM_TITLES) as (keyof typeof PROBLEM_TITLES)[]
  expect(
    all.filter((code) => !codes.has(code)),
    'Add a mistake for each other code to model/test-fixtures/mistakes/cases',
  ).toEqual(['file-strange', 'page-required', 'text-unreadable'])
})

test('every message is a short sentence with advice', () => {
  for (const { message, fix, code } of problems) {
    expect(message, code).toMatch(/^\S.*\.["”]?$/s)
    expect(fix.length, code).toBeGreaterThan(5)
    expect(message.length, code).toBeLessThan(260)
  }
})
