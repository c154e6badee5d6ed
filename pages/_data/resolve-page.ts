// The data of the page at any address, for the build: it renders only the pages whose data has changed.
import type { PageData, PageDocument, PageInput } from '../../renderer/page-context'
import { documentData } from './page-context'
import { ERROR_PAGE, templateAt } from './resolve-template'

const templates = import.meta.glob<(input: PageInput) => PageData>(
  ['/pages/**/index.page.server.tsx', '/pages/_error.page.server.tsx'],
  { import: 'data', eager: true },
)

/** An address that does not exist has the data of the page that says so. */
export function documentAt(input: PageInput): PageDocument {
  const template = templateAt(input.site, input.urlPathname)
  const data = templates[template]
  if (!data) throw new Error(`The template ${template} exports no data.`)
  return { template, data: documentData(input, data, template === ERROR_PAGE) }
}
