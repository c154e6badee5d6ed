// Tests that the JSON Schema of a collection accepts valid front matter and rejects common mistakes.
import { describe, expect, test } from 'vitest'
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

describe('createJsonSchema', () => {
  test('describes each field with an example, and lists as arrays', () => {
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'volunteer role',
      required: Object.keys(role),
      additionalProperties: false,
    })
    expect(schema.properties['order']).toEqual({
      description: 'Its place in the list: smaller numbers come first.',
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
    ['no field', {}, []],
    ['a list', { requirements: ['At least 4 hours'] }, []],
    ['a string for a list', { requirements: 'At least 4 hours' }, ['requirements']],
    ['a list for a string', { title: ['Clinic', 'Volunteers'] }, ['title']],
    ['an unknown field', { tittle: 'Clinic' }, ['tittle']],
    ['a number in words', { order: 'first' }, ['order']],
    ['a short description', { description: 'Help us.' }, ['description']],
    ['a value other than yes and no', { draft: 'maybe' }, ['draft']],
  ])('validates a role with %s added to it', (_, added, expected) => {
    expect(findInvalidFields(schema, { ...role, ...added })).toEqual(expected)
  })

  test('rejects a role without a title and an event with a date in words', () => {
    const { title: _, ...untitled } = role
    expect(findInvalidFields(schema, untitled)).toEqual(['title'])
    expect(findInvalidFields(createJsonSchema(collections.events), { date: 'May 5' })).toContain(
      'date',
    )
  })
})
