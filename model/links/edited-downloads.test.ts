import { describe, expect, test } from 'vitest'
import { describeEditedDownload } from './edited-downloads'

describe('describeEditedDownload', () => {
  test.each([
    '/files/poster.pdf',
    'https://www.canva.com/design/DAGk3xQ7w2M/p9Zr1uT4bLxV0c/view',
    'https://docs.google.com/document/d/e/2PACX-1v/pub',
    'https://drive.google.com/file/d/1aBcD/view?usp=sharing',
    'https://www.dropbox.com/scl/fi/1a2b/poster.pdf?rlkey=x&dl=1',
    'https://example.sharepoint.com/:b:/s/Team/AbC?e=1',
    'https://1drv.ms/b/s!AbC',
    'https://example.org/edit/poster.pdf',
  ])('accepts %s', (url) => {
    expect(describeEditedDownload(url)).toBeNull()
  })
})
