// The content security policy of this site: its own theme script, and the hosts of its map and its films.
import { mapAddress } from '../../components/contact/place'
import { themeScript } from '../../components/theme-control/theme-script'
import { contentSecurityPolicy } from '../../renderer/policy'
import type { Site } from '../content/site'

export function buildPolicy(site: Site): string {
  const framed = [
    mapAddress(site.settings),
    ...site.pages.flatMap(({ videoUrl }) => videoUrl ?? []),
  ]
  return contentSecurityPolicy({
    scripts: [themeScript],
    frames: framed.map((address) => new URL(address).origin),
  })
}
