// Tests that every script of a part is loaded: by the pages of the built site, and by the dev server.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PART_SCRIPTS } from './part-scripts'

const names = readdirSync('renderer/scripts')
  .filter((name) => !name.startsWith('part-scripts'))
  .map((name) => name.replace(/\.ts$/, ''))

test('every script has a row in PART_SCRIPTS', () => {
  const modules = PART_SCRIPTS.map(({ module }) => module)
  const missing = names.filter((name) => !modules.includes(`renderer/scripts/${name}.ts`))
  expect(missing, 'Add a row for each to renderer/scripts/part-scripts.ts').toEqual([])
})

test('the dev server imports every script, except that of previews, which it does not show', () => {
  const page = 'renderer/_default.page.client.ts'
  const source = readFileSync(page, 'utf8')
  const missing = names.filter((name) => !source.includes(`import('./scripts/${name}')`))
  expect(missing, `Add an import of each to the end of ${page}`).toEqual(['preview'])
})
