// Remembers the HTML of the parts that are the same on many pages (components/once).
import type { EmotionCache } from '@emotion/react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RenderFragment } from '../components/fragment-cache/fragment-cache'
import { pickVariants } from '../components/image/variants'
import { Providers } from './providers'
import type { PageContext } from './page-context'

/** By the part itself: when its code changes in the dev server, it is another. */
const rendered = new WeakMap<object, Map<string, string>>()

const written = new WeakMap<object, string>()

/** Written once for an object, because many pages show the same one. */
function jsonOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value))
  const json = written.get(value) ?? JSON.stringify(value)
  written.set(value, json)
  return json
}

/** @param used gets the HTML of each part that the page has */
export function renderFragment(
  cache: EmotionCache,
  data: PageContext,
  used: (html: string) => void,
): RenderFragment {
  return (Part, props) => {
    const known = rendered.get(Part) ?? new Map<string, string>()
    rendered.set(Part, known)
    const variants = pickVariants(props, data.variants)
    const values = Object.entries(props).flatMap(([name, value]) => [name, jsonOf(value)])
    const key = [data.base, jsonOf(variants), ...values].join()
    const html =
      known.get(key) ??
      renderToStaticMarkup(
        <Providers cache={cache} data={{ ...data, variants }}>
          <Part {...props} />
        </Providers>,
      )
    known.set(key, html)
    used(html)
    return html
  }
}
