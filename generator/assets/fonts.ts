// The fonts, named after their content, and their names put into the styles that load them.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { getHashedName } from './hashed-name'
import { FONTS, FIGTREE, FRAUNCES, type FontFace } from '../../renderer/fonts/fonts'

const FILES = new Map([
  [
    FIGTREE,
    fileURLToPath(
      import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    ),
  ],
  // Made by `npm run generate` (tools/codegen/heading-font.ts).
  [FRAUNCES, `renderer/${FRAUNCES.address}`],
])

/** @throws when the face has no file */
export async function readFont(face: FontFace): Promise<Uint8Array> {
  const file = FILES.get(face)
  if (file === undefined) throw new Error(`There is no font file for ${face.family}.`)
  return readFile(file)
}

/** A font as it is published. */
export type Font = { readonly face: FontFace; readonly path: string; readonly content: Uint8Array }

export async function readFonts(): Promise<Font[]> {
  return Promise.all(
    FONTS.map(async (face) => {
      const content = await readFont(face)
      return { face, content, path: getHashedName(face.address, content) }
    }),
  )
}

/** Puts the names of the published files into the rules that load them. */
export function rewriteFontUrls(css: string, fonts: readonly Font[]): string {
  return fonts.reduce(
    (named, { face, path }) => named.replaceAll(`url(../${face.address})`, `url(../${path})`),
    css,
  )
}
