// What a page says of a picture: the copies of a photo to choose from, and a drawing as it is.
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
    plain: 'door-800.1.jpg',
  },
}
const door = { file: 'door.jpg', alt: 'A door', width: 900, height: 600 }
const show = (first: boolean) =>
  render(
    <VariantsContext value={variants}>
      <Image {...door} sizes="50vw" first={first} />
    </VariantsContext>,
    '/base/',
  )

test('a photo has its copies, the better format first, and its size', () => {
  expect(show(false)).toBe(
    '<picture>' +
      '<source type="image/avif" srcSet="/base/images/door-480.1.avif 480w, /base/images/door-800.1.avif 800w" sizes="50vw"/>' +
      '<source type="image/webp" srcSet="/base/images/door-480.1.webp 480w" sizes="50vw"/>' +
      '<img src="/base/images/door-800.1.jpg" alt="A door" width="900" height="600" loading="lazy" decoding="async"/>' +
      '</picture>',
  )
})

test('the first picture of a page does not wait', () => {
  expect(show(true)).toContain('fetchPriority="high"')
  expect(show(true)).not.toContain('lazy')
})

test('without copies, the picture itself is shown', () => {
  expect(render(<Image {...door} />)).toBe(
    '<img src="/images/door.jpg" alt="A door" width="900" height="600" loading="lazy" decoding="async"/>',
  )
})

test('what must stay in sight is a matter of the stylesheet, not of the page', () => {
  const cache = createStyleCache()
  const html = render(
    <CacheProvider value={cache}>
      <Image {...door} focus="30% 20%" />
    </CacheProvider>,
  )
  expect(html).not.toMatch(/focus|style=|30%/)
  expect(writeStylesheet(collectStyles(cache))).toContain('object-position:30% 20%')
})

test('photos in a text have their copies too, whatever their words are', () => {
  const html = (src: string, alt: string) => `<p>A <img src="${src}" alt="${alt}" width="9"> b</p>`
  const given = html('/base/images/door.jpg', 'A > b <img src=&#x27;x&#x27;>')
  const shown = addVariants(given, '/base/', variants)
  expect(shown).toMatch(
    /^<p>A <picture><source type="image\/avif" srcset="\/base\/images\/door-480\.1\.avif 480w, /,
  )
  expect(shown).toContain('<img src="/base/images/door-800.1.jpg" alt="A > b <img src=')
  expect(shown.replace(/<source[^>]*>|<\/?picture>/g, '')).toBe(
    given.replace('door.jpg', 'door-800.1.jpg'),
  )
  const drawing = html('/base/images/hill.svg', 'A hill')
  expect(addVariants(drawing, '/base/', variants)).toBe(drawing)
})
