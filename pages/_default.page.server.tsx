// The defaults of all pages: their layout, and the source of their data.
import type { PageContext, PageResult, PageInput } from '../renderer/page-context'
import { createPageContext } from './_data/page-context'

export { Layout } from '../components/layout/layout'
export { resolvePage } from './_data/resolve-page'

type Context = PageInput & {
  readonly is404?: boolean
  readonly exports: { readonly getPageData: (input: PageInput) => PageResult }
  /** Provided by the build; in the dev server it is created here. */
  readonly data?: PageContext
}

/** Not a hook of vite-plugin-ssr, because it prepares the whole context again for each hook. */
export function getPageContext(context: Context): PageContext {
  return (
    context.data ?? createPageContext(context, context.exports.getPageData, context.is404 === true)
  )
}
