// Tests that the address at which GitHub shows a file leads to the page of that file.
import { expect, test } from 'vitest'
import { collections } from '../collections'
import { findStoredPath } from './stored-files'

const pagePaths = Object.values(collections).flatMap(({ folder, getPagePath }) => {
  const path = getPagePath('example')
  return path === null ? [] : [[folder, path] as const]
})

test.each(pagePaths)('finds the page of a file in content/%s', (folder, path) => {
  const url = `https://github.com/example/site/blob/main/content/${folder}/example.md`
  const advice = `Add ${folder} to PAGE_FOLDERS in model/links/stored-files.ts`
  expect(findStoredPath(url), advice).toBe(path)
})
