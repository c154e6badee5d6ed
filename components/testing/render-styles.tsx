// Renders a component for tests that check which CSS rules it brings.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Providers } from '../../renderer/providers'
import { collectStyles, createStyleCache } from '../../renderer/styles/emotion-styles'

/** Returns the rules of the component, joined. */
export function renderStyles(component: ReactNode): string {
  const cache = createStyleCache()
  const data = {
    base: '/',
    variants: {},
    embedStylesheet: '',
    urlPathname: '/',
    language: 'en',
  } as const
  renderToStaticMarkup(
    <Providers cache={cache} data={data}>
      {component}
    </Providers>,
  )
  return Object.values(collectStyles(cache)).join('\n')
}
