// The files that pages share besides the stylesheet and the script: fonts, the hills, and the stylesheet of iframes. They are named
// after their content.
import { readFile } from 'node:fs/promises'
import { EMBED_STYLESHEET_PATH } from '../../components/embed/embed-stylesheet'
import { HILLS_PATH } from '../../components/layout/footer/hills-path'
import { FONTS } from '../../renderer/fonts/fonts'
import { createEmbedStylesheet } from '../../renderer/styles/embed-stylesheet'
import { getHashedName } from './hashed-name'

/** How to read each file, by the path by which our code refers to it. The fonts and the hills are made by `npm run generate`. */
const READERS = new Map<string, () => Promise<string | Uint8Array>>([
  ...FONTS.map(({ path }) => [path, () => readFile(`renderer/${path}`)] as const),
  [HILLS_PATH, () => readFile('renderer/images/hills.svg')],
  [EMBED_STYLESHEET_PATH, () => Promise.resolve(createEmbedStylesheet())],
])

/** Resolves to the content of the file, or to null if there is no such file. */
export async function readSharedAsset(path: string): Promise<string | Uint8Array | null> {
  return (await READERS.get(path)?.()) ?? null
}

export type SharedAsset = {
  /** The path by which our code refers to the file. */
  readonly name: string
  /** The path at which it is published. */
  readonly path: string
  readonly content: string | Uint8Array
}

export async function readSharedAssets(): Promise<SharedAsset[]> {
  const assets: SharedAsset[] = []
  // The stylesheet comes last: it refers to the fonts by their published paths.
  for (const [name, readContent] of READERS) {
    const read = await readContent()
    const content = typeof read === 'string' ? rewriteStyleUrls(read, assets) : read
    assets.push({ name, content, path: getHashedName(name, content) })
  }
  return assets
}

/** Replaces the URLs in a stylesheet, which are relative to it, with those of the published files. */
export function rewriteStyleUrls(css: string, assets: readonly SharedAsset[]): string {
  return assets.reduce(
    (rewritten, { name, path }) => rewritten.replaceAll(`url(../${name}`, `url(../${path}`),
    css,
  )
}
