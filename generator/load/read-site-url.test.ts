import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { SETTINGS_TEXT } from '../../model/test-fixtures/create-test-site'
import { readSiteUrl } from './read-site-url'

const content = mkdtempSync(join(tmpdir(), 'site-url-'))
afterAll(() => rmSync(content, { recursive: true }))

test.each([
  ['https://www.example.org', 'https://www.example.org'],
  ['"https://www.example.org/lantern-hill"', 'https://www.example.org/lantern-hill'],
  ['www.example', undefined],
])('url: %s is the address %s', (typed, url) => {
  const text = SETTINGS_TEXT.replace('url: https://www.example.org', `url: ${typed}`)
  writeFileSync(join(content, 'site.md'), text)
  expect(readSiteUrl(content)).toBe(url)
})

test.each([
  ['no line with its address', SETTINGS_TEXT.replace(/^url: .*\n/m, '')],
  ['a list of addresses', SETTINGS_TEXT.replace(/^url: (.*)/m, 'url:\n  - $1')],
])('a site with %s has no address', (_, text) => {
  writeFileSync(join(content, 'site.md'), text)
  expect(readSiteUrl(content)).toBeUndefined()
})

test('a site without settings has no address', () => {
  rmSync(join(content, 'site.md'))
  expect(readSiteUrl(content)).toBeUndefined()
})
