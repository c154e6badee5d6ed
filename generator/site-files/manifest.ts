// The web app manifest: what phones show of the site on a home screen. Others may see that screen, so it has the quiet name. The device
// stores nothing: there is no service worker, and the site opens in the browser.
// Source: https://www.w3.org/TR/appmanifest/
import { getQuietName } from '../../model/sensitive-pages'
import type { Settings } from '../../model/settings'
import { palettes } from '../../renderer/theme/palettes'

export const MANIFEST_FILE = 'site.webmanifest'

/** The icons in `public`, made by `npm run generate`. */
export const MANIFEST_ICONS = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const

export function createManifest(settings: Settings, base: string): string {
  const name = getQuietName(settings)
  const background = palettes.light.background.default
  const manifest = {
    name,
    short_name: name,
    start_url: base,
    display: 'browser',
    background_color: background,
    theme_color: background,
    icons: MANIFEST_ICONS.map(({ file, size, purpose }) => ({
      src: `${base}${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
