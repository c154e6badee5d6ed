// The pictures of a built site: all that its pages name, in whatever way, and no others.
import { expect, test } from 'vitest'
import { shownPictures } from './pictures'

const size = { width: 3, height: 2 }

test('a picture is published when a page shows it, leads to it, or has it in a frame', () => {
  const names = ['a.svg', 'b.svg', 'c.svg', 'd e.svg', 'f&g.svg', 'secret.svg', 'a.svg.svg']
  const pictures = Object.fromEntries(names.map((name) => [name, size]))
  const pages = [
    { html: '<img src="/images/a.svg" alt=""><a href="/images/b.svg#top">Large</a>' },
    { html: '<iframe srcdoc="&lt;img src=&quot;/preview/pr-7/images/c.svg&quot; alt"></iframe>' },
    { html: '<img src="/images/d%20e.svg"><img src="/images/f&amp;g.svg"> secret.svg' },
  ]
  expect(shownPictures(pictures, pages)).toEqual(['a.svg', 'b.svg', 'c.svg', 'd e.svg', 'f&g.svg'])
  expect(shownPictures(pictures, [])).toEqual([])
})
