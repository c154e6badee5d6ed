// The head of a page: its title with the name of the organisation behind it.
import type { PageMetadata } from '../../renderer/page-context'
import type { Site } from '../../model/site'

export function createMetadata(site: Site, { title, description }: PageMetadata): PageMetadata {
  return { title: `${title} | ${site.settings.name}`, description }
}
