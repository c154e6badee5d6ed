// Two files with one picture, and another picture that no page shows.
import { expect, test } from 'vitest'
import { loadSite } from '../../load-site'
import { createEntryText, createTestFiles } from '../../test-fixtures/create-test-site'

const SIZE = { width: 900, height: 900 }

/** Returns the problems of two affiliates with one logo, and another picture. */
function findProblems(picture: string, name = 'Sample Diaper Bank') {
  const logo = (own: string) =>
    createEntryText({ name: own, image: 'affiliate-care.svg', order: '2' }, '')
  const files = createTestFiles({
    'affiliates/care.md': logo('Sample Care Alliance'),
    'affiliates/second.md': logo(name),
  })
  const images = { ...files.images, 'affiliate-care.svg': SIZE, [picture]: SIZE }
  return loadSite({ ...files, images }, { drafts: false, today: () => '2026-11-20' }).problems.map(
    ({ file, message, fix }) => `${file} ${message} ${fix}`,
  )
}

test('a picture that no page shows is named if its name is that of one of them only', () => {
  expect(findProblems('affiliate-diaper-bank.png')).toEqual([
    'content/affiliates/second.md Sample Care Alliance has this picture already, and no page shows affiliate-diaper-bank.png. If that is the picture of Sample Diaper Bank, write image: affiliate-diaper-bank.png',
  ])
})

test.each([
  ['old-sunset.png', 'Sample Diaper Bank'],
  ['affiliate-care-2024.svg', 'Sample Diaper Bank'],
  ['sample-alliance.png', 'Sample Alliance'],
])('nothing is said of %s, which nobody shows, beside %s', (picture, name) => {
  expect(findProblems(picture, name)).toEqual([])
})
