// The data of the page at any address, for the build: it renders only the pages whose data has changed.
import type { PageResult, ResolvedPage, PageInput } from '../../renderer/page-context'
import { createPageContext } from './page-context'
import { ERROR_PAGE, resolveTemplate } from './resolve-template'

const templates = import.meta.glob<(input: PageInput) => PageResult>(
  ['/pages/**/index.page.server.tsx', '/pages/_error.page.server.tsx'],
  { import: 'getPageData', eager: true },
)

/** An address that does not exist has the data of the page that says so. */
export function resolvePage(input: PageInput): ResolvedPage {
  const template = resolveTemplate(input.site, input.urlPathname)
  const data = templates[template]
  if (!data) throw new Error(`The template ${template} exports no getPageData.`)
  return { template, data: createPageContext(input, data, template === ERROR_PAGE) }
}
