// What is said about a link to a download that is not there, while others are.
import { expect, test } from 'vitest'
import { loadSite } from '../../load-site'
import { createPageText, createTestFiles } from '../../test-fixtures/create-test-site'

function findFixes(linked: readonly string[], stored: readonly string[]): string[] {
  const links = linked.map((name) => `[A list](/files/${name})`).join('\n\n')
  const files = createTestFiles({ 'pages/a.md': createPageText('A page', links) })
  const downloads = Object.fromEntries(stored.map((name) => [name, { size: 1000 }]))
  return loadSite({ ...files, downloads } as never, { drafts: false, today: () => '2026-11-20' })
    .problems.filter(({ code }) => code === 'download-missing')
    .map(({ fix }) => fix)
}

test.each([
  ['bottle-poster.pdf', ['boomerang-poster.pdf', 'prayer-card.pdf']],
  ['needs-list.pdf', ['list-2026.pdf']],
])('another one to which nothing links may be %s', (linked, stored) => {
  const [meant = ''] = stored
  expect(findFixes([linked], stored)).toEqual([
    `If you mean ${meant}, which no page links to, write /files/${meant}. If not, upload ${linked} to content/files.`,
  ])
})

test.each([
  ['is linked', ['map.pdf', 'maps-2026.pdf'], ['maps-2026.pdf']],
  ['is about something else', ['opening-map.pdf'], ['prayer-card.pdf']],
  ['is one of several', ['event-flyer.pdf'], ['flyer-for-churches.pdf', 'flyer-2026-spring.pdf']],
])('one that %s is not named', (_, linked, stored) => {
  const [fix, ...others] = findFixes(linked, stored)
  expect(others).toEqual([])
  expect(fix).toMatch(
    /^Upload \S+\.pdf to content\/files, or delete the link\. If the file was deleted by mistake, /,
  )
})

test('nobody seems to have deleted one from a folder without files', () => {
  expect(findFixes(['event-flyer.pdf'], [])).toEqual([
    'Upload event-flyer.pdf to content/files, or delete the link.',
  ])
})
