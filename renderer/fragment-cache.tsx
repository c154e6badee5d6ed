// Caches the HTML of fragments, the parts that are the same on many pages (components/fragment-cache).
import type { EmotionCache } from '@emotion/react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RenderFragment } from '../components/fragment-cache/fragment-cache'
import { pickVariants } from '../components/image/variants'
import { Providers } from './providers'
import type { PageContext } from './page-context'

/** HTML by component and props. In the dev server, changed code is a new component, so its HTML is rendered again. */
const htmlByComponent = new WeakMap<object, Map<string, string>>()

const jsonByObject = new WeakMap<object, string>()

/** Memoizes the JSON of objects, because many pages show the same ones. */
function toJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value))
  const json = jsonByObject.get(value) ?? JSON.stringify(value)
  jsonByObject.set(value, json)
  return json
}

/** @param onFragment receives the HTML of each fragment of the page */
export function createFragmentRenderer(
  cache: EmotionCache,
  data: PageContext,
  onFragment: (html: string) => void,
): RenderFragment {
  return (Component, props) => {
    const htmlByKey = htmlByComponent.get(Component) ?? new Map<string, string>()
    htmlByComponent.set(Component, htmlByKey)
    const variants = pickVariants(props, data.variants)
    const values = Object.entries(props).flatMap(([name, value]) => [name, toJson(value)])
    const key = [data.base, data.language, toJson(variants), ...values].join()
    const html =
      htmlByKey.get(key) ??
      renderToStaticMarkup(
        <Providers cache={cache} data={{ ...data, variants }}>
          <Component {...props} />
        </Providers>,
      )
    htmlByKey.set(key, html)
    onFragment(html)
    return html
  }
}
