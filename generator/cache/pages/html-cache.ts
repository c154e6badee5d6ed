// The HTML of the pages of the last build and of this one, stored by content hash.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentStore } from '../storage/content-store'
import type { CachedPage } from './page-cache'
import { getOutputPath } from '../../publish/output-path'
import type { IntactPublishedState } from '../../publish/published-state'

export type HtmlCache = {
  /** Returns true if the HTML of a page of the last build is available and undamaged. */
  readonly isIntact: (page: CachedPage) => boolean
  readonly read: (path: string, page: CachedPage) => string
  /** Links or copies the HTML of the page to the target file. */
  readonly link: (path: string, page: CachedPage, target: string) => void
  /** Stores HTML and returns its hash. */
  readonly write: ContentStore['write']
}

/**
 * Opens the cache. The pages of an unmodified published site are always available: a page that is missing from the store is
 * restored from the output directory when it is needed.
 * @param out the output directory
 * @param published the site in that directory, or null if there is none or it was modified
 */
export function openHtmlCache(
  store: ContentStore,
  out: string,
  published: IntactPublishedState | null,
): HtmlCache {
  const restore = (path: string, { htmlHash }: CachedPage) => {
    if (published?.pages.get(path)?.htmlHash !== htmlHash) return
    const file = getOutputPath(path)
    // The published file is usually a hard link to the stored one, so their signatures are equal.
    const isStored =
      store.getSignature(htmlHash) === published.signatures.get(file) ||
      store.read(htmlHash) !== null
    if (!isStored && store.write(readFileSync(join(out, file), 'utf8')) !== htmlHash)
      throw new Error(`A file in ${out} was changed during the build. Build the site again.`)
  }
  return {
    isIntact: ({ htmlHash }) => published !== null || store.read(htmlHash) !== null,
    read: (path, page) => {
      restore(path, page)
      return String(store.read(page.htmlHash))
    },
    link: (path, page, target) => {
      restore(path, page)
      store.link(page.htmlHash, target)
    },
    write: store.write,
  }
}
