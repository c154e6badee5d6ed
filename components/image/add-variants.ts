// Adds responsive variants and dark versions to the images within the HTML of a text.
import { readTags, replaceParts, type Replacement } from '../html/read-tags'
import {
  DARK_FRAGMENT,
  getImagePath,
  getSources,
  isDrawing,
  IMAGES,
  type VariantsByFile,
} from './variants'

/** The display width of images in running text, which is at most 68 characters wide. */
const SIZES = '(min-width: 720px) 680px, 92vw'

/** @param html sanitized HTML that includes the base path */
export function addVariants(html: string, base: string, variants: VariantsByFile): string {
  if (!html.includes('<img')) return html
  const parts: Replacement[] = []
  readTags(html, ['src'], ({ name, from, to, values: { src } }) => {
    const url = src === undefined ? '' : html.slice(src.from, src.to)
    if (name !== 'img' || src === undefined || !url.startsWith(base + IMAGES)) return
    const file = url.slice((base + IMAGES).length)
    const path = base + getImagePath(file, variants)
    const writeImage = (attributes: string, newUrl: string) =>
      `<img${attributes}${html.slice(from + '<img'.length, src.from)}${newUrl}${html.slice(src.to, to)}`
    parts.push({ from, to, text: isDrawing(file) ? writeDrawing() : writePhoto() })

    function writeDrawing() {
      const light = writeImage(' data-drawing', path)
      return light + writeImage(' data-drawing hidden', path + DARK_FRAGMENT)
    }

    function writePhoto() {
      const image = writeImage('', path)
      const sources = variants[file] === undefined ? [] : getSources(variants[file], base)
      if (sources.length === 0) return image
      const tags = sources.map(
        ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${SIZES}">`,
      )
      return `<picture>${tags.join('')}${image}</picture>`
    }
  })
  return replaceParts(html, parts)
}
