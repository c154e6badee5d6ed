// The photos within the HTML of a text, with their copies to choose from.
import { readTags, replaceParts, type Replacement } from '../html/read-tags'
import { getSources, type VariantsByFile } from './variants'

/** Running text is 68 letters wide at most. */
const SIZES = '(min-width: 720px) 680px, 92vw'

/** @param html clean HTML with its base */
export function addVariants(html: string, base: string, variants: VariantsByFile): string {
  if (Object.keys(variants).length === 0) return html
  const parts: Replacement[] = []
  readTags(html, ['src'], ({ name, from, to, values: { src } }) => {
    if (name !== 'img' || src === undefined) return
    const one = variants[html.slice(src.from, src.to).slice(`${base}images/`.length)]
    if (one === undefined) return
    const sources = getSources(one, base).map(
      ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${SIZES}">`,
    )
    parts.push({ from, to: from, text: `<picture>${sources.join('')}` })
    parts.push({ ...src, text: `${base}images/${one.plain}` })
    parts.push({ from: to, to, text: '</picture>' })
  })
  return replaceParts(html, parts)
}
