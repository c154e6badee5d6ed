// What all pages have in common: the frame around them, and where their data comes from.
import type { DocumentData, PageData, PageInput } from '../renderer/page-context'
import { documentData } from './_data/page-context'

export { Frame } from '../components/layout/layout'
export { documentAt } from './_data/resolve-page'

type Context = PageInput & {
  readonly is404?: boolean
  readonly exports: { readonly data: (input: PageInput) => PageData }
  /** The build hands it over; the dev server has it made here. */
  readonly data?: DocumentData
}

/** No hook of vite-plugin-ssr, because for each of them it prepares the whole context anew. */
export function dataOf(context: Context): DocumentData {
  return context.data ?? documentData(context, context.exports.data, context.is404 === true)
}
