// Texts about people that speak of others as well.
import { expect, test } from 'vitest'
import { createEntryText, createTestSite } from '../../../test-fixtures/create-test-site'

const OF_WOMAN = 'She leads the class. She loves her work, and she is here on Fridays.'

function find(text: string): string[] {
  const person = createEntryText({ name: 'Ann Sample', title: 'Guide', order: '9' }, text)
  const { problems } = createTestSite({ 'team/ann-sample.md': person })
  return problems.filter(({ code }) => code === 'pronoun-other').map(({ fix }) => fix)
}

test.each([
  [`${OF_WOMAN} Spanish is the language of his childhood.`, '"her"'],
  [`${OF_WOMAN} Ask him about gardens.`, '"her"'],
  [`${OF_WOMAN} In May, he takes a trip.`, '"she"'],
  [`${OF_WOMAN} Then he looks for the person who can help you.`, '"she"'],
  ['He leads the class. He is here, and he sings. Coffee is her drink.', '"his" or "him"'],
])('one other pronoun is noted in: %s', (text, written) => {
  expect(find(text)).toEqual([`If this is about Ann Sample, write ${written} in its place.`])
})

test.each([
  `${OF_WOMAN} Her husband sings, and his songs are loud.`,
  `${OF_WOMAN} Tom Sample helps. His cakes are good.`,
  `${OF_WOMAN} She trusts God and his mercy.`,
  `${OF_WOMAN} She helps a father find his way.`,
  `${OF_WOMAN} All can come, whatever his or her need.`,
  `${OF_WOMAN} “I know his name,” she says.`,
  `${OF_WOMAN} He sings, and he cooks.`,
  'She is here. Coffee is his drink.',
])('nothing is wrong with: %s', (text) => {
  expect(find(text)).toEqual([])
})
