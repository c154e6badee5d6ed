import { expect, test } from 'vitest'
import { createPageText, createTestSite } from '../../model/test-fixtures/create-test-site'
import { getPage } from './entries'
import { getPageIntro } from './page-intro'

test('getPageIntro keeps the part of the image that must stay visible', () => {
  const text = createPageText('Home').replace(
    '---\n\n',
    'image: walk.svg\nimage_alt: decorative\nfocus: 75% 80%\n---\n\n',
  )
  const { site } = createTestSite({ 'pages/index.md': text })
  expect(getPageIntro(site, getPage(site, 'index')).image).toMatchObject({
    file: 'walk.svg',
    focus: '75% 80%',
  })
})

test.each([
  ['partner/prayer', true],
  ['give', true],
  ['services-for-men', false],
  ['index', false],
])('getPageIntro says whether %s is for people who give or help: %s', (slug, forSupporters) => {
  const { site } = createTestSite({ [`pages/${slug}.md`]: createPageText('A page') })
  expect(getPageIntro(site, getPage(site, slug)).forSupporters).toBe(forSupporters)
})
