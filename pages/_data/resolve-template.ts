// Resolves a path to its template: the same choice as that of vite-plugin-ssr, but based on the site as well as on the path.
import type { Site } from '../../model/site'
import { findIndexByPath } from './entries'

export const CONTENT_PAGE = '/pages/content-page/index.page.server.tsx'
export const ERROR_PAGE = '/pages/_error.page.server.tsx'

const templates = Object.keys(import.meta.glob('/pages/**/index.page.server.tsx'))

/**
 * Returns, in this order: the template of the path itself, as for `/events`; the generic template, for pages that consist only of
 * text; the template of the entries in the folder, as for `/events/gala`; or the error page.
 */
export function resolveTemplate(site: Site, path: string): string {
  const folder = path === '/' ? '/index' : path
  const ownTemplate = `/pages${folder}/index.page.server.tsx`
  if (templates.includes(ownTemplate)) return ownTemplate
  if (findIndexByPath(site.pages, path) !== -1) return CONTENT_PAGE
  return findEntryTemplate(path.slice(0, path.lastIndexOf('/'))) ?? ERROR_PAGE
}

function findEntryTemplate(folder: string): string | undefined {
  return templates.find(
    (file) =>
      file.startsWith(`/pages${folder}/@`) &&
      file.split('/').length === folder.split('/').length + 3,
  )
}
