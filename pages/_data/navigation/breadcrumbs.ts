// Where a page is: the pages above it, from Home down to itself.
import type { LinkData } from '../../../components/link-list/link-list'
import { getBlogPageNumber } from '../../../model/routing/routes'
import type { Site } from '../../../model/site'
import { findEntryByPath } from '../entries'

/**
 * The way from Home to the page at the address, itself last. An address between them that has no page, such as `/services`, is
 * left out. Home, the pages directly below it and unknown addresses have no such way: the list is empty.
 */
export function getBreadcrumbs(site: Site, address: string): readonly LinkData[] {
  const parts = address.split('/').slice(1)
  if (parts.length < 2) return []
  const addresses = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)]
  const way = addresses.flatMap((to) => {
    const label = labelAt(site, to)
    return label === null ? [] : [{ label, to }]
  })
  return way.at(-1)?.to === address ? way : []
}

function labelAt(site: Site, address: string): string | null {
  const number = getBlogPageNumber(address)
  if (number !== null) return `Page ${number}`
  const title = findEntryByPath(site, address)?.['title']
  return typeof title === 'string' ? title : null
}
