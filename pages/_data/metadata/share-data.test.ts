// Tests what apps show of a shared page.
import { describe, expect, test } from 'vitest'
import {
  createPageText,
  createPostText,
  createTestSite,
  SETTINGS_TEXT,
} from '../../../model/test-fixtures/create-test-site'
import { createTestBuild } from '../../../renderer/testing/create-test-build'
import { resolvePage } from '../resolve-page'

const addFields = (text: string, fields: string) => text.replace('\n---\n', `\n${fields}\n---\n`)

const { site } = createTestSite({
  'site.md': addFields(SETTINGS_TEXT, 'quiet_name: Small'),
  'pages/about.md': createPageText('About'),
  'pages/about/help.md': addFields(createPageText('Help'), 'sensitive: yes'),
  'blog/walk.md': createPostText(),
})

const getShareData = (urlPathname: string, pullRequest: number | null = null) =>
  resolvePage({ site, build: createTestBuild({ pullRequest }), urlPathname }).data.share

describe('a shared page', () => {
  test('shows the title of its window, its description, its public URL and who it is from', () => {
    expect(getShareData('/about')).toEqual({
      title: 'About | Small Site',
      description: 'A description that is as long as a description has to be, for tests.',
      siteName: 'Small Site',
      url: 'https://www.example.org/about',
      publishedOn: null,
      image: null,
    })
  })

  test('has a day of publication if it is a post', () => {
    expect(getShareData('/blog/walk')?.publishedOn).toBe('2024-03-01')
    expect(getShareData('/blog')?.publishedOn).toBeNull()
  })

  test('does not say what it is about if it is sensitive, not even by the name of the organization', () => {
    const share = getShareData('/about/help')
    expect(share).toMatchObject({ title: 'Small', description: 'A few words', siteName: 'Small' })
  })

  test('has no card in a preview, if it is for staff, or if it does not exist', () => {
    expect(getShareData('/about', 7)).toBeNull()
    expect(getShareData('/staff')).toBeNull()
    expect(getShareData('/nowhere')).toBeNull()
  })
})
