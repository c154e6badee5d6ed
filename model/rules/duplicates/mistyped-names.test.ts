// The last names of people, and those in the names of their files.
import { expect, test } from 'vitest'
import { createEntryText, getTestProblems } from '../../test-fixtures/create-test-site'

const createPerson = (name: string) =>
  createEntryText({ name, title: 'Doula', order: '1' }, 'She rocks the babies.')

const getProblems = (files: Readonly<Record<string, string>>) =>
  getTestProblems(files).filter((problem) => problem.includes('person-name'))

test.each([
  ['hannah-lindqvist', 'Hannah Linguist, MSW', 'Hannah Lindqvist, MSW'],
  ['rosa-delgado', 'Rosa M. Delgando', 'Rosa M. Delgado'],
  ['susan-kimm', 'Susan Kima', 'Susan Kimm'],
])('reports in %s: %s', (slug, name, meant) => {
  const [problem, another] = getProblems({ [`team/${slug}.md`]: createPerson(name) })
  expect(problem).toContain(`write name: ${meant}. If`)
  expect(another).toBeUndefined()
})

test.each([
  ['hannah-lindqvist', 'Hannah Ashworth'],
  ['hannah-lindqvist', 'Hannah Lindqvist-Moore'],
  ['rosa-nunez', 'Rosa Núñez Delgado, RN'],
  ['ana-obrien', 'Ana O’Brien'],
  ['ana-mueller', 'Ana Müller'],
  ['ana-vandenberg', 'Dr. Ana van den Berg'],
  ['thomas-hale-jr', 'Thomas Hale'],
  ['joy-hall', 'Joy Hill-Moore Hall'],
  ['nurse', 'Nora Nurst'],
])('has no problem in %s with %s', (slug, name) => {
  expect(getProblems({ [`team/${slug}.md`]: createPerson(name) })).toEqual([])
})

test('has no problem with two people whose names are almost the same', () => {
  const files = {
    'team/ana-hansen.md': createPerson('Ana Hansen'),
    'team/ana-jansen.md': createPerson('Ana Jansen'),
    'board/ana-hanson.md': createEntryText(
      { name: 'Ana Hanson', title: 'Member', organization: 'A bank', order: '1' },
      '',
    ),
  }
  expect(getProblems(files)).toEqual([])
})
