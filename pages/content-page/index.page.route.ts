// Every page of content/pages that has no template of its own: the templates in the folders beside this one come first.
import type { PageInput } from '../../renderer/types'

// vite-plugin-ssr wants the route as the default export.
export default function route({ site, urlPathname }: PageInput) {
  const exists = site.pages.some(({ pageAddress }) => pageAddress === urlPathname)
  return exists && { match: true, precedence: -1 }
}
