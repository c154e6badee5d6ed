// Components with styles of their own. MUI's `styled` makes the same class anew for each element; here it is made once.
import { useTheme, withEmotionCache, type EmotionCache } from '@emotion/react'
import { serializeStyles, type Interpolation } from '@emotion/serialize'
import { getRegisteredStyles, insertStyles } from '@emotion/utils'
import type { CSSObject, Theme } from '@mui/material/styles'
import { createElement, type ComponentProps, type ElementType, type ReactElement } from 'react'

type Styles = CSSObject | ((input: { readonly theme: Theme }) => CSSObject)

/**
 * Gives the component that MUI's `styled(tag)(styles)` gives, for styles that depend on the theme only. All pages that share a
 * cache of Emotion share the theme.
 */
export function styled<Tag extends ElementType>(tag: Tag) {
  return (styles: Styles) => {
    const made = new WeakMap<EmotionCache, Map<string, string>>()
    const Styled = withEmotionCache<{ className?: string }>((props, cache) => {
      const theme = useTheme() as Theme
      const classes = made.get(cache) ?? new Map<string, string>()
      made.set(cache, classes)
      const given = props.className ?? ''
      const makeAnew = () => {
        const own = typeof styles === 'function' ? styles({ theme }) : styles
        return makeClass(own, given, cache, typeof tag === 'string')
      }
      const className = classes.get(given) ?? makeAnew()
      classes.set(given, className)
      return createElement(tag, { ...props, className })
    })
    return Styled as unknown as (props: ComponentProps<Tag>) => ReactElement
  }
}

/** Styles of classes that the component was given come behind its own, so that they win. */
function makeClass(own: CSSObject, given: string, cache: EmotionCache, isTag: boolean): string {
  const others: string[] = []
  const names = getRegisteredStyles(cache.registered, others, given)
  const serialized = serializeStyles([own as Interpolation<unknown>, ...others], cache.registered)
  insertStyles(cache, serialized, isTag)
  return `${names}${cache.key}-${serialized.name}`
}
