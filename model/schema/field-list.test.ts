// Tests that programmers find every parser of fields in the documentation.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const LIST = 'docs/fields.md'
const IMPORT = /import \{([^}]*)\} from '[^']*\/fields\/[^']*'/g

const directories = ['model', 'model/schema', 'model/collections']
const sources = directories.flatMap((directory) =>
  readdirSync(directory)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${directory}/${name}`, 'utf8')),
)
const names = sources
  .flatMap((source) => [...source.matchAll(IMPORT)].map(([, list = '']) => list))
  .flatMap((list) => list.match(/\b(?!type\b|check|correct|propose|parseNamed|[A-Z])\w+/g) ?? [])

test.each([...new Set(names)])('docs/fields.md lists %s', (name) => {
  const isListed = readFileSync(LIST, 'utf8').includes(`| \`${name}\``)
  expect(isListed, `Add a line for ${name} to the table in ${LIST}`).toBe(true)
})
