// Lets browsers prefetch pages so that following a link feels instant (docs/decisions/navigation.md).

/** Pages that must leave no trace in a cache or a log unless the visitor asked for them, because some visitors are being watched. */
const NEVER_PREFETCHED = ['services/*', 'contact', 'welcome']

/**
 * Returns the rules as JSON (WICG Speculation Rules): a link to this site is fetched, but not rendered, when a visitor hovers over
 * it. `base` is the base path with both slashes.
 */
export function createSpeculationRules(base: string): string {
  const match = (path: string) => ({ href_matches: base + path })
  return JSON.stringify({
    prefetch: [
      {
        where: {
          and: [match('*'), ...NEVER_PREFETCHED.map((path) => ({ not: match(path) }))],
        },
        eagerness: 'moderate',
      },
    ],
  })
}
