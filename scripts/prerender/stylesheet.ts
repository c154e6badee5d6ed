// The one stylesheet, named after its content, and its name put into every page.
import { createHash } from 'node:crypto'
import { STYLESHEET } from '../../renderer/stylesheet-address'
import { writeStylesheet } from '../../renderer/styles'
import type { RenderedPage, RenderedSite } from './render-pages'

export type StyledSite = {
  readonly pages: readonly RenderedPage[]
  readonly file: string
  readonly css: string
}

export function addStylesheet({ pages, styles }: RenderedSite, base: string): StyledSite {
  const css = writeStylesheet(styles)
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 10)
  const file = STYLESHEET.replace('.css', `.${hash}.css`)
  const named = pages.map((page) => ({
    ...page,
    html: page.html.replace(`href="${base}${STYLESHEET}"`, `href="${base}${file}"`),
  }))
  return { pages: named, file, css }
}
