// Tests that repairing a mistake of a common type restores the meaning of a valid file.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SEED } from './seed'
import type { AnyEntry } from '../define-collection'
import { loadSite } from '../load-site'
import type { Problem } from '../problems/problem'
import { applyEdits } from '../problems/text-edits'
import { createTestFiles } from '../test-fixtures/create-test-site'
import { createReader } from '../source/parse-once'

const RUNS_PER_MISTAKE = 25
/** The same limit as in `check --fix`. */
const MAX_FIX_ROUNDS = 6

const FILE = 'events/a.md'
const testFiles = createTestFiles()

/** Parsing the files that never change 10,000 times would take half a minute. */
const read = createReader((path) => path === `content/${FILE}`)

type Loaded = { readonly entry: AnyEntry | undefined; readonly problems: readonly Problem[] }

function load(text: string): Loaded {
  const files = { ...testFiles, texts: { ...testFiles.texts, [FILE]: text } }
  const { site, problems } = loadSite(files, { today: () => '2026-11-20', drafts: true, read })
  return { entry: site.events.find(({ slug }) => slug === 'a'), problems }
}

/**
 * Applies suggestions until there are none left, as `check --fix` does.
 * @returns the repaired file
 */
function repair(text: string, loaded = load(text)): Loaded {
  for (let round = 0; round < MAX_FIX_ROUNDS; round++) {
    const suggestions = loaded.problems.flatMap(({ suggestion }) => suggestion ?? [])
    if (suggestions.length === 0) break
    text = applyEdits(text, suggestions)
    loaded = load(text)
  }
  return loaded
}

const word = fc.stringMatching(/^[A-Za-z][a-z]{1,8}$/)
const suffix = fc.constantFrom(
  '',
  ', today',
  ' & more',
  ': 4 Life',
  " don't",
  ' (free)',
  ' #1',
  '!',
)
const phrase = fc
  .tuple(fc.array(word, { minLength: 2, maxLength: 5 }), suffix)
  .map(([list, end]) => list.join(' ') + end)
const day = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** The text of a valid event. */
const file = fc
  .record({
    title: phrase,
    location: phrase,
    summary: phrase,
    date: day,
    item: phrase,
    hour: fc.integer({ min: 1, max: 11 }),
  })
  .map(
    ({ title, location, summary, date, item, hour }) => `---
id: a
title: ${title}
date: ${date}
time: ${hour}:30 PM
location: ${location}
summary: ${summary}
description: Walk one mile with neighbors from all over East Alabama.
image: walk.svg
image_alt: decorative
requires_registration: no
registration_open: no
redirect_from:
  - /old-name
  - /older-name
---

Read [all about it](/events#walk) and **${item}**.

## What to bring

- ${item}

::button[See all]{href=/events}
`,
  )

/** Adds a mistake to a valid text. */
type GeneratedMistake = (text: string) => string

/** Creates a mistake in the line of a field. */
const changeField =
  (name: string, change: (value: string) => string): GeneratedMistake =>
  (text) =>
    text.replace(new RegExp(`^${name}: (.*)$`, 'm'), (_, value: string) => change(value))

const formatLongDate = (date: string) =>
  new Date(`${date}T12:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const formatWeekday = (date: string) =>
  new Date(`${date}T12:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })

const formatSpanishDate = (date: string) =>
  new Date(`${date}T12:00Z`).toLocaleDateString('es-US', { dateStyle: 'long', timeZone: 'UTC' })

