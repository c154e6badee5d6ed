// Tests who does something for visitors in the text about a person.
import { expect, test } from 'vitest'
import { readSentences } from '../sentences/sentences'
import { findHelpers } from './unknown-helpers'

const findNames = (text: string) =>
  findHelpers(readSentences(`---\nname: Caleb Winters\n---\n\n${text}\n`)).map(({ name }) => name)

test.each([
  ['Start with your first name, and Nora will not rush you.', 'Nora'],
  ['When you come in, Nora greets you with tea.', 'Nora'],
  ['Ask anything: Nora is happy to sit with you.', 'Nora'],
  ['Si llega tarde, Nora no le apura.', 'Nora'],
])('in %j, %j helps', (text, name) => {
  expect(findNames(text)).toEqual([name])
})

test.each([
  'His daughter Nora will greet you, and Nora will show you her drawings.',
  'He has a dog, a cat and a niece, Nora. His dog Rex greets you.',
  'Nora taught him to sew. He and Rosa Nora will tell you why.',
  'Our volunteer Nora helps you with the bags.',
])('nobody else helps in %j', (text) => {
  expect(findNames(text).filter((name) => name === 'Nora')).toEqual([])
})
