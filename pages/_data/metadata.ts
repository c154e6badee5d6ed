// The head of a page: its title with the name of the organisation behind it.
import type { Head } from '../../renderer/page-context'
import type { Site } from '../../model/site'

export function headOf(site: Site, { title, description }: Head): Head {
  return { title: `${title} | ${site.settings.name}`, description }
}
