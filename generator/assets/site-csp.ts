// Creates the content security policy of this site: its own inline scripts, and the hosts of its map and its videos.
import { getMapEmbedUrl } from '../../components/contact/street-address'
import { headScript } from '../../renderer/head-script'
import { createContentSecurityPolicy } from '../../renderer/security/content-security-policy'
import { createSpeculationRules } from '../../renderer/security/speculation-rules'
import type { Site } from '../../model/site'

/** @param base the base path, with both slashes */
export function createSitePolicy(site: Site, base: string): string {
  const frameUrls = [
    getMapEmbedUrl(site.settings),
    ...site.pages.flatMap(({ videoUrl }) => videoUrl ?? []),
  ]
  return createContentSecurityPolicy({
    scripts: [headScript, createSpeculationRules(base)],
    frames: frameUrls.map((url) => new URL(url).origin),
  })
}
