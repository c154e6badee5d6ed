// A part of the page that is the same on many pages: the build renders it once, and uses its HTML again.
import { createContext, useContext, type ComponentType } from 'react'

/** Gives the HTML of a part. Of the same props, which are plain JSON, comes the same HTML. */
export type RenderFragment = <Props extends object>(
  Part: ComponentType<Props>,
  props: Props,
) => string

/** Filled by the renderer; without it a part is rendered each time. */
export const FragmentContext = createContext<RenderFragment | null>(null)

/** What is inside of the element that this is spread into. */
export function useFragment<Props extends object>(Part: ComponentType<Props>, props: Props) {
  const once = useContext(FragmentContext)
  return once === null
    ? { children: <Part {...props} /> }
    : { dangerouslySetInnerHTML: { __html: once(Part, props) } }
}
