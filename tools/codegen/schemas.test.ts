// The kinds' definitions agree with themselves: an example can be typed, and the sample content fits the schemas.
import { expect, test } from 'vitest'
import { jsonSchema } from '../../model/schema/json-schema'
import { typedName } from '../../model/schema/field'
import { splitFile } from '../../model/front-matter/split-front-matter'
import { readContent } from '../../model/source/read-content'
import { misfits } from '../../model/test-fixtures/validate-json-schema'
import { SAMPLE_CONTENT } from '../sample-content'
import { documentedKinds } from './documented-collections'

test.each(documentedKinds)('$name: the examples fit the schema and the readers', (kind) => {
  const fields = Object.entries(kind.fields)
  const typed = fields.map(([name, { example, list }]): [string, string | string[]] => [
    typedName(name),
    list ? [example] : example,
  ])
  expect(misfits(jsonSchema(kind), Object.fromEntries(typed))).toEqual([])
  for (const [name, field] of fields)
    expect(field.read(field.example, { outsideLinks: {}, pictures: {} }), name).toHaveProperty(
      'value',
    )
})

test.each(documentedKinds)('$name: every field is explained in whole sentences', (kind) => {
  for (const [name, { about }] of Object.entries(kind.fields))
    expect(about, name).toMatch(/^[A-Z].*\.$/)
})

test('every file of the sample content fits the schema of its kind', () => {
  const { texts } = readContent(SAMPLE_CONTENT)
  const wrong = Object.entries(texts).flatMap(([path, text]) => {
    const kind = documentedKinds.find(({ folder }) => folder === path.split(/[/.]/)[0])
    const values = [...splitFile(text, []).frontMatter].map(
      ([name, value]): [string, string | string[]] => [
        name,
        'items' in value ? value.items.map((item) => item.text) : value.text,
      ],
    )
    return kind === undefined
      ? [path]
      : misfits(jsonSchema(kind), Object.fromEntries(values)).map((name) => `${path} ${name}`)
  })
  expect(wrong).toEqual([])
})
