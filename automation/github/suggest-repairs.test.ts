// Tests which repairs are suggested beside their lines, and how they are written.
import { beforeEach, describe, expect, test } from 'vitest'
import { parsePatch } from './diff-lines'
import { suggestRepairs, type Repair } from './suggest-repairs'
import { useFakeGitHub } from './testing/use-fake-github'

const given = useFakeGitHub()
beforeEach(() => {
  given.fake.state.files[7] = [
    {
      filename: 'content/events/gala.md',
      patch: '@@ -1,3 +1,4 @@\n a\n+b\n@@ -20,2 +21,2 @@ x\n-a\n+b',
    },
    { filename: 'content/images/gala.jpg' },
  ]
})

const head = { number: 7, sha: '1'.repeat(40) }
const createRepair = (line: number, endLine = line, text = 'fixed'): Repair => ({
  file: 'content/events/gala.md',
  message: `Line ${line} is wrong.`,
  fix: 'Write it so.',
  suggestion: { line, endLine, text },
})
const suggest = (...repairs: Repair[]) => suggestRepairs(given.github, head, repairs)
const getPlaces = () =>
  given.fake.state.lineComments.map(({ path, start_line, line }) => [path, start_line, line])

describe('suggestRepairs', () => {
  test('suggests the repairs of lines that the diff shows, and no others', async () => {
    const outside = { ...createRepair(2), file: 'content/site.md' }
    const image = { ...createRepair(1), file: 'content/images/gala.jpg' }
    expect(
      await suggest(createRepair(2), createRepair(5), createRepair(21, 22), outside, image),
    ).toBe(2)
    expect(getPlaces()).toEqual([
      ['content/events/gala.md', undefined, 2],
      ['content/events/gala.md', 21, 22],
    ])
  })

  test('suggests nothing across the end of a hunk', async () => {
    expect(await suggest(createRepair(4, 5), createRepair(4, 21))).toBe(0)
  })

  test('sends one review for the commit, and none when there is nothing to suggest', async () => {
    await suggest()
    await suggest(createRepair(9))
    expect(given.fake.requests.filter((request) => request.startsWith('POST'))).toEqual([])
    await suggest(createRepair(2), createRepair(3))
    expect(given.fake.requests.filter((request) => request.startsWith('POST'))).toEqual([
      'POST /repos/example/site/pulls/7/reviews',
    ])
  })

  test('does not repeat a suggestion after the next push, even if its line has moved', async () => {
    await suggest(createRepair(2))
    const moved = { ...createRepair(2), suggestion: { line: 3, endLine: 3, text: 'fixed' } }
    expect(await suggest(moved, createRepair(4))).toBe(1)
    expect(given.fake.state.lineComments).toHaveLength(2)
  })

  test('suggests a repair even if a stranger has written the same', async () => {
    await suggest(createRepair(2))
    const [ours] = given.fake.state.lineComments
    given.fake.state.lineComments = [
      { ...ours, pull: 7, user: { login: 'stranger', type: 'User' } },
    ]
    expect(await suggest(createRepair(2))).toBe(1)
  })

  test('suggests one repair for a line', async () => {
    expect(await suggest(createRepair(1, 2), createRepair(2), createRepair(3))).toBe(2)
  })

  test('suggests twenty repairs at most', async () => {
    given.fake.state.files[7] = [{ filename: 'content/events/gala.md', patch: '@@ -1 +1,99 @@' }]
    expect(await suggest(...Array.from({ length: 30 }, (_, n) => createRepair(n + 1)))).toBe(20)
  })

  test('keeps text from ending the block of code, and from calling anybody', async () => {
    const message = 'Ask @someone about <img src=x> and [a link](https://example.org).'
    await suggest({ ...createRepair(2, 2, '```\n@x\n````'), message })
    const body = String(given.fake.state.lineComments[0]?.body)
    expect(body).toContain('`````suggestion\n```\n@x\n````\n`````\n')
    const sentences = body.split('\n')[1]
    expect(sentences).not.toMatch(/@\w|(?<!\\)(?:\[|<(?!!-- -->))/)
  })
})

describe('parsePatch', () => {
  test('returns the lines of the new file that each hunk shows', () => {
    expect(parsePatch('@@ -0,0 +1 @@\n+a\n@@ -9,2 +8,0 @@\n@@ -20 +19,3 @@ def')).toEqual([
      { first: 1, last: 1 },
      { first: 19, last: 21 },
    ])
  })

  test('is not misled by text that looks like a hunk', () => {
    expect(parsePatch('@@ -1 +1 @@\n+@@ -1,1 +50,9 @@')).toEqual([{ first: 1, last: 1 }])
  })
})
