// Lets browsers prefetch pages so that following a link feels instant (docs/decisions/navigation.md).

/**
 * Returns the rules as JSON (WICG Speculation Rules): a link to this site is fetched, but not rendered, when a visitor hovers over
 * it. A sensitive page must leave no trace in a cache or a log unless the visitor asked for it.
 * @param base the base path with both slashes
 * @param sensitivePaths the paths of sensitive pages, without the base
 */
export function createSpeculationRules(base: string, sensitivePaths: readonly string[]): string {
  const match = (path: string) => ({ href_matches: base + path })
  const exceptions =
    sensitivePaths.length === 0
      ? []
      : [{ not: { href_matches: sensitivePaths.map((path) => base + path.slice(1)) } }]
  return JSON.stringify({
    prefetch: [{ where: { and: [match('*'), ...exceptions] }, eagerness: 'moderate' }],
  })
}
