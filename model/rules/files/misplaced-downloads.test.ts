import { expect, test } from 'vitest'
import { loadSite } from '../../load-site'
import { createTestFiles } from '../../test-fixtures/create-test-site'

const createCard = (title: string, file?: string) =>
  `---\ntitle: ${title}\ndescription: The ${title.toLowerCase()} for the hallway of your church, ready to print.\nevent: walk\n${file === undefined ? '' : `download_url: /files/${file}\n`}order: 1\n---\n`

function findProblems(poster: string, sheet: string): string[] {
  const files = createTestFiles({ 'resources/poster.md': poster, 'resources/sheet.md': sheet })
  const upload = { byteCount: 80_000, hash: 'b' }
  const downloads = { ...files.downloads, 'campaign-poster-2027.pdf': upload, 'a.pdf': upload }
  return loadSite({ ...files, downloads }, { today: () => '2026-11-20' }).problems.map(
    ({ file, line, message, fix }) => `${file}:${line} ${message} ${fix}`,
  )
}

test('a card without a file gets the one that has its name and is in the file of another card', () => {
  expect(
    findProblems(
      createCard('Campaign Poster'),
      createCard('Counting Sheet', 'campaign-poster-2027.pdf'),
    ),
  ).toEqual([
    'content/resources/sheet.md:5 This looks like the file for the card "Campaign Poster", but this is the card "Counting Sheet". If it is for that card, delete this line, and write download_url: /files/campaign-poster-2027.pdf in content/resources/poster.md.',
  ])
})

test.each([
  ['its own file', createCard('Campaign Poster', 'campaign-poster-2027.pdf')],
  ['a file with another name', createCard('Campaign Poster', 'a.pdf')],
])('a card with %s is right', (_, poster) => {
  expect(findProblems(poster, createCard('Counting Sheet'))).toEqual([])
})

test('a card whose title is in the name of the file as well is right', () => {
  const [poster, sheet] = ['Campaign Poster', 'Small Poster']
  expect(findProblems(createCard(poster), createCard(sheet, 'campaign-poster-2027.pdf'))).toEqual(
    [],
  )
})
