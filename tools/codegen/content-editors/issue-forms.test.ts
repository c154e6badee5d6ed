// Tests that the issue forms are what GitHub accepts, and that every answer can be found in an issue again.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { toFieldName } from '../../../model/schema/field'
import { ISSUE_FORMS } from './issue-forms'
import { generateIssueForms } from './print-issue-forms'

type Element = {
  type: string
  id?: string
  attributes: Record<string, unknown>
  validations?: Record<string, unknown>
}
type Form = { name: string; description: string; labels: string[]; body: Element[] }

/** GitHub reads the forms as YAML 1.1. */
const forms = generateIssueForms().map(
  ([path, text]) => [path, parse(String(text), { version: '1.1' }) as Form] as const,
)

describe.each(forms)('%s', (_path, { name, description, labels, body }) => {
  test('has a name, a description, one label and elements of types that GitHub knows', () => {
    expect([name, description, labels[0]].every((text) => typeof text === 'string')).toBe(true)
    expect(labels).toHaveLength(1)
    for (const { type } of body)
      expect(['markdown', 'input', 'dropdown', 'upload', 'textarea']).toContain(type)
  })

  test('has unique ids and labels, and only texts as attributes', () => {
    const questions = body.filter(({ type }) => type !== 'markdown')
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
    expect(new Set(questions.map(({ attributes }) => attributes['label'])).size).toBe(
      questions.length,
    )
    const attributes = body.flatMap((element) => Object.values(element.attributes).flat())
    expect(attributes.filter((value) => typeof value !== 'string')).toEqual([])
  })

  test('says that everything is public, and so does each upload', () => {
    expect(body[0]?.attributes['value']).toMatch(/public right away/)
    for (const { type, attributes } of body)
      if (type === 'upload') expect(attributes['description']).toMatch(/Everybody can see it/)
  })

  test('takes several lines only in its last question, so that no answer looks like a question', () => {
    const types = body.map(({ type }) => type)
    expect(types.slice(0, -1)).not.toContain('textarea')
  })
})

test('docs/hosting.md says which labels to create, and for which forms', () => {
  const hosting = readFileSync('docs/hosting.md', 'utf8')
  const rows = [...hosting.matchAll(/^\| `(form: \w+)` +\| (.*?) +\|$/gm)]
  expect(rows.map(([, label, name]) => [label, name])).toEqual(
    expect.arrayContaining(ISSUE_FORMS.map(({ label, name }) => [label, name])),
  )
  expect(rows).toHaveLength(ISSUE_FORMS.length)
})

test.each(ISSUE_FORMS.filter(({ collection }) => collection !== null))(
  'the form "$name" asks for every field that its collection needs, except what it fills in',
  ({ collection, questions }) => {
    const asked = questions.map(({ id }) => id)
    const needed = Object.entries(collection?.fields ?? {})
      .filter(([name, { required }]) => required && name !== 'id')
      .map(([name]) => toFieldName(name))
    expect(needed.filter((name) => !asked.includes(name))).toEqual([])
  },
)
