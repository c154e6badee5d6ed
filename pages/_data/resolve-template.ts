// Which file makes the page at an address: the same choice as vite-plugin-ssr's, made from the site instead of the address alone.
import type { Site } from '../../model/site'
import { findIndexByPath } from './positions'

export const CONTENT_PAGE = '/pages/content-page/index.page.server.tsx'
export const ERROR_PAGE = '/pages/_error.page.server.tsx'

const templates = Object.keys(import.meta.glob('/pages/**/index.page.server.tsx'))

/**
 * A template of its own, such as that of `/events`; or the one of all pages that are just their words; or that of the entries in
 * its folder, such as that of `/events/gala`. Where nothing is, the page that says so.
 */
export function resolveTemplate(site: Site, address: string): string {
  const folder = address === '/' ? '/index' : address
  const own = `/pages${folder}/index.page.server.tsx`
  if (templates.includes(own)) return own
  if (findIndexByPath(site.pages, address) !== -1) return CONTENT_PAGE
  return ofEntries(address.slice(0, address.lastIndexOf('/'))) ?? ERROR_PAGE
}

function ofEntries(folder: string): string | undefined {
  return templates.find(
    (file) =>
      file.startsWith(`/pages${folder}/@`) &&
      file.split('/').length === folder.split('/').length + 3,
  )
}
