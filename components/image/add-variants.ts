// Adds responsive variants to the images within the HTML of a text.
import { readTags, replaceParts, type Replacement } from '../html/read-tags'
import { getSources, type VariantsByFile } from './variants'

/** The display width of images in running text, which is at most 68 characters wide. */
const SIZES = '(min-width: 720px) 680px, 92vw'

/** @param html sanitized HTML that includes the base path */
export function addVariants(html: string, base: string, variants: VariantsByFile): string {
  if (Object.keys(variants).length === 0) return html
  const parts: Replacement[] = []
  readTags(html, ['src'], ({ name, from, to, values: { src } }) => {
    if (name !== 'img' || src === undefined) return
    const imageVariants = variants[html.slice(src.from, src.to).slice(`${base}images/`.length)]
    if (imageVariants === undefined) return
    const sources = getSources(imageVariants, base).map(
      ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${SIZES}">`,
    )
    parts.push({ from, to: from, text: `<picture>${sources.join('')}` })
    parts.push({ ...src, text: `${base}images/${imageVariants.fallback}` })
    parts.push({ from: to, to, text: '</picture>' })
  })
  return replaceParts(html, parts)
}
