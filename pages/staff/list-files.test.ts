// Tests the list of all files of the content.
import { expect, test } from 'vitest'
import { createEntryText, createTestSite } from '../../model/test-fixtures/create-test-site'
import { listFiles } from './list-files'

const { site } = createTestSite({
  'team/ann.md': createEntryText({ name: 'Ann', title: 'Nurse', order: '1' }, 'A bio.'),
  'churches/hope.md': createEntryText({ name: 'Hope', event: 'walk', order: '1' }, ''),
})

test('listFiles returns a link to every file, by its title or the name of the person', () => {
  const sections = listFiles(site, { repository: 'https://github.com/example/site', name: 'main' })
  expect(sections.map(({ title }) => title)).toEqual([
    'Settings',
    'Pages',
    'Events',
    'Staff members',
    'Churches',
  ])
  const files = sections.flatMap(({ links }) =>
    links.map(({ label, href }) => `${label}: ${href.split('/edit/main/')[1]}`),
  )
  expect(files).toEqual(
    expect.arrayContaining([
      'Name, phone, hours and menu: content/site.md',
      'Home: content/pages/index.md',
      'Page Not Found: content/pages/404.md',
      'Walk: content/events/walk.md',
      'Ann: content/team/ann.md',
      'Hope: content/churches/hope.md',
    ]),
  )
})
