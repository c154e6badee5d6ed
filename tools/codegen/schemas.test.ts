// Tests that the definitions of the collections are consistent: their examples, descriptions, parsers and schemas.
import { expect, test } from 'vitest'
import { createJsonSchema } from '../../model/schema/json-schema'
import { toFieldName } from '../../model/schema/field'
import { splitFrontMatter } from '../../model/front-matter/split-front-matter'
import { readContent } from '../../model/source/read-content'
import { findInvalidFields } from '../../model/test-fixtures/validate-json-schema'
import { SAMPLE_CONTENT } from '../sample-content'
import { documentedCollections } from './documented-collections'

test.each(documentedCollections)('$name: the examples fit the schema and the readers', (kind) => {
  const fields = Object.entries(kind.fields)
  const typed = fields.map(([name, { example, list }]): [string, string | string[]] => [
    toFieldName(name),
    list ? [example] : example,
  ])
  expect(findInvalidFields(createJsonSchema(kind), Object.fromEntries(typed))).toEqual([])
  for (const [name, field] of fields)
    expect(field.parse(field.example, { externalLinks: {}, images: {} }), name).toHaveProperty(
      'value',
    )
  for (const [name, field] of fields)
    expect(field.parse(field.example, { externalLinks: {}, images: {} }), name).toHaveProperty(
      'value',
    )
})

test.each(documentedCollections)(
  'every field of $name is described in whole sentences',
  (collection) => {
    for (const [name, { about }] of Object.entries(collection.fields))
      expect(about, name).toMatch(/^[A-Z].*\.$/)
  },
)

test('every file of the sample content matches the schema of its collection', () => {
  const { texts } = readContent(SAMPLE_CONTENT)
  const invalid = Object.entries(texts).flatMap(([path, text]) => {
    const collection = documentedCollections.find(({ folder }) => folder === path.split(/[/.]/)[0])
    const values = [...splitFrontMatter(text, []).frontMatter].map(
      ([name, value]): [string, string | string[]] => [
        name,
        'items' in value ? value.items.map((item) => item.text) : value.text,
      ],
    )
    return collection === undefined
      ? [path]
      : findInvalidFields(createJsonSchema(collection), Object.fromEntries(values)).map(
          (name) => `${path} ${name}`,
        )
  })
  expect(invalid).toEqual([])
})
