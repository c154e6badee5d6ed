// Tests the files that decide what a fresh clone is like: the line endings of its texts and the version of Node.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('texts have the same line endings on every machine', () => {
  const lines = readFileSync('.gitattributes', 'utf8').split('\n')
  expect(lines).toContain('* text=auto eol=lf')
  const others = lines.filter((line) => /^[^#].*\beol=(?!lf\b)/.test(line))
  expect(others, 'Prettier and the snapshots expect LF in every text').toEqual([])
})

test('.nvmrc names a version of Node that package.json allows', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    engines: { node: string }
  }
  const [, least = ''] = /^>=([\d.]+)$/.exec(engines.node) ?? []
  const version = readFileSync('.nvmrc', 'utf8').trim()
  expect(version).toMatch(/^\d+(\.\d+){0,2}$/)
  // A version without its minor number is the newest of that major version.
  const [major = 0, minor = Infinity] = version.split('.').map(Number)
  const [leastMajor = NaN, leastMinor = 0] = least.split('.').map(Number)
  const isAllowed = major > leastMajor || (major === leastMajor && minor >= leastMinor)
  expect(isAllowed, `.nvmrc has ${version}, engines wants ${engines.node}`).toBe(true)
})
