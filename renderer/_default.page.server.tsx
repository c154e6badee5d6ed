// Renders any page to a whole HTML document; a page needs no JavaScript and is not hydrated.
export { render }

import { CacheProvider } from '@emotion/react'
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { GlobalStyles } from './styles/global-styles'
import { Document } from './document'
import { renderFragment } from './fragment-cache'
import { collectStyles, createStyleCache } from './styles/emotion-styles'
import type { RenderInput } from './page-context'

const cache = createStyleCache()
renderToStaticMarkup(
  <CacheProvider value={cache}>
    <GlobalStyles />
  </CacheProvider>,
)

function render(input: RenderInput) {
  const { Page, exports } = input
  const data = exports.getPageContext(input)
  const shared: string[] = []
  const once = renderFragment(cache, data, (part) => shared.push(part))
  const html = renderToStaticMarkup(
    <Document cache={cache} once={once} Page={Page} Layout={exports.Layout} data={data} />,
  )
  return {
    documentHtml: escapeInject`<!doctype html>${dangerouslySkipEscape(html)}`,
    pageContext: { shared, styles: () => collectStyles(cache) },
  }
}
