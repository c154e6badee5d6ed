// Resolves a path to its template and data, for the build, which renders only pages whose data has changed.
import type { PageResult, ResolvedPage, PageInput } from '../../renderer/page-context'
import { createPageContext } from './page-context'
import { ERROR_PAGE, resolveTemplate } from './resolve-template'

const templates = import.meta.glob<(input: PageInput) => PageResult>(
  ['/pages/**/index.page.server.tsx', '/pages/_error.page.server.tsx'],
  { import: 'getPageData', eager: true },
)

/** Returns the error page for unknown paths. */
export function resolvePage(input: PageInput): ResolvedPage {
  const template = resolveTemplate(input.site, input.urlPathname)
  const getPageData = templates[template]
  if (!getPageData) throw new Error(`The template ${template} exports no getPageData.`)
  return { template, data: createPageContext(input, getPageData, template === ERROR_PAGE) }
}
