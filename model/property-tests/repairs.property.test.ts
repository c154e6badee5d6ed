// One click repairs a slip: a valid file with a slip of a known kind in it says the same as before, once it is repaired.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SEED } from './seed'
import type { AnyEntry } from '../define-collection'
import { loadSite, type EntryReader } from '../load-site'
import type { Problem } from '../problems/problem'
import { parseEntry, type ParsedEntry } from '../source/parse-entry'
import { applyEdits } from '../problems/text-edits'
import { createTestFiles } from '../test-fixtures/create-test-site'

/** Of each kind of slip; the issue asks for 2,000 in all. */
const RUNS = 55

const FILE = 'events/a.md'
const small = createTestFiles()

/** What was read of the files that stay the same: to read them 10,000 times takes half a minute. */
const known = new Map<string, ParsedEntry>()

const read: EntryReader = (text, place, context) => {
  if (place.file === `content/${FILE}`) return parseEntry(text(), place, context)
  const entry = known.get(place.file) ?? parseEntry(text(), place, context)
  known.set(place.file, entry)
  return entry
}

function load(text: string): { entry: AnyEntry | undefined; problems: readonly Problem[] } {
  const files = { ...small, texts: { ...small.texts, [FILE]: text } }
  const { site, problems } = loadSite(files, { today: () => '2026-11-20', drafts: true, read })
  return { entry: site.events.find(({ slug }) => slug === 'a'), problems }
}

/** Repairs as `check --fix` does: again and again, until there is nothing more to repair. */
function repair(text: string): string {
  for (let round = 0; round < 6; round++) {
    const suggestions = load(text).problems.flatMap(({ suggestion }) => suggestion ?? [])
    if (suggestions.length === 0) break
    text = applyEdits(text, suggestions)
  }
  return text
}

const word = fc.stringMatching(/^[A-Za-z][a-z]{1,8}$/)
const ending = fc.constantFrom(
  '',
  ', today',
  ' & more',
  ': 4 Life',
  " don't",
  ' (free)',
  ' #1',
  '!',
)
const words = fc
  .tuple(fc.array(word, { minLength: 2, maxLength: 5 }), ending)
  .map(([list, end]) => list.join(' ') + end)
const day = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** A valid event and the words in it. */
const file = fc
  .record({
    title: words,
    place: words,
    summary: words,
    date: day,
    item: words,
    hour: fc.integer({ min: 1, max: 11 }),
  })
  .map(
    ({ title, place, summary, date, item, hour }) => `---
id: a
title: ${title}
date: ${date}
time: ${hour}:30 PM
location: ${place}
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

type Break = (text: string) => string

/** Changes the line of a field. */
const inField =
  (name: string, change: (value: string) => string): Break =>
  (text) =>
    text.replace(new RegExp(`^${name}: (.*)$`, 'm'), (_, value: string) => change(value))

const monthName = (date: string) =>
  new Date(`${date}T12:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const SLIPS: Readonly<Record<string, Break>> = {
  'no space behind the colon': inField('title', (value) => `title:${value}`),
  'a tab behind the colon': inField('location', (value) => `location:\t${value}`),
  'a pasted space behind the colon': inField('summary', (value) => `summary:\u00A0${value}`),
  'a wide colon': inField('title', (value) => `title：${value}`),
  'an equals sign': inField('title', (value) => `title = ${value}`),
  'an indented field': inField('location', (value) => `   location: ${value}`),
  'a capital letter': inField('location', (value) => `Location: ${value}`),
  'a space in a name': (text) => text.replace('image_alt:', 'image alt:'),
  'a slip in a name': (text) => text.replace('location:', 'loaction:'),
  'a doubled letter in a name': (text) => text.replace('summary:', 'summmary:'),
  'a line twice': (text) => text.replace(/^title: .*$/m, '$&\n$&'),
  'curly quotation marks': inField('title', (value) => `title: “${value}”`),
  'a mark that is never closed': inField('title', (value) => `title: "${value}`),
  'a folded value': inField('summary', (value) => `summary: >\n  ${value}`),
  'a value on the next line, with a sign': inField('summary', (value) => `summary: |-\n  ${value}`),
  'a value as a list': inField('title', (value) => `title:\n  - ${value}`),
  'stars in a list': (text) => text.replaceAll('  - /old', '  * /old'),
  'no space in a list': (text) => text.replaceAll('  - /old', '  -/old'),
  'a list in brackets': (text) =>
    text.replace(
      'redirect_from:\n  - /old-name\n  - /older-name',
      'redirect_from: [/old-name, /older-name]',
    ),
  'dashes above': (text) => text.replace(/^---/, '–––'),
  'four hyphens below': (text) => text.replace('name\n---', 'name\n----'),
  'no line above': (text) => text.replace(/^---\n/, ''),
  'no line below': (text) => text.replace('name\n---\n', 'name\n'),
  'an empty line above': (text) => `\n${text}`,
  'a day in words': inField('date', (value) => `date: ${monthName(value)}`),
  'a day with slashes': inField('date', (value) => `date: ${value.replaceAll('-', '/')}`),
  'a day without signs': inField('date', (value) => `date: ${value.replaceAll('-', '')}`),
  'an hour with a point': inField('time', (value) => `time: ${value.replace(':', '.')}`),
  'off in place of no': inField('requires_registration', () => 'requires_registration: off'),
  'a picture with its folder': (text) => text.replace('image: walk', 'image: images/walk'),
  'two marks at the beginning': (text) => `\uFEFF${text}`,
  'an invisible sign': (text) => text.replace('title: ', 'title: \u200B'),
  'no space behind ##': (text) => text.replace('## What', '##What'),
  'a round list sign': (text) => text.replace(/^- /m, '• '),
  'a space within a link': (text) => text.replace('](/events#', '] (/events#'),
  'a slash too much': (text) => text.replace('{href=/events}', '{href=/events/}'),
  'a slip in an anchor': (text) => text.replace('#walk', '#Walk'),
  'a button with one colon': (text) => text.replace('::button', ':button'),
  'spaces within bold': (text) => text.replace(/\*\*(.*)\*\*/, '** $1 **'),
}

describe(`${(Object.keys(SLIPS).length * RUNS).toLocaleString('en-US')} slips`, () => {
  test.each(Object.entries(SLIPS))(
    '%s',
    (_, slip) => {
      fc.assert(
        fc.property(file, (valid) => {
          const before = load(valid)
          expect(before.problems).toEqual([])
          const broken = slip(valid)
          expect(broken).not.toBe(valid)
          expect(load(broken).problems).not.toEqual([])
          const after = load(repair(broken))
          expect(after.problems).toEqual([])
          expect(after.entry).toEqual(before.entry)
        }),
        { seed: SEED, numRuns: RUNS },
      )
    },
    60_000,
  )
})

/** The lines of a text that a slip changes. */
const changedBy = (slip: Break, valid: string): string[] => {
  const left = slip(valid).split('\n')
  return valid.split('\n').filter((line) => !left.includes(line))
}

test('no repair changes a meaning: two slips in different lines, repaired, say the same', () => {
  const slip = fc.constantFrom(...Object.values(SLIPS))
  fc.assert(
    fc.property(file, slip, slip, (valid, first, second) => {
      const once = changedBy(first, valid)
      if (first === second || changedBy(second, valid).some((line) => once.includes(line))) return
      const after = load(repair(second(first(valid))))
      if (after.problems.length === 0) expect(after.entry).toEqual(load(valid).entry)
    }),
    { seed: SEED, numRuns: 600 },
  )
}, 60_000)
