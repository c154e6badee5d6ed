// The contexts that components need: the theme, the style cache, the words, the base path, and the variants of images.
import { CacheProvider, ThemeContext, type EmotionCache } from '@emotion/react'
import type { ReactNode } from 'react'
import { StaticRouter } from 'react-router-dom'
import { EmbedStylesheetContext } from '../components/embed/embed-stylesheet'
import { VariantsContext } from '../components/image/variants'
import { theme } from './theme/theme'
import type { PageContext } from './page-context'
import { WORDS, WordsContext } from '../components/words/words'

/** The theme as MUI's provider passes it to components, except that references to variables have no fallback values. */
const themeWithVars = { ...theme, vars: theme.generateThemeVars() }
const providedTheme = { ...themeWithVars, spacing: themeWithVars.generateSpacing() }

type Props = {
  cache: EmotionCache
  data: Pick<PageContext, 'base' | 'language' | 'variants' | 'urlPathname' | 'embedStylesheet'>
  children: ReactNode
}

/**
 * Provides the contexts. MUI's own ThemeProvider supports themes that change in the browser, which took a fifth of the rendering
 * time of each page; for static pages this context does the same.
 */
export function Providers({
  cache,
  data: { base, language, variants, urlPathname, embedStylesheet },
  children,
}: Props) {
  return (
    <CacheProvider value={cache}>
      <ThemeContext value={providedTheme}>
        <StaticRouter location={base + urlPathname.slice(1)} basename={base}>
          <VariantsContext value={variants}>
            <EmbedStylesheetContext value={embedStylesheet}>
              <WordsContext value={WORDS[language]}>{children}</WordsContext>
            </EmbedStylesheetContext>
          </VariantsContext>
        </StaticRouter>
      </ThemeContext>
    </CacheProvider>
  )
}
