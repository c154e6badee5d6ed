// The words of another file for the same picture, which are offered in place of those of the example.
import { expect, test } from 'vitest'
import { createProblem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { completePictureWords, describePictureWords } from './picture-words'

const FILE = 'content/events/breakfast.md'
const typed = (text: string) => ({ text, typed: text, line: 2, column: 8 }) as never

const createProblemOf = (image: string) =>
  createProblem(describePictureWords(new Map([['image', typed(image)]])), {
    file: FILE,
    field: 'image_alt',
  })

const createEntry = (slug: string, image: string, imageAlt?: string): ParsedEntry =>
  ({ entry: { file: `content/volunteer/${slug}.md`, slug, image, imageAlt } }) as never

const complete = (...entries: readonly ParsedEntry[]) =>
  completePictureWords([createProblemOf('cups.svg')], entries)[0]?.fix

const ASK =
  'Say in a few words what cups.svg shows, or write image_alt: decorative if it adds nothing to the text.'

test('a picture that is decorative elsewhere', () => {
  expect(complete(createEntry('events', 'cups.svg', ''))).toBe(
    'Write image_alt: decorative, as in content/volunteer/events.md. If that is not right here, say in a few words what the picture shows.',
  )
})

test('a picture that has words elsewhere', () => {
  expect(complete(createEntry('events', 'cups.svg', 'Two blue cups'))).toMatch(
    /^Write image_alt: Two blue cups, as in content\/volunteer\/events.md\./,
  )
})

test.each<readonly ParsedEntry[]>([
  [],
  [createEntry('events', 'other.svg', '')],
  [createEntry('events.es', 'cups.svg', 'Dos tazas')],
  [createEntry('events', 'cups.svg')],
  [createEntry('events', 'cups.svg', ''), createEntry('rocker', 'cups.svg', 'Two cups')],
])('no other file says it', (...entries) => {
  expect(complete(...entries)).toBe(ASK)
})

test('a picture of another website', () => {
  expect(createProblemOf('https://example.org/a.png').fix).toMatch(/what your picture shows/)
})
