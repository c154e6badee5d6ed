// The HTML document around a page: head, theme, router and frame.
import { CacheProvider, type EmotionCache } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { StaticRouter } from 'react-router-dom'
import { CopiesContext } from '../components/picture/copies'
import { themeScript } from '../components/theme-control/theme-script'
import { BaseStyles } from './base-styles'
import { speculationRules } from './speculation-rules'
import { STYLESHEET } from './stylesheet-address'
import { theme } from './theme'
import type { RenderInput } from './types'

export function Document({ cache, Page, data, exports }: RenderInput & { cache: EmotionCache }) {
  const { pageProps, head, frame, base, policy, copies, fonts, urlPathname, canonical, indexed } =
    data
  const { Frame } = exports
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        {policy === null ? null : <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {indexed ? null : <meta name="robots" content="noindex" />}
        {canonical === null ? null : <link rel="canonical" href={canonical} />}
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={`${base}favicon.svg`} type="image/svg+xml" />
        {fonts.map((address) => (
          <link
            key={address}
            rel="preload"
            href={`${base}${address}`}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="stylesheet" href={`${base}${STYLESHEET}`} />
        <script
          type="speculationrules"
          dangerouslySetInnerHTML={{ __html: speculationRules(base) }}
        />
      </head>
      <body>
        <CacheProvider value={cache}>
          <ThemeProvider theme={theme} disableStyleSheetGeneration>
            <BaseStyles />
            <StaticRouter location={base + urlPathname.slice(1)} basename={base}>
              <CopiesContext value={copies}>
                <Frame {...frame}>
                  <Page {...pageProps} />
                </Frame>
              </CopiesContext>
            </StaticRouter>
          </ThemeProvider>
        </CacheProvider>
      </body>
    </html>
  )
}
