import { expect, test } from 'vitest'
import { loadSite } from '../../load-site'
import { createTestFiles } from '../../test-fixtures/create-test-site'

const createCard = (title: string, file: string) =>
  `---\ntitle: ${title}\ndescription: The ${title.toLowerCase()} for the hallway of your church, ready to print.\nevent: walk\ndownload_url: /files/${file}\norder: 1\n---\n`

function findAdvice(file: string): string[] {
  const files = createTestFiles({
    'resources/poster.md': createCard('Poster', 'poster.pdf'),
    'resources/sheet.md': createCard('Counting Sheet', file),
  })
  const upload = { byteCount: 80_000, hash: 'b' }
  const downloads = { ...files.downloads, 'counting-sheet.pdf': upload }
  return loadSite({ ...files, downloads }, { today: () => '2026-11-20' }).problems.map(
    ({ file: path, line, fix }) => `${path}:${line} ${fix}`,
  )
}

test('a card with the file of another one gets the uploaded file that has its name', () => {
  expect(findAdvice('poster.pdf')).toEqual([
    'content/resources/sheet.md:5 Write /files/counting-sheet.pdf',
  ])
})

test('a card with its own file is right', () => {
  expect(findAdvice('counting-sheet.pdf')).toEqual([])
})