const MISTAKES: Readonly<Record<string, GeneratedMistake>> = {
  'a missing space after the colon': changeField('title', (value) => `title:${value}`),
  'a tab after the colon': changeField('location', (value) => `location:\t${value}`),
  'a no-break space after the colon': changeField('summary', (value) => `summary:\u00A0${value}`),
  'a full-width colon': changeField('title', (value) => `title：${value}`),
  'an equals sign instead of the colon': changeField('title', (value) => `title = ${value}`),
  'an indented field': changeField('location', (value) => `   location: ${value}`),
  'a capital letter in a field name': changeField('location', (value) => `Location: ${value}`),
  'a space in a field name': (text) => text.replace('image_alt:', 'image alt:'),
  'a guessed field name': (text) => text.replace('location:', 'where:'),
  'a Spanish field name': (text) => text.replace('summary:', 'Resumen:'),
  'a guessed name of two words': (text) => text.replace('title:', 'event name:'),
  'swapped letters in a field name': (text) => text.replace('location:', 'loaction:'),
  'a doubled letter in a field name': (text) => text.replace('summary:', 'summmary:'),
  'a repeated line': (text) => text.replace(/^title: .*$/m, '$&\n$&'),
  'curly quotation marks': changeField('title', (value) => `title: “${value}”`),
  'an unclosed quotation mark': changeField('title', (value) => `title: "${value}`),
  'a folded value': changeField('summary', (value) => `summary: >\n  ${value}`),
  'a literal block value': changeField('summary', (value) => `summary: |-\n  ${value}`),
  'a single value as a list': changeField('title', (value) => `title:\n  - ${value}`),
  'asterisks as list markers': (text) => text.replaceAll('  - /old', '  * /old'),
  'missing spaces after list markers': (text) => text.replaceAll('  - /old', '  -/old'),
  'a list in brackets': (text) =>
    text.replace(
      'redirect_from:\n  - /old-name\n  - /older-name',
      'redirect_from: [/old-name, /older-name]',
    ),
  'dashes as the opening fence': (text) => text.replace(/^---/, '–––'),
  'four hyphens as the closing fence': (text) => text.replace('name\n---', 'name\n----'),
  'a missing opening fence': (text) => text.replace(/^---\n/, ''),
  'a missing closing fence': (text) => text.replace('name\n---\n', 'name\n'),
  'a fence between the fields': (text) => text.replace('location:', '---\nlocation:'),
  'a fence and gaps between the fields': (text) => text.replace('summary:', '\n---\n\nsummary:'),
  'a list name without its colon': (text) => text.replace('redirect_from:', 'redirect_from'),
  'a missing hyphen of the first item': (text) => text.replace('- /old-name', '/old-name'),
  'an empty line before the opening fence': (text) => `\n${text}`,
  'a date in words': changeField('date', (value) => `date: ${formatLongDate(value)}`),
  'a date with its weekday at the end': changeField(
    'date',
    (value) => `date: ${formatLongDate(value)} (${formatWeekday(value)})`,
  ),
  'a date in Spanish': changeField('date', (value) => `date: ${formatSpanishDate(value)}`),
  'a year of two digits': changeField(
    'date',
    (value) => `date: ${formatLongDate(value).replace(', 20', ", '")}`,
  ),
  'a time after the date': (text) => text.replace(/^date: (.*)\ntime: (.*)$/m, 'date: $1 at $2'),
  'a date with slashes': changeField('date', (value) => `date: ${value.replaceAll('-', '/')}`),
  'a date without hyphens': changeField('date', (value) => `date: ${value.replaceAll('-', '')}`),
  'a time with a period': changeField('time', (value) => `time: ${value.replace(':', '.')}`),
  'off instead of no': changeField('requires_registration', () => 'requires_registration: off'),
  'an image with its folder': (text) => text.replace('image: walk', 'image: images/walk'),
  'a byte order mark': (text) => `\uFEFF${text}`,
  'an invisible character': (text) => text.replace('title: ', 'title: \u200B'),
  'a missing space after ##': (text) => text.replace('## What', '##What'),
  'a bullet as a list marker': (text) => text.replace(/^- /m, '• '),
  'an arrow of Word as a list marker': (text) => text.replace(/^- /m, '\uF0D8\t'),
  'a tab before a paragraph': (text) => text.replace(/^Read /m, '\tRead '),
  'four spaces before a list': (text) => text.replace(/^- /m, '    - '),
  'full-width hash characters': (text) => text.replace('## What', '＃＃ What'),
  'a line of equals signs below a heading': (text) =>
    text.replace('## What to bring', 'What to bring\n====='),
  'a citation of a chat program': (text) => text.replace(/^(Read .*)$/m, '$1【4†source】'),
  'equals signs around words': (text) => text.replace(/\*\*(.*)\*\*/, '==$1=='),
  'a wiki link': (text) =>
    text.replace('[all about it](/events#walk)', '[[/events#walk|all about it]]'),
  'a link in a link': (text) =>
    text.replace('[all about it](/events#walk)', '[[all about it](/events#walk)](/events)'),
  'the address of a button on the next line': (text) => text.replace(']{href', ']\n{href'),
  'a period after a button': (text) => text.replace('=/events}', '=/events}.'),
  'bold words in a value': changeField(
    'summary',
    (value) => `summary: "**${value.replaceAll('"', '')}**"`,
  ),
  'an HTML element in a value': changeField('location', (value) => `location: "<b>${value}</b>"`),
  'a box of code around the file': (text) => `\`\`\`markdown\n${text}\`\`\`\n`,
  'a bold field name': changeField('title', (value) => `**title:** ${value}`),
  'two old addresses on one line': (text) =>
    text.replace(':\n  - /old-name\n  - /older-name', ': /old-name, /older-name'),
  'a list in brackets with quotation marks': (text) =>
    text.replace(':\n  - /old-name\n  - /older-name', ': ["/old-name", "/older-name"]'),
  'a comma after quotation marks': changeField('title', (value) => `title: "${value}",`),
  'quotation marks around an address': (text) => text.replace('(/events#walk)', '(“/events#walk”)'),
  'a space within a link': (text) => text.replace('](/events#', '] (/events#'),
  'a trailing slash': (text) => text.replace('{href=/events}', '{href=/events/}'),
  'a capital letter in an anchor': (text) => text.replace('#walk', '#Walk'),
  'a button with one colon': (text) => text.replace('::button', ':button'),
  'spaces within bold': (text) => text.replace(/\*\*(.*)\*\*/, '** $1 **'),
}

