// Tests that the picture of the map, which no text names, has to be there.
import { expect, test } from 'vitest'
import { loadSite } from '../../load-site'
import { createTestFiles } from '../../test-fixtures/create-test-site'

const SIZE = { width: 9, height: 9 }
const OTHERS = Array.from({ length: 10 }, (_, index) => `photo-${index}.svg`)

function findMissing(names: readonly string[]) {
  const files = createTestFiles()
  const images = Object.fromEntries(names.map((name) => [name, SIZE]))
  const site = { ...files, images: { ...files.images, ...images } }
  return loadSite(site, { drafts: false, today: () => '2026-11-20' })
    .problems.filter(({ code }) => code === 'image-missing')
    .map(({ file, line, severity, message, fix }) => [
      `${severity} ${file}:${line}`,
      `${message} ${fix}`,
    ])
}

test('the map that was deleted is reported at the page that shows it', () => {
  expect(findMissing(OTHERS)).toMatchInlineSnapshot(`
    [
      [
        "warning content/pages/contact.md:1",
        "This page shows map.svg as its map, but there is no such picture in content/images. If the file was deleted by mistake, open the proposal that deletes it, and press Close pull request at its end, or Revert if someone has said yes to it. If not, upload a picture of the map to content/images as map.svg. Without it, the page shows no map.",
      ],
    ]
  `)
})

test('a map with another name may be the one', () => {
  expect(findMissing([...OTHERS, 'office-map-2.svg'])).toMatchInlineSnapshot(`
    [
      [
        "warning content/pages/contact.md:1",
        "This page shows map.svg as its map, but there is no such picture in content/images. If office-map-2.svg is the map, give it the name map.svg again. If the file was deleted by mistake, open the proposal that deletes it, and press Close pull request at its end, or Revert if someone has said yes to it.",
      ],
    ]
  `)
})

test.each([
  ['the map is there', [...OTHERS, 'map.svg']],
  ['a new website has few pictures', OTHERS.slice(0, 3)],
  ['the name that the map cannot keep is reported itself', [...OTHERS, 'Map.svg']],
])('nothing is said when %s', (_, names) => {
  expect(findMissing(names)).toEqual([])
})
