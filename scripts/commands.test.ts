// Tests that every command can be run with npm, and that a page for programmers lists it.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Readonly<Record<string, string>>
}
const commands = Object.entries(scripts).filter(([name]) => name !== 'format')

test('every file of a command is in the scripts of package.json', () => {
  const lines = Object.values(scripts).map((line) => `${line} `)
  const missing = readdirSync('scripts')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replace('.ts', ''))
    .filter((name) => !lines.some((line) => runs(line, name)))
  expect(missing, 'Add a line for each to the scripts of package.json').toEqual([])
})

const runs = (line: string, name: string): boolean =>
  line.includes(`scripts/${name}.ts `) || line.includes(`run-bundled.mjs ${name} `)

test('every command installs missing packages first', () => {
  const first = 'node scripts/ensure-dependencies.mjs && '
  const others = commands.filter(([, line]) => !line.startsWith(first)).map(([name]) => name)
  expect(others, `Begin each in package.json with ${first}`).toEqual([])
})

test('README.md or CONTRIBUTING.md explains every command', () => {
  const text = ['README.md', 'CONTRIBUTING.md'].map((file) => readFileSync(file, 'utf8')).join()
  const missing = commands
    .map(([name]) => (['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`))
    .filter((typed) => !new RegExp(`${typed}(?![\\w-])`).test(text))
  expect(missing, 'Add each to the table of README.md, or of CONTRIBUTING.md').toEqual([])
})
