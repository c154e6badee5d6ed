// Which pages a browser may fetch before they are asked for, so that following a link feels instant (docs/decisions/navigation.md).

/** Pages that somebody who is watched must have asked for before anything is left of them, in a cache or in a log. */
const ONLY_WHEN_ASKED = ['services/*', 'contact', 'welcome']

/**
 * The rules as they stand in the page (WICG Speculation Rules): links on this site are fetched, not rendered, once a visitor rests
 * on them. `base` is the base path with both slashes.
 */
export function createSpeculationRules(base: string): string {
  const address = (path: string) => ({ href_matches: base + path })
  return JSON.stringify({
    prefetch: [
      {
        where: {
          and: [address('*'), ...ONLY_WHEN_ASKED.map((path) => ({ not: address(path) }))],
        },
        eagerness: 'moderate',
      },
    ],
  })
}
