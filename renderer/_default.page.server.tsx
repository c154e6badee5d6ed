// Renders any page to a whole HTML document; a page needs no JavaScript and is not hydrated.
export { render }

import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { Document } from './document'
import { collectStyles, createStyleCache } from './styles'
import type { RenderInput } from './types'

const cache = createStyleCache()

function render(input: RenderInput) {
  const html = renderToStaticMarkup(<Document cache={cache} {...input} />)
  return {
    documentHtml: escapeInject`<!doctype html>${dangerouslySkipEscape(html)}`,
    pageContext: { styles: () => collectStyles(cache) },
  }
}
