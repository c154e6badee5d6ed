// The HTML of pages, named after its content: that of the last build, and what this one adds.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentStore } from '../storage/content-store'
import type { CachedPage } from './page-cache'
import { getOutputPath } from '../../publish/output-path'
import type { IntactPublishedState } from '../../publish/published-state'

export type HtmlCache = {
  /** Whether that of a page of the last build is there as it was. */
  readonly isWhole: (page: CachedPage) => boolean
  readonly read: (address: string, page: CachedPage) => string
  /** Puts it at another place too. */
  readonly place: (address: string, page: CachedPage, target: string) => void
  /** Keeps it, and returns its name. */
  readonly write: ContentStore['write']
}

/**
 * What stands as the last build has published it is there in any case; it is only looked for in the store when it is wanted.
 * @param out where it stands
 */
export function openHtmlCache(
  store: ContentStore,
  out: string,
  standing: IntactPublishedState | null,
): HtmlCache {
  const ensure = (address: string, { html: name }: CachedPage) => {
    if (standing?.pages.get(address)?.html !== name) return
    const file = getOutputPath(address)
    // On most disks it is the same file under two names.
    const isThere =
      store.signature(name) === standing.signatures.get(file) || store.read(name) !== null
    if (!isThere && store.write(readFileSync(join(out, file), 'utf8')) !== name)
      throw new Error(`Somebody has changed ${out} while it was built anew. Build it again.`)
  }
  return {
    isWhole: ({ html }) => standing !== null || store.read(html) !== null,
    read: (address, page) => {
      ensure(address, page)
      return String(store.read(page.html))
    },
    place: (address, page, target) => {
      ensure(address, page)
      store.place(page.html, target)
    },
    write: store.write,
  }
}
