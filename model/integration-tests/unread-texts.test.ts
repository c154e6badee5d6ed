// A build reads the texts of a few files, not of thousands of posts: the rules know from an entry whether they need its text.
import { expect, test } from 'vitest'
import { loadSite } from '../load-site'
import { createReader } from '../source/parse-once'
import { createPostText, createTestFiles, SETTINGS_TEXT } from '../test-fixtures/create-test-site'

const POST = 'blog/a-day-of-rest.md'
const TEAM =
  '---\nname: Samuel Prewitt\ntitle: Church Relations\norder: 1\n---\n\nSamuel likes tea.\n'
const FILES = createTestFiles({
  [POST]: createPostText().replace(
    'Words',
    'Grace Nakamura and a church in Auburn send [words](/give)',
  ),
  'team/samuel-prewitt.md': TEAM,
  'site.md': SETTINGS_TEXT.replace('name: Small Site', 'name: Lantern Hill Pregnancy Care'),
})

/** Loads the site, and returns the files that were read although they had been parsed before. */
function findReadFiles(texts: Readonly<Record<string, string>>): string[] {
  const options = { today: () => '2026-11-20', read: createReader(() => false) }
  loadSite({ ...FILES, texts }, options)
  const read = new Set<string>()
  const watched = Object.fromEntries(Object.keys(texts).map((path) => [path, '']))
  for (const path of Object.keys(watched))
    Object.defineProperty(watched, path, { get: () => (read.add(path), texts[path]) })
  loadSite({ ...FILES, texts: watched }, options)
  return [...read]
}

test('a post without doubtful words is not read again', () => {
  expect(findReadFiles(FILES.texts)).not.toContain(POST)
})

test.each([
  'Ask for me at the desk.',
  'We opened in 1983.',
  'Come at 6:00 PM EST.',
  'Pray for Kaylee from Magnolia Hall.',
  'Call Samuel Pruitt.',
])('a post that says %j is read', (words) => {
  const texts = { ...FILES.texts, [POST]: createPostText().replace('Words', words) }
  expect(findReadFiles(texts)).toContain(POST)
})
