// Tests that other programs read the fields of every file, example and template to the same texts as this site.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { collections } from '../collections'
import { splitFrontMatter } from '../front-matter/split-front-matter'
import { loadSite } from '../load-site'
import { createEntryTemplate } from '../schema/entry-template'
import { readContent } from '../source/read-content'
import { readYaml } from '../test-fixtures/read-yaml'

/** Returns the values of the fields as this site reads them. */
function readFields(text: string) {
  const values = [...splitFrontMatter(text, []).frontMatter].map(([name, value]) => [
    name,
    'items' in value ? value.items.map((item) => item.text) : value.text,
  ])
  return Object.fromEntries(values) as Record<string, string | string[]>
}

function expectAgreement(text: string) {
  for (const values of readYaml(text)) expect(values).toEqual(readFields(text))
}

describe.each(['content', 'tests/fixtures/content'])(
  'YAML agrees with this site on %s',
  (folder) => {
    const files = readContent(folder)
    const { problems } = loadSite(files, { today: () => '2026-11-20', drafts: true })
    const noted = problems.flatMap(({ code, file }) => (code === 'quotes-needed' ? [file] : []))
    // The check has a note on the other files, which keeps nobody from publishing them.
    const agreed = Object.entries(files.texts).filter(
      ([path]) => !noted.includes(`content/${path}`),
    )

    test.each(agreed)('/%s', (_path, text) => {
      expectAgreement(text)
    })
  },
)

test.each(Object.values(collections))('YAML agrees on the template of a $name', (collection) => {
  expectAgreement(createEntryTemplate(collection))
})

/** The guides for editors, except the one that shows mistakes. */
const GUIDES = [
  'README.md',
  'content/README.md',
  ...Object.values(collections).map(({ folder }) => `content/${folder}/README.md`),
  ...readdirSync('docs/editors-guide')
    .filter((name) => name.endsWith('.md') && name !== 'messages.md')
    .map((name) => `docs/editors-guide/${name}`),
]

test.each(GUIDES)('YAML agrees on every example in %s', (guide) => {
  const examples = readFileSync(guide, 'utf8').matchAll(/^```\w*\n(---\n.*?)^```/gms)
  for (const [, example = ''] of examples) expectAgreement(example)
})
