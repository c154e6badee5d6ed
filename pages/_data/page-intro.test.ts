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
