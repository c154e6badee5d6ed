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

test('listFiles returns the notices of all days, the latest first, with their state and without words that are not public', () => {
  const createNotice = (fields: Readonly<Record<string, string>>) =>
    createEntryText({ type: 'closed', ...fields }, '').trimEnd()
  const files = {
    'notices/now.md': createNotice({ title: 'Snow', from: '2026-11-20', until: '2026-11-21' }),
    'notices/later.md': createNotice({
      title: 'Christmas',
      from: '2026-12-24',
      until: '2026-12-25',
    }),
    'notices/over.md': createNotice({ title: 'A move', from: '2026-11-01', until: '2026-11-01' }),
    'notices/draft.md': createNotice({
      title: 'Plan',
      from: '2026-11-22',
      until: '2026-11-22',
      draft: 'yes',
    }),
  }
  const branch = { repository: 'https://github.com/example/site', name: 'main' }
  const list = (drafts: boolean) =>
    listFiles(createTestSite(files, { drafts }).site, branch)
      .find(({ title }) => title === 'Notices')
      ?.links.map(({ label, href }) => `${label} ${href.split('/').at(-1)}`)
  const others = [
    'closed, December 24 – December 25, 2026, shown from December 10, 2026 later.md',
    'Snow: closed, November 20 – November 21, 2026, shown now now.md',
    'closed, November 1, 2026, over over.md',
  ]
  expect(list(false)).toEqual(others)
  expect(list(true)).toContain('Plan: closed, November 22, 2026, shown now draft.md')
})
