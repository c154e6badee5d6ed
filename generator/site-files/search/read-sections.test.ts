import { expect, test } from 'vitest'
import { parseBody } from '../../../model/markdown/parse-body'
import { createTestFiles } from '../../../model/test-fixtures/create-test-site'
import { readSections } from './read-sections'

const parse = (text: string) => {
  const context = { externalLinks: {}, images: createTestFiles().images, hasPage: true }
  return readSections(parseBody(text, context as Parameters<typeof parseBody>[1]).body.blocks)
}

test('readSections divides a text at its headings and keeps only the words', () => {
  const text = `Some **strong** words.

## Where & when

- One
- Two, with [a link](https://example.org)

::button[Call us]{href=/contact}

### Café

Last.`
  expect(parse(text)).toEqual([
    { id: '', heading: '', text: 'Some strong words.' },
    { id: 'where--when', heading: 'Where & when', text: 'One Two, with a link Call us' },
    { id: 'café', heading: 'Café', text: 'Last.' },
  ])
})

test('readSections has each question with its answer, and the text after it with the heading before it', () => {
  const text = `## Before you come

:::question[Is it free?]
Ask *us* first.
:::

Call us.`
  expect(parse(text)).toEqual([
    { id: '', heading: '', text: '' },
    { id: 'before-you-come', heading: 'Before you come', text: '' },
    { id: 'is-it-free', heading: 'Is it free?', text: 'Ask us first.' },
    { id: 'before-you-come', heading: '', text: 'Call us.' },
  ])
})

test('readSections returns an empty part for an empty text', () => {
  expect(readSections([])).toEqual([{ id: '', heading: '', text: '' }])
})
