// A kind's JSON Schema: what is written like the examples fits it, and common slips do not.
import { expect, test } from 'vitest'
import { collections } from '../collections'
import { findInvalidFields } from '../test-fixtures/validate-json-schema'
import { createJsonSchema } from './json-schema'

const schema = createJsonSchema(collections.volunteerRoles)
const role = {
  title: 'Clinic Volunteers',
  summary: 'Welcome visitors.',
  description: 'Help in the clinic for at least four hours a month.',
  image: 'clinic.svg',
  image_alt: 'decorative',
  order: '1',
}

test('a field says what it is for, with an example; a list has items', () => {
  expect(schema).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'volunteer role',
    required: Object.keys(role),
    additionalProperties: false,
  })
  expect(schema.properties['order']).toEqual({
    description: 'Where it stands in the list: smaller numbers come first.',
    examples: ['10'],
    type: 'string',
    pattern: '^\\d{1,4}$',
  })
  expect(schema.properties['requirements']).toMatchObject({
    type: 'array',
    examples: [['At least 4 hours per month']],
    items: { type: 'string' },
  })
})

test.each([
  ['nothing', {}, []],
  ['a list', { requirements: ['At least 4 hours'] }, []],
  ['one value for a list', { requirements: 'At least 4 hours' }, ['requirements']],
  ['a list for one value', { title: ['Clinic', 'Volunteers'] }, ['title']],
  ['an unknown field', { tittle: 'Clinic' }, ['tittle']],
  ['a number in words', { order: 'first' }, ['order']],
  ['a short description', { description: 'Help us.' }, ['description']],
  ['an answer other than yes and no', { draft: 'maybe' }, ['draft']],
])('%s added to a role', (_, added, expected) => {
  expect(findInvalidFields(schema, { ...role, ...added })).toEqual(expected)
})

test('a role without its title does not fit, nor does an event on a day in words', () => {
  const { title: _, ...untitled } = role
  expect(findInvalidFields(schema, untitled)).toEqual(['title'])
  expect(findInvalidFields(createJsonSchema(collections.events), { date: 'May 5' })).toContain(
    'date',
  )
})
