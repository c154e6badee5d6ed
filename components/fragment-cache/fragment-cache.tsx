// Fragments: parts that are the same on many pages. The build renders them once and reuses their HTML.
import { createContext, useContext, type ComponentType } from 'react'

/** Returns the HTML of a component. Equal props, which must be plain JSON, result in equal HTML. */
export type RenderFragment = <Props extends object>(
  Component: ComponentType<Props>,
  props: Props,
) => string

/** Provided by the renderer; without it, a fragment is rendered each time. */
export const FragmentContext = createContext<RenderFragment | null>(null)

/** Returns props with the content of the element that they are spread into. */
export function useFragment<Props extends object>(Component: ComponentType<Props>, props: Props) {
  const renderFragment = useContext(FragmentContext)
  return renderFragment === null
    ? { children: <Component {...props} /> }
    : { dangerouslySetInnerHTML: { __html: renderFragment(Component, props) } }
}
