// The photos within the HTML of a text, with their copies to choose from.
import { sourcesOf, type CopiesByFile } from './copies'

const IMAGE = /<img (?:"[^"]*"|[^">])*>/g
/** Running text is 68 letters wide at most. */
const SIZES = '(min-width: 720px) 680px, 92vw'

/** @param html clean HTML with its base, in which attributes have double quotes */
export function withCopies(html: string, base: string, copies: CopiesByFile): string {
  if (Object.keys(copies).length === 0) return html
  return html.replace(IMAGE, (image) => {
    const src = /\ssrc="([^"]*)"/.exec(image)?.[1] ?? ''
    const one = copies[src.slice(`${base}images/`.length)]
    if (one === undefined) return image
    const sources = sourcesOf(one, base).map(
      ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${SIZES}">`,
    )
    const plain = image.replace(`src="${src}"`, `src="${base}images/${one.plain}"`)
    return `<picture>${sources.join('')}${plain}</picture>`
  })
}
