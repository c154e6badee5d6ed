// The order of pages wherever they are listed: that of the cards and the menu that lead to them.
import { memoizeByObject } from '../../../model/memoize/memoize'
import type { Site } from '../../../model/site'

/** Sorts links like the cards that lead to them, then like the menu; all others keep their order and come last. */
export function sortByCards<Link extends { readonly href: string }>(
  site: Site,
  links: readonly Link[],
): Link[] {
  const positions = getPositions(site)
  const getPosition = ({ href }: Link) => positions.get(href) ?? positions.size
  return links.toSorted((a, b) => getPosition(a) - getPosition(b))
}

/** Memoized, because every page sorts the links of its section. */
const getPositions = memoizeByObject((site: Site): ReadonlyMap<string, number> => {
  const paths = [
    ...site.partnerCards.map(({ path }) => path),
    ...site.givingOptions.map(({ buttonLink }) => buttonLink),
    ...site.settings.navigation.map(({ href }) => href),
  ]
  return new Map([...new Set(paths)].map((path, index) => [path, index]))
})
