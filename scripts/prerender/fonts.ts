// The fonts, named after their content, and their names put into the pages and the styles that load them.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { FACES, FIGTREE, FRAUNCES, type Face } from '../../renderer/faces'
import type { RenderedSite } from './render-pages'

const PACKAGED = new Map([
  [
    FIGTREE,
    import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  ],
  [
    FRAUNCES,
    import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
  ],
])

export type SiteWithFonts = RenderedSite & {
  readonly fonts: readonly (readonly [path: string, content: Uint8Array])[]
}

/** @throws when the face has no file in a package */
export async function readFont(face: Face): Promise<Uint8Array> {
  const file = PACKAGED.get(face)
  if (file === undefined) throw new Error(`There is no font file for ${face.family}.`)
  return readFile(fileURLToPath(file))
}

/** Browsers may keep a file forever when a new content gets a new name. */
export async function addFonts({ pages, styles }: RenderedSite, base: string) {
  let named: SiteWithFonts = { pages, styles, fonts: [] }
  for (const face of FACES) {
    const content = await readFont(face)
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
    const path = face.address.replace('.woff2', `.${hash}.woff2`)
    named = rename(named, [`href="${base}${face.address}"`, `href="${base}${path}"`])
    named = rename(named, [`url(../${face.address})`, `url(../${path})`])
    named = { ...named, fonts: [...named.fonts, [path, content]] }
  }
  return named
}

function rename(site: SiteWithFonts, [from, to]: readonly [string, string]): SiteWithFonts {
  return {
    ...site,
    pages: site.pages.map((page) => ({ ...page, html: page.html.replaceAll(from, to) })),
    styles: Object.fromEntries(
      Object.entries(site.styles).map(([name, css]) => [name, css.replaceAll(from, to)]),
    ),
  }
}
