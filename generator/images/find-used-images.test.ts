// Tests that the images of a built site are those that its pages name, in whatever way, and no others.
import { describe, expect, test } from 'vitest'
import { inspectHtml } from '../verify/inspect-html'
import type { VariantPlan, PlannedVariant } from './plan-variants'
import { findUsedImages } from './find-used-images'

const size = { width: 3, height: 2 }
const NO_VARIANTS: VariantPlan = { planned: [], variants: {} }

describe('findUsedImages', () => {
  test('finds images that a page shows, links to, or has in an iframe', () => {
    const names = ['a.svg', 'b.svg', 'c.svg', 'd e.svg', 'f&g.svg', 'secret.svg', 'a.svg.svg']
    const images = Object.fromEntries(names.map((name) => [name, size]))
    const pages = [
      '<img src="/images/a.svg" alt=""><a href="/images/b.svg#top">Large</a>',
      '<iframe srcdoc="&lt;img src=&quot;/preview/pr-7/images/c.svg&quot; alt&gt;"></iframe>',
      '<img src="/images/d%20e.svg"><img src="/images/f&amp;g.svg"> secret.svg',
    ].map(inspectHtml)
    expect(findUsedImages(images, NO_VARIANTS, pages)).toEqual({
      vectors: ['a.svg', 'b.svg', 'c.svg', 'd e.svg', 'f&g.svg'],
      variants: [],
      unused: ['secret.svg', 'a.svg.svg'],
    })
    expect(findUsedImages(images, NO_VARIANTS, []).unused).toEqual(names)
  })

  test('finds only those variants of an image that pages name', () => {
    const createVariant = (file: string, source: string): PlannedVariant => ({
      file,
      source,
      hash: '1',
      width: 3,
      format: 'avif',
    })
    const planned = ['a-3.avif', 'a-4.avif', 'a.jpg']
      .map((file) => createVariant(file, 'a.jpg'))
      .concat(createVariant('b-3.avif', 'b.jpg'), createVariant('b.jpg', 'b.jpg'))
    const variants = { avif: [], webp: [], fallback: '' }
    const plan = { planned, variants: { 'a.jpg': variants, 'b.jpg': variants } }
    const pages = [inspectHtml('<source srcset="/images/a-3.avif 3w, /images/a-4.avif 4w">')]
    const used = findUsedImages({ 'a.jpg': size, 'b.jpg': size }, plan, pages)
    expect(used.variants.map(({ file }) => file)).toEqual(['a-3.avif', 'a-4.avif'])
    expect(used).toMatchObject({ vectors: [], unused: ['b.jpg'] })
  })
})
