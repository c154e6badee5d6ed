// Tests that content editors accept their settings, and that a save in one changes nothing that it was not asked to.
import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { parse, parseDocument, stringify } from 'yaml'
import { collections } from '../../../model/collections'
import type { Collection } from '../../../model/define-collection'
import { toFieldName } from '../../../model/schema/field'
import { readContent } from '../../../model/source/read-content'
import { resolveCollection } from '../../../model/source/resolve-collection'
import { SAMPLE_CONTENT } from '../../sample-content'
import { createCmsConfig, generateCmsConfigs } from './cms-config'
import { getEditorInput, type EditorInput } from './editor-field'
import { createPagesCmsConfig, generatePagesCms } from './pages-cms'

/** The schema of @sveltia/cms 0.221.1 (MIT License). */
const SCHEMA = 'tools/codegen/content-editors/fixtures/sveltia-cms.json'

const all = Object.values(collections) as unknown as readonly Collection[]

describe('the settings of Sveltia CMS', () => {
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(
    JSON.parse(readFileSync(SCHEMA, 'utf8')) as object,
  )

  test('are valid against its own schema', () => {
    const [[, text] = ['', '']] = generateCmsConfigs()
    expect(validate(parse(String(text))), JSON.stringify(validate.errors)).toBe(true)
  })

  test('would not be valid with a key that does not exist', () => {
    expect(validate({ ...createCmsConfig('sveltia'), colour: 'red' })).toBe(false)
  })
})

test('the settings of Decap CMS have no key that only Sveltia CMS knows', () => {
  expect(createCmsConfig('decap')).not.toHaveProperty('output')
})

test.each([...generateCmsConfigs(), ...generatePagesCms()])(
  '%s is valid YAML for every reader, without aliases',
  (_path, text) => {
    for (const version of ['1.1', '1.2'] as const)
      expect(parseDocument(String(text), { version }).errors).toEqual([])
    expect(String(text)).not.toMatch(/: [&*]\w/)
  },
)

test('every editor knows every field of every collection', () => {
  const names = all.map(({ fields, body }) => [
    ...Object.keys(fields).map(toFieldName),
    ...(body === 'none' ? [] : ['body']),
  ])
  const getNames = (list: readonly { fields: readonly { name: string }[] }[]) =>
    list.map(({ fields }) => fields.map(({ name }) => name))
  expect(getNames(createCmsConfig('sveltia').collections)).toEqual(names)
  expect(getNames(createCmsConfig('decap').collections)).toEqual(names)
  expect(getNames(createPagesCmsConfig().content)).toEqual(names)
})

/** The files that content editors open: the settings of the site are for people who know them. */
const files = Object.entries(readContent(SAMPLE_CONTENT).texts).filter(
  ([path]) => path !== 'site.md',
)

const readFrontMatter = (text: string): [string, string] => {
  const end = text.indexOf('\n---\n') + 1
  return [text.slice(4, end), text.slice(end)]
}

/** Writes fields as Sveltia CMS does. */
const save = (values: unknown, below: string): string =>
  `---\n${stringify(values, { lineWidth: 0 })}${below}`

describe.each(files)('a save of %s', (path, text) => {
  const [frontMatter, below] = readFrontMatter(text)
  const values = parse(frontMatter) as Record<string, unknown>
  const located = resolveCollection(path)
  const { fields } = (located as { collection: Collection }).collection

  test('changes nothing but the field that was edited', () => {
    const name = 'title' in values ? 'title' : 'name'
    const edited = save({ ...values, [name]: 'Another name' }, below)
    const lines = text
      .split('\n')
      .map((line) => (line.startsWith(`${name}: `) ? `${name}: Another name` : line))
    expect(edited.split('\n')).toEqual(lines)
  })

  test('finds in each field what its input can show', () => {
    for (const [name, field] of Object.entries(fields)) {
      const value = values[toFieldName(name)]
      if (value !== undefined) expect(canShow(getEditorInput(field), value), name).toBe(true)
    }
  })
})

function canShow(input: EditorInput, value: unknown): boolean {
  if (input.kind === 'list')
    return Array.isArray(value) && value.every((item) => typeof item === 'string')
  if (input.kind === 'number') return typeof value === 'number'
  if (input.kind === 'switch') return typeof value === 'boolean'
  if (input.kind === 'choice') return input.options.includes(String(value))
  return typeof value === 'string'
}
