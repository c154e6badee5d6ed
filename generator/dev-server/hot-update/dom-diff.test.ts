// Which parts of a page are left to a reload; tests/build/dev-server.test.ts sees in a browser that the others are not.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SCRIPTED_SELECTOR } from './dom-diff'

test('everything that a script of the pages looks for by its attribute is known', () => {
  const scripts = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.client.ts'))
    .map((name) => readFileSync(join('components', name), 'utf8'))
  const looked = scripts.flatMap((script) => script.match(/\[data-[a-z-]+/g) ?? [])
  expect(looked).not.toEqual([])
  const known = SCRIPTED_SELECTOR.split(',')
  expect([...new Set(looked)].filter((one) => !known.includes(`${one}]`))).toEqual([])
})
