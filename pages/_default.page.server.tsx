// What all pages have in common: the frame around them, and that their data is ready before they are rendered.
import type { PageData, PageInput } from '../renderer/types'
import { documentData } from './document-data'

export { Frame } from '../components/frame/frame'
export { documentAt } from './document-at'

type Context = PageInput & {
  readonly is404?: boolean
  readonly exports: { readonly data: (input: PageInput) => PageData }
  /** The build hands it over; the dev server has it made here. */
  readonly data?: unknown
}

export function onBeforeRender(context: Context) {
  const data = context.data ?? documentData(context, context.exports.data, context.is404 === true)
  return { pageContext: { data } }
}
