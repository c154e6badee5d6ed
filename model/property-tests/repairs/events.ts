// A valid event with values of many kinds, and changes that make mistakes of its lines.
import fc from 'fast-check'
import type { Mistake } from './test-repairs'
import { day } from './values'

export const EVENT_PATH = 'events/a.md'

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

/** The text of a valid event. */
export const event = fc
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

/** Adds a mistake to the text of a valid event. */
export type GeneratedMistake = (text: string) => string

/** Adds a mistake to many events. */
export const changeEvent = (addMistake: GeneratedMistake): fc.Arbitrary<Mistake> =>
  event.map((meant) => ({ meant, typed: addMistake(meant) }))

/** Creates a mistake in the line of a field. */
export const changeField =
  (name: string, change: (value: string) => string): GeneratedMistake =>
  (text) =>
    text.replace(new RegExp(`^${name}: (.*)$`, 'm'), (_, value: string) => change(value))
