// The HTML document of a page: head, providers and layout.
import type { EmotionCache } from '@emotion/react'
import { FragmentContext, type RenderFragment } from '../components/fragment-cache/fragment-cache'
import { ShareTags } from './head/share-tags'
import { StructuredData } from './head/structured-data'
import { headScript } from './head-script'
import { theme } from './theme/theme'
import { STYLESHEET_PATH } from './styles/stylesheet-path'
import { Providers } from './providers'
import type { PageContext, RenderInput } from './page-context'

type Props = Pick<RenderInput, 'Page'> &
  Pick<RenderInput['exports'], 'Layout'> & {
    data: PageContext
    cache: EmotionCache
    renderFragment: RenderFragment
  }

export function Document({ cache, renderFragment, Page, Layout, data }: Props) {
  const { pageProps, head, layout, base, policy, speculationRules, fonts, canonical, indexed } =
    data
  return (
    <html lang={data.language}>
      <head>
        <meta charSet="utf-8" />
        {policy === null ? null : <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {indexed ? null : <meta name="robots" content="noindex" />}
        {canonical === null ? null : <link rel="canonical" href={canonical} />}
        <ShareTags share={data.share} />
        {data.feeds.map(({ type, href }) => (
          <link key={href} rel="alternate" type={type} href={href} />
        ))}
        <StructuredData things={data.structuredData} />
        {data.alternates.map(({ language, url }) => (
          <link key={language} rel="alternate" hrefLang={language} href={url} />
        ))}
        <meta name="color-scheme" content="light dark" />
        {(['light', 'dark'] as const).map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            media={`(prefers-color-scheme: ${scheme})`}
            content={theme.colorSchemes[scheme]?.palette.background.default}
          />
        ))}
        <link rel="icon" href={`${base}favicon.ico`} sizes="32x32" />
        <link rel="icon" href={`${base}favicon.svg`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`${base}apple-touch-icon.png`} />
        <link rel="manifest" href={`${base}site.webmanifest`} />
        {fonts.map((path) => (
          <link
            key={path}
            rel="preload"
            href={`${base}${path}`}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="stylesheet" href={`${base}${STYLESHEET_PATH}`} />
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      </head>
      <body>
        <Providers cache={cache} data={data}>
          <FragmentContext value={renderFragment}>
            <Layout {...layout}>
              <Page {...pageProps} />
            </Layout>
          </FragmentContext>
        </Providers>
      </body>
    </html>
  )
}
