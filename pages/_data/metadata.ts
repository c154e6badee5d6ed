// Creates the metadata of a page. The name of the organization is added after the title.
import type { PageMetadata } from '../../renderer/page-context'
import type { Site } from '../../model/site'

export function createMetadata(site: Site, { title, description }: PageMetadata): PageMetadata {
  return { title: `${title} | ${site.settings.name}`, description }
}
