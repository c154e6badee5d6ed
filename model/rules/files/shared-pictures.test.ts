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

test.each(['affiliate-diaper-bank.png', 'affiliate-diapers.png'])(
  'a picture that no page shows is named if its name is that of one of them only: %s',
  (picture) => {
    expect(findProblems(picture)).toEqual([
      `content/affiliates/second.md Sample Care Alliance has this picture already, and no page shows ${picture}. If that is the picture of Sample Diaper Bank, write image: ${picture}`,
    ])
  },
)

test('two organizations with the picture of one of them are noted without another picture', () => {
  expect(findProblems('old-sunset.png')).toEqual([
    'content/affiliates/second.md This is the picture of Sample Care Alliance, which content/affiliates/care.md shows too. Upload the picture of Sample Diaper Bank to content/images, and write its name after image:. If one picture shows both, there is nothing to do.',
  ])
})

test.each([
  ['old-sunset.png', 'Sample Care Network'],
  ['affiliate-care-2024.svg', 'Sample Care Network'],
  ['sample-alliance.png', 'Sample Alliance of Care'],
])('nothing is said of %s, which nobody shows, beside %s', (picture, name) => {
  expect(findProblems(picture, name)).toEqual([])
})

test('a person with the portrait of another one is noted', () => {
  const person = (name: string) =>
    createEntryText({ name, title: 'Nurse', image: 'orla-quince.jpg', order: '3' }, '')
  const files = createTestFiles({
    'team/orla-quince.md': person('Orla Quince'),
    'team/ines-vale.md': person('Ines Vale'),
  })
  const images = { ...files.images, 'orla-quince.jpg': SIZE }
  const { problems } = loadSite({ ...files, images }, { drafts: false, today: () => '2026-11-20' })
  expect(
    problems
      .filter(({ field }) => field === 'image')
      .map(({ file, message }) => `${file} ${message}`),
  ).toEqual([
    'content/team/ines-vale.md This is the picture of Orla Quince, which content/team/orla-quince.md shows too.',
  ])
})
