// Compares the fast Markdown parser with remark, the reference.
import { remark } from 'remark'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import { describe, expect, test } from 'vitest'
import { splitFrontMatter } from '../front-matter/split-front-matter'
import { readContent } from '../source/read-content'
import { parseTree } from './processor'

const reference = remark().use(remarkGfm).use(remarkDirective).freeze()

/** Drops the difference between null and a missing property. */
const normalize = (tree: unknown) =>
  JSON.parse(JSON.stringify(tree, (_, value: unknown) => value ?? undefined)) as unknown

const bodies = Object.entries(readContent('tests/fixtures/content').texts).map(
  ([path, text]): [string, string] => [path, splitFrontMatter(text, []).body],
)

describe('parseTree', () => {
  test.each<[string, string]>([
    ...bodies,
    ['tables and tasks', '| a | b |\n| :- | -: |\n| 1 | ~~2~~ |\n\n- [ ] one\n- [x] two\n'],
    ['nested lists', '1. one\n   - two\n\n     three\n2. four\n'],
    ['references', 'See [one][a] and ![two][b].\n\n[a]: /one\n[b]: /images/two.jpg "Two"\n'],
    ['bare URLs', 'Write to ann@example.org or <https://example.org/a?b=c&d>.\n'],
    ['directives', ':::note\nText with **bold**.\n:::\n\n::button[Go]{href=/contact}\n\nMon:Fri\n'],
    ['escapes', 'A \\* and a & and &amp; — “quoted” _so_ `as` this.\\\nNext\u00a0line  \nlast\n'],
    ['Windows line endings', '## Head\r\n\r\nWords\r\nmore words\r\n'],
  ])('returns the same tree and positions as remark for %s', (_, text) => {
    expect(normalize(parseTree(text))).toEqual(normalize(reference.parse(text)))
  })
})
