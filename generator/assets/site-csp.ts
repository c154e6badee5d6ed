// Creates the content security policy of this site: its own inline scripts, and the hosts of its map and its videos.
import { getMapEmbedUrl } from '../../components/contact/street-address'
import { headScript } from '../../renderer/head-script'
import { createContentSecurityPolicy } from '../../renderer/security/content-security-policy'
import type { Site } from '../../model/site'

/** @param speculationRules the second inline script of every page */
export function createSitePolicy(site: Site, speculationRules: string): string {
  const frameUrls = [
    getMapEmbedUrl(site.settings),
    ...site.pages.flatMap(({ videoUrl }) => videoUrl ?? []),
  ]
  return createContentSecurityPolicy({
    scripts: [headScript, speculationRules],
    frames: frameUrls.map((url) => new URL(url).origin),
  })
}
