// Creates the metadata of a page. The name of the organization is added after the title.
import type { PageMetadata } from '../../renderer/page-context'
import { getQuietName } from '../../model/sensitive-pages'
import type { Site } from '../../model/site'

export function createMetadata(site: Site, { title, description }: PageMetadata): PageMetadata {
  return { title: `${title} | ${site.settings.name}`, description }
}

/** Returns the metadata of all sensitive pages, which says nothing of what they are about. */
export function createQuietMetadata({ settings }: Site): PageMetadata {
  return { title: getQuietName(settings), description: settings.tagline }
}
