// Tests that YAML parsers read every file like this site, unless a problem is reported whose repair makes them agree.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEED } from './seed'
import { settings } from '../settings'
import { volunteerRole } from '../collections/volunteer-role'
import type { Collection } from '../define-collection'
import { splitFrontMatter } from '../front-matter/split-front-matter'
import { applyEdits } from '../problems/text-edits'
import { toFieldName } from '../schema/field'
import { parseEntry } from '../source/entry/parse-entry'
import { readYaml } from '../test-fixtures/read-yaml'
import { SETTINGS_TEXT } from '../test-fixtures/create-test-site'

const context = { externalLinks: {}, images: { 'walk.svg': { width: 3, height: 2 } } }
/** The same limit as in `check --fix`. */
const MAX_FIX_ROUNDS = 6

/** Letters, and every character with a meaning in YAML. */
const character = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'abcXYZ019 é日'.split('')) },
  { weight: 4, arbitrary: fc.constantFrom(...`"'#:-[]{}&*!|>%@\`,?~^=+_.;()/\\$<“”`.split('')) },
  { weight: 2, arbitrary: fc.constantFrom(': ', ' #', '- ', '\t', '\u00A0', '🙂', '\\n', '"') },
)
const soup = fc.array(character, { minLength: 1, maxLength: 16 }).map((list) => list.join(''))
const typed = fc.oneof(
  { weight: 5, arbitrary: soup },
  { weight: 1, arbitrary: soup.map((text) => `"${text}"`) },
  { weight: 1, arbitrary: soup.map((text) => `'${text}'`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...['~', 'null', 'True', 'yes', '0123', '1.10', '6:30', '1e3', '0x1F', '.5', '1,000', '-7'],
      ...['2025-11-08', '+1', '1_000', '.inf', '12345678901234567890', '0o17', '10'],
    ),
  },
)
const lineBreak = fc.constantFrom('\n  ', '\n ', '\n\t', '\n\n  ', '\n    ', ' \u00A0\n  ')
const value = fc.array(fc.tuple(typed, lineBreak), { minLength: 1, maxLength: 3 }).map((parts) =>
  parts
    .map(([text, space]) => text + space)
    .join('')
    .replace(/\s+$/, ''),
)
const items = fc
  .array(fc.tuple(fc.constantFrom('  - ', '  - ', '- ', ' - ', '    -  '), value), {
    minLength: 1,
    maxLength: 3,
  })
  .map((list) => list.map(([marker, text]) => marker + text).join('\n'))

const role = fc
  .tuple(value, items)
  .map(
    ([title, requirements]) =>
      `---\ntitle: ${title}\nsummary:\n  ${title}\ndescription: Drive families to their visits for at least two hours a month.\nimage: walk.svg\nimage_alt: decorative\nrequirements:\n${requirements}\norder: 1\n---\n\nCome along.\n`,
  )
const pair = fc.tuple(soup, soup).map(([name, path]) => `  - ${name}: /${path}`)
const site = pair.map((item) => SETTINGS_TEXT.replace('  - Events: /events', () => item))

type Case = readonly [collection: Collection, text: string]
const file = fc.oneof(
  role.map((text): Case => [volunteerRole as unknown as Collection, text]),
  site.map((text): Case => [settings as unknown as Collection, text]),
)

function parse([collection, text]: Case) {
  const id = { collection, file: 'content/a.md', slug: 'a' }
  const names = Object.keys(collection.fields).map(toFieldName)
  const values = [...splitFrontMatter(text, names).frontMatter].map(
    ([name, read]): [string, string | string[]] => [
      name,
      'items' in read ? read.items.map((item) => item.text) : read.text,
    ],
  )
  return { ...parseEntry(text, id, context), values: Object.fromEntries(values) }
}

/** Applies the repairs of missing quotation marks until there are none. */
function repair([collection, text]: Case): Case {
  for (let round = 0; round < MAX_FIX_ROUNDS; round++) {
    const edits = parse([collection, text]).problems.flatMap(({ code, suggestion }) =>
      code === 'quotes-needed' && suggestion ? [suggestion] : [],
    )
    if (edits.length === 0) break
    text = applyEdits(text, edits)
  }
  return [collection, text]
}

test('a file without problems is read alike by YAML parsers, and repairs make the others agree', () => {
  const count = { valid: 0, repaired: 0 }
  fc.assert(
    fc.property(file, (typedFile) => {
      const before = parse(typedFile)
      const isNoted = before.problems.some(({ code }) => code === 'quotes-needed')
      // A note after a # has to be deleted, and other programs read nothing of it.
      if (
        before.problems.some(({ severity, code }) => severity === 'error' || code === 'note-left')
      )
        return
      if (!isNoted) {
        count.valid += 1
        for (const values of readYaml(typedFile[1])) expect(values).toEqual(before.values)
        return
      }
      const repaired = repair(typedFile)
      const after = parse(repaired)
      expect(after.values).toEqual(before.values)
      if (after.problems.length > 0) return
      count.repaired += 1
      for (const values of readYaml(repaired[1])) expect(values).toEqual(after.values)
    }),
    { seed: SEED, numRuns: 4000 },
  )
  expect(Math.min(count.valid, count.repaired)).toBeGreaterThan(200)
}, 120_000)
