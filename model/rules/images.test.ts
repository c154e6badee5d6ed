import { expect, test } from 'vitest'
import { loadSite } from '../load-site'
import { createPageText, createTestFiles } from '../test-fixtures/create-test-site'

const SIZE = { width: 9, height: 9 }

/** Returns the pages with a picture that is not there, after one was uploaded with a name that it cannot keep. */
function findMissing(...shown: readonly string[]) {
  const pages = shown.map((name, index): [string, string] => [
    `pages/page-${index}.md`,
    createPageText('A page', `![Boxes](/images/${name})`),
  ])
  const files = createTestFiles(Object.fromEntries(pages))
  const images = { ...files.images, 'IMG 2031.svg': SIZE }
  return loadSite({ ...files, images }, { drafts: false, today: () => '2026-11-20' })
    .problems.filter(({ code }) => code === 'image-missing')
    .map(({ file }) => file)
}

test('the only picture that is not there is the one that cannot keep its name, which is reported itself', () => {
  expect(findMissing('boxes.svg')).toEqual([])
})

test('each of two pictures that are not there is reported, because nobody knows which one was uploaded', () => {
  expect(findMissing('boxes.svg', 'shelves.svg')).toEqual([
    'content/pages/page-0.md',
    'content/pages/page-1.md',
  ])
})
