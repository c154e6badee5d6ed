// What all pages have in common: the frame around them, and where their data comes from.
import type { PageContext, PageResult, PageInput } from '../renderer/page-context'
import { createPageContext } from './_data/page-context'

export { Layout } from '../components/layout/layout'
export { resolvePage } from './_data/resolve-page'

type Context = PageInput & {
  readonly is404?: boolean
  readonly exports: { readonly getPageData: (input: PageInput) => PageResult }
  /** The build hands it over; the dev server has it made here. */
  readonly data?: PageContext
}

/** No hook of vite-plugin-ssr, because for each of them it prepares the whole context anew. */
export function getPageContext(context: Context): PageContext {
  return (
    context.data ?? createPageContext(context, context.exports.getPageData, context.is404 === true)
  )
}
