// Remembers the HTML of the parts that are the same on many pages (components/once).
import type { EmotionCache } from '@emotion/react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RenderOnce } from '../components/fragment-cache/fragment-cache'
import { copiesFor } from '../components/image/variants'
import { Surroundings } from './providers'
import type { DocumentData } from './page-context'

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
export function renderOnce(
  cache: EmotionCache,
  data: DocumentData,
  used: (html: string) => void,
): RenderOnce {
  return (Part, props) => {
    const known = rendered.get(Part) ?? new Map<string, string>()
    rendered.set(Part, known)
    const copies = copiesFor(props, data.copies)
    const values = Object.entries(props).flatMap(([name, value]) => [name, jsonOf(value)])
    const key = [data.base, jsonOf(copies), ...values].join()
    const html =
      known.get(key) ??
      renderToStaticMarkup(
        <Surroundings cache={cache} data={{ ...data, copies }}>
          <Part {...props} />
        </Surroundings>,
      )
    known.set(key, html)
    used(html)
    return html
  }
}
