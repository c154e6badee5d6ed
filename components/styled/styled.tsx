// Creates styled components. MUI's `styled` computes the class of a component again for each element; this one computes it once.
import { useTheme, withEmotionCache, type EmotionCache } from '@emotion/react'
import { serializeStyles, type Interpolation } from '@emotion/serialize'
import { getRegisteredStyles, insertStyles } from '@emotion/utils'
import type { CSSObject, Theme } from '@mui/material/styles'
import { createElement, type ComponentProps, type ElementType, type ReactElement } from 'react'

type Styles = CSSObject | ((input: { readonly theme: Theme }) => CSSObject)

/**
 * Returns the component that MUI's `styled(tag)(styles)` returns, for styles that depend only on the theme. All pages that share an
 * Emotion cache must share the theme.
 */
export function styled<Tag extends ElementType>(tag: Tag) {
  return (styles: Styles) => {
    const classNamesByCache = new WeakMap<EmotionCache, Map<string, string>>()
    const Styled = withEmotionCache<{ className?: string }>((props, cache) => {
      const theme = useTheme() as Theme
      const classNames = classNamesByCache.get(cache) ?? new Map<string, string>()
      classNamesByCache.set(cache, classNames)
      const outerClassName = props.className ?? ''
      const createClassName = () => {
        const ownStyles = typeof styles === 'function' ? styles({ theme }) : styles
        return registerClass(ownStyles, outerClassName, cache, typeof tag === 'string')
      }
      const className = classNames.get(outerClassName) ?? createClassName()
      classNames.set(outerClassName, className)
      return createElement(tag, { ...props, className })
    })
    return Styled as unknown as (props: ComponentProps<Tag>) => ReactElement
  }
}

/** Inserts a class whose outer styles, from `className`, come after the component's own and so take precedence. */
function registerClass(
  ownStyles: CSSObject,
  outerClassName: string,
  cache: EmotionCache,
  isTag: boolean,
): string {
  const outerStyles: string[] = []
  const names = getRegisteredStyles(cache.registered, outerStyles, outerClassName)
  const serialized = serializeStyles(
    [ownStyles as Interpolation<unknown>, ...outerStyles],
    cache.registered,
  )
  insertStyles(cache, serialized, isTag)
  return `${names}${cache.key}-${serialized.name}`
}
