// Resolves a path to its template: the same choice as that of vite-plugin-ssr, but based on the site as well as on the path.
import type { Site } from '../../model/site'
import { getOriginalPath } from '../../model/translations/translations'
import type { PageInput } from '../../renderer/page-context'
import { COLLECTION_PAGES } from '../../model/site-structure'
import { findEntryByPath, findIndexByPath } from './entries'

export const CONTENT_PAGE = '/pages/content-page/index.page.server.tsx'
export const CONTACT_PAGE = '/pages/contact/index.page.server.tsx'
export const SERVICE_PAGE = '/pages/services/@slug/index.page.server.tsx'
export const ERROR_PAGE = '/pages/_error.page.server.tsx'

/** The templates that show translations with all that they show in English. Of other pages, a translation has only the text. */
const TRANSLATED_TEMPLATES = [CONTACT_PAGE, SERVICE_PAGE]

export const TEMPLATES: readonly string[] = Object.keys(
  import.meta.glob('/pages/**/index.page.server.tsx'),
)

/**
 * Returns, in this order: the template of the path itself, as for `/events`; the generic template, for pages that consist only of
 * text; the template of the entries in the folder, as for `/events/gala`; or the error page.
 * @throws when the content has a page at the path, but no template shows it
 */
export function resolveTemplate(site: Site, path: string): string {
  const original = getOriginalPath(site, path)
  if (original !== path) {
    const template = resolveTemplate(site, original)
    return TRANSLATED_TEMPLATES.includes(template) ? template : CONTENT_PAGE
  }
  const folder = path === '/' ? '/index' : path
  const ownTemplate = `/pages${folder}/index.page.server.tsx`
  if (TEMPLATES.includes(ownTemplate)) return ownTemplate
  const page = site.pages[findIndexByPath(site.pages, path)]
  if (page !== undefined) {
    if (LIST_SLUGS.includes(page.slug)) throw createMissingError(page.file, path, ownTemplate)
    return CONTENT_PAGE
  }
  const parent = path.slice(0, path.lastIndexOf('/'))
  const entryTemplate = findEntryTemplate(parent)
  if (entryTemplate !== undefined) return entryTemplate
  const entry = findEntryByPath(site, path)
  if (entry === null) return ERROR_PAGE
  throw createMissingError(entry.file, path, `/pages${parent}/@slug/index.page.server.tsx`)
}

/** The pages that show the entries of a collection, which the generic template does not. */
const LIST_SLUGS = Object.values(COLLECTION_PAGES).flat()

const createMissingError = (file: string, path: string, template: string) =>
  new Error(`No template shows ${file} at ${path}. Add ${template.slice(1)}`)

function findEntryTemplate(folder: string): string | undefined {
  return TEMPLATES.find(
    (file) =>
      file.startsWith(`/pages${folder}/@`) &&
      file.split('/').length === folder.split('/').length + 3,
  )
}

/** Creates the route function of a template that several folders of paths share. A positive precedence comes before templates with a parameter. */
export const createRoute =
  (file: string) =>
  ({ site, urlPathname, template }: PageInput & { template?: string }) =>
    (template ?? resolveTemplate(site, urlPathname)) === file && { match: true, precedence: 1 }
