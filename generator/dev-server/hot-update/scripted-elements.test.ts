// Tests which parts of a page are left to a reload. tests/build/dev-server.test.ts tests in a browser that the others are patched.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { HOT_UPDATE_SCRIPT } from './events'
import { SCRIPTED_SELECTOR } from './scripted-elements'

test('SCRIPTED_SELECTOR includes every attribute that a script of the pages looks for', () => {
  const scripts = readdirSync('components', { recursive: true, encoding: 'utf8' })
    // The dev server shows no previews.
    .filter((name) => name.endsWith('.client.ts') && !name.startsWith('preview'))
    .map((name) => readFileSync(join('components', name), 'utf8'))
  const attributes = scripts.flatMap((script) => script.match(/\[data-[a-z-]+/g) ?? [])
  expect(attributes).not.toEqual([])
  const selectors = SCRIPTED_SELECTOR.split(',')
  const missing = [...new Set(attributes)].filter((start) => !selectors.includes(`${start}]`))
  expect(
    missing,
    'Add each to SCRIPTED_SELECTOR in generator/dev-server/hot-update/scripted-elements.ts',
  ).toEqual([])
})

test('HOT_UPDATE_SCRIPT is the path of an existing file', () => {
  expect(existsSync(`.${HOT_UPDATE_SCRIPT}`)).toBe(true)
})
