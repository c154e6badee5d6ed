// The parser is quick; here another one, which half the world uses, says whether it is right as well.
import { remark } from 'remark'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import { expect, test } from 'vitest'
import { splitFrontMatter } from '../front-matter/split-front-matter'
import { readContent } from '../source/read-content'
import { parseTree } from './processor'

const reference = remark().use(remarkGfm).use(remarkDirective).freeze()

/** What is null in one tree and not there in the other means the same. */
const plain = (tree: unknown) =>
  JSON.parse(JSON.stringify(tree, (_, value: unknown) => value ?? undefined)) as unknown

const bodies = Object.entries(readContent('tests/fixtures/content').texts).map(
  ([path, text]): [string, string] => [path, splitFrontMatter(text, []).body],
)

test.each<[string, string]>([
  ...bodies,
  ['tables and tasks', '| a | b |\n| :- | -: |\n| 1 | ~~2~~ |\n\n- [ ] one\n- [x] two\n'],
  ['nested lists', '1. one\n   - two\n\n     three\n2. four\n'],
  ['references', 'See [one][a] and ![two][b].\n\n[a]: /one\n[b]: /images/two.jpg "Two"\n'],
  ['addresses', 'Write to ann@example.org or <https://example.org/a?b=c&d>.\n'],
  ['boxes', ':::note\nText with **bold**.\n:::\n\n::button[Go]{href=/contact}\n\nMon:Fri\n'],
  ['signs', 'A \\* and a & and &amp; — “quoted” _so_ `as` this.\\\nNext\u00a0line  \nlast\n'],
  ['windows', '## Head\r\n\r\nWords\r\nmore words\r\n'],
])('%s: the tree and all its places are as remark reads them', (_, text) => {
  expect(plain(parseTree(text))).toEqual(plain(reference.parse(text)))
})
