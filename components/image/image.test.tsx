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
      { file: 'door-480.1.avif', width: 480 },
      { file: 'door-800.1.avif', width: 800 },
    ],
    webp: [{ file: 'door-480.1.webp', width: 480 }],
    fallback: 'door-800.1.jpg',
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
      '<source type="image/avif" srcSet="/base/images/door-480.1.avif 480w, /base/images/door-800.1.avif 800w" sizes="50vw"/>' +
      '<source type="image/webp" srcSet="/base/images/door-480.1.webp 480w" sizes="50vw"/>' +
      '<img src="/base/images/door-800.1.jpg" alt="A door" width="900" height="600" loading="lazy" decoding="async"/>' +
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
    /^<p>A <picture><source type="image\/avif" srcset="\/base\/images\/door-480\.1\.avif 480w, /,
  )
  expect(result).toContain('<img src="/base/images/door-800.1.jpg" alt="A > b <img src=')
  expect(result.replace(/<source[^>]*>|<\/?picture>/g, '')).toBe(
    original.replace('door.jpg', 'door-800.1.jpg'),
  )
  const drawing = createHtml('/base/images/hill.svg', 'A hill')
  expect(addVariants(drawing, '/base/', variants)).toBe(drawing)
})
