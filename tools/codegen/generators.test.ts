// The documents in the repository are those that the code makes.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PROBLEM_TITLES } from '../../model/problems/problem-codes'
import { generateFiles } from './generators'

const documents = await generateFiles()

test('no generated document is out of date', () => {
  const outdated = documents
    .filter(
      ([path, content]) => !existsSync(path) || !readFileSync(path).equals(Buffer.from(content)),
    )
    .map(([path]) => path)
  expect(outdated, 'These documents are out of date: run npm run generate').toEqual([])
})

test('no schema is left of a kind that is gone', () => {
  const made = documents.map(([path]) => path)
  const left = readdirSync('docs/schemas').filter((name) => !made.includes(`docs/schemas/${name}`))
  expect(left, 'No kind has these schemas any more: delete them').toEqual([])
})

test('the guide shows every kind of problem with an example, but for what no text can show', () => {
  const guide = String(documents.find(([path]) => path.endsWith('messages.md'))?.[1])
  const missing = Object.entries(PROBLEM_TITLES).filter(
    ([, title]) => !guide.includes(`### ${title}`),
  )
  expect(missing.map(([code]) => code)).toEqual(['file-strange', 'text-unreadable'])
  expect(guide).not.toMatch(/Meant:\n\n````text\n\n````/)
})
