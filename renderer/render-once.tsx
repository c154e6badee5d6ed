// Remembers the HTML of the parts that are the same on many pages (components/once).
import type { EmotionCache } from '@emotion/react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RenderOnce } from '../components/once/once'
import { copiesFor } from '../components/picture/copies'
import { Surroundings } from './surroundings'
import type { DocumentData } from './types'

/** By the part itself: when its code changes in the dev server, it is another. */
const rendered = new WeakMap<object, Map<string, string>>()

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
    const key = JSON.stringify([props, data.base, copies])
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
