// What components find around them: the theme, the place for their styles, the base path, and the copies of photos.
import { CacheProvider, ThemeContext, type EmotionCache } from '@emotion/react'
import type { ReactNode } from 'react'
import { StaticRouter } from 'react-router-dom'
import { VariantsContext } from '../components/image/variants'
import { theme } from './theme/theme'
import type { PageContext } from './page-context'

/** As MUI's provider hands it to components: with variables that have no second value beside them. */
const withVars = { ...theme, vars: theme.generateThemeVars() }
const ready = { ...withVars, spacing: withVars.generateSpacing() }

type Props = {
  cache: EmotionCache
  data: Pick<PageContext, 'base' | 'variants' | 'urlPathname'>
  children: ReactNode
}

/**
 * MUI's own ThemeProvider is made for themes that change in the browser, and took a fifth of the time of each page. It does no
 * more for a page that is rendered once than this context.
 */
export function Providers({ cache, data: { base, variants, urlPathname }, children }: Props) {
  return (
    <CacheProvider value={cache}>
      <ThemeContext value={ready}>
        <StaticRouter location={base + urlPathname.slice(1)} basename={base}>
          <VariantsContext value={variants}>{children}</VariantsContext>
        </StaticRouter>
      </ThemeContext>
    </CacheProvider>
  )
}
