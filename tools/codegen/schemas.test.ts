// The kinds' definitions agree with themselves: an example can be typed, and the sample content fits the schemas.
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
    expect(field.parse(field.example, { outsideLinks: {}, images: {} }), name).toHaveProperty(
      'value',
    )
})

test.each(documentedCollections)('$name: every field is explained in whole sentences', (kind) => {
  for (const [name, { about }] of Object.entries(kind.fields))
    expect(about, name).toMatch(/^[A-Z].*\.$/)
})

test('every file of the sample content fits the schema of its kind', () => {
  const { texts } = readContent(SAMPLE_CONTENT)
  const wrong = Object.entries(texts).flatMap(([path, text]) => {
    const kind = documentedCollections.find(({ folder }) => folder === path.split(/[/.]/)[0])
    const values = [...splitFrontMatter(text, []).frontMatter].map(
      ([name, value]): [string, string | string[]] => [
        name,
        'items' in value ? value.items.map((item) => item.text) : value.text,
      ],
    )
    return kind === undefined
      ? [path]
      : findInvalidFields(createJsonSchema(kind), Object.fromEntries(values)).map(
          (name) => `${path} ${name}`,
        )
  })
  expect(wrong).toEqual([])
})
