// Renders any page as a complete HTML document. Pages need no JavaScript and are not hydrated.
export { render }

import { CacheProvider } from '@emotion/react'
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { GlobalStyles } from './styles/global-styles'
import { Document } from './document'
import { createFragmentRenderer } from './fragment-cache'
import { collectStyles, createStyleCache } from './styles/emotion-styles'
import type { RenderInput } from './page-context'

const cache = createStyleCache()
renderToStaticMarkup(
  <CacheProvider value={cache}>
    <GlobalStyles />
  </CacheProvider>,
)

function render(input: RenderInput) {
  try {
    return renderDocument(input)
  } catch (renderError) {
    // Returned, because vite-plugin-ssr would print what is thrown here.
    return { documentHtml: escapeInject``, pageContext: { renderError } }
  }
}

function renderDocument(input: RenderInput) {
  const { Page, exports } = input
  const data = exports.getPageContext(input)
  const shared: string[] = []
  const renderFragment = createFragmentRenderer(cache, data, (fragment) => shared.push(fragment))
  const html = renderToStaticMarkup(
    <Document
      cache={cache}
      renderFragment={renderFragment}
      Page={Page}
      Layout={exports.Layout}
      data={data}
    />,
  )
  return {
    documentHtml: escapeInject`<!doctype html>${dangerouslySkipEscape(html)}`,
    pageContext: { shared, styles: () => collectStyles(cache) },
  }
}
