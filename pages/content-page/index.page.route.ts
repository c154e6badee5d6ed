// Routes every page of content/pages that has no template of its own, in any folder: /services/visiting is a page, not a service.
import type { PageInput } from '../../renderer/page-context'
import { CONTENT_PAGE, resolveTemplate } from '../_data/resolve-template'

// vite-plugin-ssr requires a default export. A positive precedence comes before templates with a parameter.
export default function route({ site, urlPathname, template }: PageInput & { template?: string }) {
  const chosen = template ?? resolveTemplate(site, urlPathname)
  return chosen === CONTENT_PAGE && { match: true, precedence: 1 }
}
