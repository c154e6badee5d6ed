// Finds out whether a build changed a single page, which can then be replaced in place.
import { isDeepStrictEqual } from 'node:util'
import type { CachedPage, PagesByPath } from '../cache/pages/page-cache'

export type PageChange = {
  readonly path: string
  readonly page: CachedPage
  /** True if a link on another page may lead to an anchor that this page has lost. */
  readonly affectsOtherPages: boolean
}

/**
 * Returns the only page that differs, 'none', or 'many' if several pages differ or a page was added or removed. Several pages
 * are never replaced one by one: if the build were killed in between, visitors would see a mixture of two sites.
 */
export function diffPages(before: PagesByPath, now: PagesByPath): PageChange | 'none' | 'many' {
  if (now.size !== before.size) return 'many'
  const [change, ...others] = [...now].filter(
    ([path, { htmlHash }]) => before.get(path)?.htmlHash !== htmlHash,
  )
  if (change === undefined) return 'none'
  const [path, page] = change
  const old = before.get(path)?.summary
  if (old === undefined || others.length > 0) return 'many'
  const { own, shared } = page.summary
  const keepsAnchors =
    isDeepStrictEqual(old.shared, shared) && old.own.ids.every((id) => own.ids.includes(id))
  return { path, page, affectsOtherPages: !keepsAnchors }
}
