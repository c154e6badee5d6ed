// Tests which files are taken for the settings, and which are not.
import { describe, expect, test } from 'vitest'
import {
  createEntryText,
  createPageText,
  createPostText,
  createTestSite,
  getTestProblems,
  SETTINGS_TEXT,
} from '../test-fixtures/create-test-site'

describe('a file is not taken for the settings if it is', () => {
  test.each<[string, string, string]>([
    ['a page with the name of the settings', 'pages/site.md', createPageText('Our site')],
    ['a page that is called settings', 'pages/settings.md', createPageText('Settings')],
    ['a page on the site', 'pages/about/site.md', createPageText('The site of the walk')],
    ['a page on websites', 'pages/sites.md', createPageText('Websites')],
    ['a page on hours', 'pages/hours.md', createPageText('Hours', 'hours: from 8 to 5')],
    [
      'a page with lines like settings',
      'pages/call.md',
      createPageText('Call us', 'phone: our own\nemail: see below'),
    ],
    ['a post about a building site', 'blog/site.md', createPostText()],
    [
      'a post with a copy of a name',
      'blog/copy-of-site.md',
      createPostText({ title: 'A Copy of Our Site' }),
    ],
    [
      'a person with the name of the site',
      'team/site.md',
      createEntryText({ name: 'Ann Site', title: 'Nurse', order: '1' }, 'Ann listens.'),
    ],
    [
      'a page that begins with --- in its text',
      'pages/rule.md',
      createPageText('A', 'Come.\n\n---\n\nNow.'),
    ],
    [
      'a page whose text has lines like fields',
      'pages/fields.md',
      createPageText('How to write', 'title: the words at the top\n\n---\n\nMore.'),
    ],
    [
      'a page whose text names a field twice',
      'pages/twice.md',
      createPageText('How', 'title: a\n\ndescription: b\n\n---'),
    ],
  ])('%s', (_, path, text) => {
    expect(getTestProblems({ [path]: text })).toEqual([])
  })
})

describe('settings under another name', () => {
  test('count nevertheless', () => {
    const { site } = createTestSite({ 'site.md': null, 'Site.md': SETTINGS_TEXT })
    expect(site.settings.name).toBe('Small Site')
  })

  test('do not count if site.md is there', () => {
    const text = SETTINGS_TEXT.replace('Small Site', 'Old Site')
    const { site } = createTestSite({ 'site-old.md': text })
    expect(site.settings.name).toBe('Small Site')
  })
})

describe('named links in other files', () => {
  const page = (target: string) => ({ 'pages/a.md': createPageText('A', `Go [there](${target}).`) })

  test('are checked if other settings are broken', () => {
    const broken = SETTINGS_TEXT.replace('(334) 555-0142', '334')
    expect(
      getTestProblems({ 'site.md': broken, ...page('donation-frm') }).map(
        (problem) => problem.split(' ')[1],
      ),
    ).toEqual(['link-name', 'phone-shape'])
  })

  test('are not checked if the settings are missing, but pages are', () => {
    const files = {
      'site.md': null,
      ...page('donation-frm'),
      'pages/b.md': page('/evnts')['pages/a.md'],
    }
    expect(getTestProblems(files).map((problem) => problem.split(' ')[1])).toEqual([
      'link-broken',
      'settings-file',
    ])
  })
})
