// Tests that the generated files in the repository are up to date and complete.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import GithubSlugger from 'github-slugger'
import { expect, test } from 'vitest'
import { PROBLEM_TITLES } from '../../model/problems/problem-codes'
import { generateFiles } from './generators'

const files = await generateFiles()

test('no generated file is out of date', () => {
  const outdated = files
    .filter(
      ([path, content]) => !existsSync(path) || !readFileSync(path).equals(Buffer.from(content)),
    )
    .map(([path]) => path)
  expect(outdated, 'These files are out of date: run npm run generate').toEqual([])
})

test('every schema belongs to a collection', () => {
  const generated = files.map(([path]) => path)
  const unused = readdirSync('docs/schemas').filter(
    (name) => !generated.includes(`docs/schemas/${name}`),
  )
  expect(unused, 'No collection has these schemas any more: delete them').toEqual([])
})

test('each message in the list of the guide leads to an example below it', () => {
  const guide = String(files.find(([path]) => path.endsWith('messages.md'))?.[1])
  const slugger = new GithubSlugger()
  const anchors = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => slugger.slug(title))
  const targets = [...guide.matchAll(/^- \[.+\]\(#(.+)\)$/gm)].map(([, target]) => target)
  expect(targets.length).toBeGreaterThan(Object.keys(PROBLEM_TITLES).length)
  expect(targets.filter((target = '') => !anchors.includes(target))).toEqual([])
})

test('the guide shows an example of every problem except those that no text can cause', () => {
  const guide = String(files.find(([path]) => path.endsWith('messages.md'))?.[1])
  const missing = Object.entries(PROBLEM_TITLES).filter(
    ([, title]) => !guide.includes(`### ${title}`),
  )
  expect(
    missing.map(([code]) => code),
    'Add a mistake for each other code to model/test-fixtures/mistakes/cases',
  ).toEqual(['file-strange', 'text-unreadable'])
  expect(guide).not.toMatch(/Meant:\n\n````text\n\n````/)
})
