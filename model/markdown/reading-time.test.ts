// Tests the estimate of how long it takes to read a text.
import { expect, test } from 'vitest'
import type { Block } from './body'
import { getReadingMinutes } from './reading-time'

const createBlock = (words: number): Block => ({
  kind: 'html',
  html: [`<p>${'word <em>word</em> '.repeat(words / 2)}</p>`],
})

test('getReadingMinutes rounds to whole minutes, and returns at least one', () => {
  expect(getReadingMinutes({ blocks: [] })).toBe(1)
  expect(getReadingMinutes({ blocks: [createBlock(440)] })).toBe(2)
  expect(getReadingMinutes({ blocks: [createBlock(440), createBlock(440)] })).toBe(4)
})

test('getReadingMinutes counts the words of questions and answers, but neither buttons nor tags', () => {
  const html = createBlock(216)
  const question: Block = {
    kind: 'question',
    id: null,
    depth: 2,
    question: 'Is it free? '.repeat(38),
    html: ['<p>Yes.</p>'],
  }
  expect(
    getReadingMinutes({ blocks: [html, { kind: 'button', label: 'w '.repeat(900), url: '/' }] }),
  ).toBe(1)
  expect(getReadingMinutes({ blocks: [html, question] })).toBe(2)
})
