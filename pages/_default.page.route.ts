// Which template makes a page. One answer instead of vite-plugin-ssr's own, which tries the address on every template.
import type { PageInput } from '../renderer/types'
import { ERROR_PAGE, templateAt } from './template-at'

/** Of all addresses without a page `null` is the answer; the plugin takes the error page for them. */
export function onBeforeRoute(context: PageInput & { readonly template?: string }) {
  const template = context.template ?? templateAt(context.site, context.urlPathname)
  return { pageContext: { _pageId: template === ERROR_PAGE ? null : pageId(template) } }
}

/** The plugin's name of a template: its file from the root of the project, without the ending. */
const pageId = (template: string) => template.replace(/^\./, '/pages').replace(/\.page\..*$/, '')
