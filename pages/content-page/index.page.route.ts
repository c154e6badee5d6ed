// Every page of content/pages that has no template of its own, wherever it lies: /services/visiting is a page and no service.
import type { PageInput } from '../../renderer/types'

const templates = Object.keys(import.meta.glob('/pages/**/index.page.server.tsx'))

const hasTemplate = (address: string): boolean => {
  const folder = address === '/' ? '/index' : address
  return templates.includes(`/pages${folder}/index.page.server.tsx`)
}

// vite-plugin-ssr wants the route as the default export. A positive precedence comes before templates with a parameter.
export default function route({ site, urlPathname }: PageInput) {
  const exists = site.pages.some(({ pageAddress }) => pageAddress === urlPathname)
  return exists && !hasTemplate(urlPathname) && { match: true, precedence: 1 }
}
