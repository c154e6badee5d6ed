// The content security policy of this site: its own inline scripts, and the hosts of its map and its films.
import { mapAddress } from '../../components/contact/street-address'
import { themeScript } from '../../components/theme-select/theme-script'
import { contentSecurityPolicy } from '../../renderer/security/content-security-policy'
import { speculationRules } from '../../renderer/security/speculation-rules'
import type { Site } from '../../model/site'

/** `base` is the base path with both slashes. */
export function buildPolicy(site: Site, base: string): string {
  const framed = [
    mapAddress(site.settings),
    ...site.pages.flatMap(({ videoUrl }) => videoUrl ?? []),
  ]
  return contentSecurityPolicy({
    scripts: [themeScript, speculationRules(base)],
    frames: framed.map((address) => new URL(address).origin),
  })
}
