// The HTML document around a page: head, theme, router and frame.
import { CacheProvider, type EmotionCache } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { StaticRouter } from 'react-router-dom'
import { CopiesContext } from '../components/picture/copies'
import { themeScript } from '../components/theme-control/theme-script'
import { BaseStyles } from './base-styles'
import { FACES } from './faces'
import { speculationRules } from './speculation-rules'
import { STYLESHEET } from './stylesheet-address'
import { theme } from './theme'
import type { RenderInput } from './types'

export function Document({ cache, ...input }: RenderInput & { cache: EmotionCache }) {
  const { Page, pageProps, exports, site, build, head, urlPathname, lists = [] } = input
  const { Frame } = exports
  const canonical = `${build.url}${urlPathname}`
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        {build.policy === null ? null : (
          <meta httpEquiv="Content-Security-Policy" content={build.policy} />
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {input.is404 === true || build.pullRequest !== null ? (
          <meta name="robots" content="noindex" />
        ) : null}
        {input.is404 === true ? null : <link rel="canonical" href={canonical} />}
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={`${build.base}favicon.svg`} type="image/svg+xml" />
        {FACES.map(({ address }) => (
          <link
            key={address}
            rel="preload"
            href={`${build.base}${address}`}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="stylesheet" href={`${build.base}${STYLESHEET}`} />
        <script
          type="speculationrules"
          dangerouslySetInnerHTML={{ __html: speculationRules(build.base) }}
        />
      </head>
      <body>
        <CacheProvider value={cache}>
          <ThemeProvider theme={theme} disableStyleSheetGeneration>
            <BaseStyles />
            <StaticRouter location={build.base + urlPathname.slice(1)} basename={build.base}>
              <CopiesContext value={build.copies}>
                <Frame site={site} build={build} urlPathname={urlPathname} lists={lists}>
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
