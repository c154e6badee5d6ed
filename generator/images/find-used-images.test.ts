// Tests that the images of a built site are those that its pages name, in whatever way, and no others.
import { describe, expect, test } from 'vitest'
import { inspectHtml } from '../verify/inspect-html'
import type { PlannedDrawing } from './plan-drawings'
import type { PlannedVariant, VariantPlan } from './plan-variants'
import { findUsedImages } from './find-used-images'

const size = { width: 3, height: 2 }
const createDrawing = (source: string, file = `images/${source}`): PlannedDrawing => ({
  file,
  source,
  content: Buffer.from(''),
})

const find = (sources: readonly string[], plan: Partial<VariantPlan>, html: string[], base = '/') =>
  findUsedImages(
    Object.fromEntries(sources.map((source) => [source, size])),
    { planned: [], drawings: [], ...plan },
    html.map(inspectHtml),
    base,
  )

const getFiles = (images: readonly { readonly file: string }[]) => images.map(({ file }) => file)

describe('findUsedImages', () => {
  test('finds images that a page shows, links to, or has in an iframe', () => {
    const names = ['a.svg', 'b.svg', 'c.svg', 'd e.svg', 'f&g.svg', 'secret.svg', 'a.svg.svg']
    const plan = { drawings: names.map((name) => createDrawing(name)) }
    const html = [
      '<img src="/pr-7/images/a.svg" alt=""><a href="/pr-7/images/b.svg#top">Large</a>',
      '<iframe srcdoc="&lt;img src=&quot;/pr-7/images/c.svg#dark&quot; alt&gt;"></iframe>',
      '<img src="/pr-7/images/d%20e.svg"><img src="/pr-7/images/f&amp;g.svg"> secret.svg',
    ]
    const used = find(names, plan, html, '/pr-7/')
    expect(getFiles(used.drawings)).toEqual(
      ['a.svg', 'b.svg', 'c.svg', 'd e.svg', 'f&g.svg'].map((name) => `images/${name}`),
    )
    expect(used).toMatchObject({ variants: [], unused: ['secret.svg', 'a.svg.svg'] })
    expect(find(names, plan, []).unused).toEqual(names)
  })

  test('finds only those files of an image that pages name', () => {
    const createVariant = (file: string, source: string): PlannedVariant => ({
      file,
      source,
      hash: '1',
      width: 3,
      format: 'avif',
    })
    const planned = ['assets/images/a-3.avif', 'assets/images/a-4.avif', 'images/a.jpg']
      .map((file) => createVariant(file, 'a.jpg'))
      .concat(createVariant('assets/images/b-3.avif', 'b.jpg'))
    const drawings = [createDrawing('c.svg', 'assets/images/c.1.svg'), createDrawing('c.svg')]
    const used = find(['a.jpg', 'b.jpg', 'c.svg'], { planned, drawings }, [
      '<source srcset="/assets/images/a-3.avif 3w, /assets/images/a-4.avif 4w">',
      '<img src="/assets/images/c.1.svg#dark">',
    ])
    expect(getFiles(used.variants)).toEqual(['assets/images/a-3.avif', 'assets/images/a-4.avif'])
    expect(getFiles(used.drawings)).toEqual(['assets/images/c.1.svg'])
    expect(used.unused).toEqual(['b.jpg'])
  })
})
