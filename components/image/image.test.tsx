// Tests the markup of images with and without responsive variants.
import { CacheProvider } from '@emotion/react'
import { expect, test } from 'vitest'
import {
  collectStyles,
  createStyleCache,
  writeStylesheet,
} from '../../renderer/styles/emotion-styles'
import { render } from '../testing/render'
import { VariantsContext, type VariantsByFile } from './variants'
import { Image } from './image'
import { addVariants } from './add-variants'

const variants: VariantsByFile = {
  'door.jpg': {
    avif: [
      { file: 'assets/images/door-480.1.avif', width: 480 },
      { file: 'assets/images/door-800.1.avif', width: 800 },
    ],
    webp: [{ file: 'assets/images/door-480.1.webp', width: 480 }],
    fallback: 'assets/images/door-800.1.jpg',
  },
}
const door = { file: 'door.jpg', alt: 'A door', width: 900, height: 600 }
const renderDoor = (priority: boolean) =>
  render(
    <VariantsContext value={variants}>
      <Image {...door} sizes="50vw" priority={priority} />
    </VariantsContext>,
    '/base/',
  )

test('Image offers all variants, the better format first, and has its size', () => {
  expect(renderDoor(false)).toBe(
    '<picture>' +
      '<source type="image/avif" srcSet="/base/assets/images/door-480.1.avif 480w, /base/assets/images/door-800.1.avif 800w" sizes="50vw"/>' +
      '<source type="image/webp" srcSet="/base/assets/images/door-480.1.webp 480w" sizes="50vw"/>' +
      '<img src="/base/assets/images/door-800.1.jpg" alt="A door" width="900" height="600" loading="lazy" decoding="async"/>' +
      '</picture>',
  )
})

test('Image loads immediately if it has priority', () => {
  expect(renderDoor(true)).toContain('fetchPriority="high"')
  expect(renderDoor(true)).not.toContain('lazy')
})

test('Image shows the original file if it has no variants', () => {
  expect(render(<Image {...door} />)).toBe(
    '<img src="/images/door.jpg" alt="A door" width="900" height="600" loading="lazy" decoding="async"/>',
  )
})

test('Image sets its focus in the stylesheet, not in the page', () => {
  const cache = createStyleCache()
  const html = render(
    <CacheProvider value={cache}>
      <Image {...door} focus="30% 20%" />
    </CacheProvider>,
  )
  expect(html).not.toMatch(/focus|style=|30%/)
  expect(writeStylesheet(collectStyles(cache))).toContain('object-position:30% 20%')
})

test('addVariants adds variants to images in a text, whatever their alt text', () => {
  const createHtml = (src: string, alt: string) =>
    `<p>A <img src="${src}" alt="${alt}" width="9"> b</p>`
  const original = createHtml('/base/images/door.jpg', 'A > b <img src=&#x27;x&#x27;>')
  const result = addVariants(original, '/base/', variants)
  expect(result).toMatch(
    /^<p>A <picture><source type="image\/avif" srcset="\/base\/assets\/images\/door-480\.1\.avif 480w, /,
  )
  expect(result).toContain('<img src="/base/assets/images/door-800.1.jpg" alt="A > b <img src=')
  expect(result.replace(/<source[^>]*>|<\/?picture>/g, '')).toBe(
    original.replace('images/door.jpg', 'assets/images/door-800.1.jpg'),
  )
  const other = createHtml('/files/poster.png', 'A poster')
  expect(addVariants(other, '/base/', variants)).toBe(other)
})

const hill = { ...door, file: 'hill.svg' }
const drawings = { 'hill.svg': { avif: [], webp: [], fallback: 'assets/images/hill.1.svg' } }

test.each([
  [{}, '/images/hill.svg'],
  [drawings, '/assets/images/hill.1.svg'],
])('Image shows a drawing in each color scheme, from one file', (files, url) => {
  const html = render(
    <VariantsContext value={files}>
      <Image {...hill} />
    </VariantsContext>,
  )
  const size = 'alt="A door" width="900" height="600" loading="lazy" decoding="async"'
  expect(html).toBe(
    `<img src="${url}" ${size} data-drawing=""/>` +
      `<img src="${url}#dark" ${size} data-drawing="" hidden=""/>`,
  )
})

test('addVariants shows a drawing in a text in each color scheme, from one file', () => {
  const html = '<p><img src="/images/hill.svg" alt="A > b" width="9"></p>'
  expect(addVariants(html, '/', drawings)).toBe(
    '<p><img data-drawing src="/assets/images/hill.1.svg" alt="A > b" width="9">' +
      '<img data-drawing hidden src="/assets/images/hill.1.svg#dark" alt="A > b" width="9"></p>',
  )
  expect(addVariants(html, '/', {})).toContain('src="/images/hill.svg#dark"')
})