/** Returns the problems except missing quotation marks, which the valid files lack as well: they are repaired along the way. */
const findMistakes = ({ problems }: { problems: readonly Problem[] }) =>
  problems.filter(({ code }) => code !== 'quotes-needed')

describe(`${(Object.keys(MISTAKES).length * RUNS_PER_MISTAKE).toLocaleString('en-US')} mistakes`, () => {
  test.each(Object.entries(MISTAKES))(
    'repairing %s restores the entry',
    (_, addMistake) => {
      fc.assert(
        fc.property(file, (valid) => {
          const before = load(valid)
          expect(findMistakes(before)).toEqual([])
          const broken = addMistake(valid)
          expect(broken).not.toBe(valid)
          const loaded = load(broken)
          expect(findMistakes(loaded)).not.toEqual([])
          const after = repair(broken, loaded)
          expect(after.problems).toEqual([])
          expect(after.entry).toEqual(before.entry)
        }),
        { seed: SEED, numRuns: RUNS_PER_MISTAKE },
      )
    },
    60_000,
  )
})

/** Returns the lines of a text that a mistake changes. */
const findChangedLines = (addMistake: GeneratedMistake, valid: string): string[] => {
  const unchanged = addMistake(valid).split('\n')
  return valid.split('\n').filter((line) => !unchanged.includes(line))
}

test('repairing two mistakes in different lines restores the entry', () => {
  const mistake = fc.constantFrom(...Object.values(MISTAKES))
  fc.assert(
    fc.property(file, mistake, mistake, (valid, first, second) => {
      const changedLines = findChangedLines(first, valid)
      if (first === second) return
      if (findChangedLines(second, valid).some((line) => changedLines.includes(line))) return
      const after = repair(second(first(valid)))
      if (after.problems.length === 0) expect(after.entry).toEqual(load(valid).entry)
    }),
    { seed: SEED, numRuns: 600 },
  )
}, 60_000)
