// The copies of photos that the build makes, in sizes and formats from which a browser takes the lightest that will do.
import { createContext, useContext } from 'react'

export type Copy = { readonly file: string; readonly width: number }

/** The copies of one photo, each a file in `images`. */
export type Copies = {
  readonly avif: readonly Copy[]
  readonly webp: readonly Copy[]
  /** For browsers that know neither format: a JPEG or a PNG. */
  readonly plain: string
}

/** By the name of the photo. What is not here, such as a drawing, is shown as it is. */
export type CopiesByFile = Readonly<Record<string, Copies>>

/** Filled by the renderer; the dev server leaves it empty, and so shows the photos themselves. */
export const CopiesContext = createContext<CopiesByFile>({})

export const useCopies = (): CopiesByFile => useContext(CopiesContext)

/** The copies of the photos that the data names: another photo makes no difference to what is shown of it. */
export function copiesFor(data: unknown, copies: CopiesByFile): CopiesByFile {
  if (Object.keys(copies).length === 0) return copies
  const words = new Set(JSON.stringify(data).split(/["/\\]/))
  return Object.fromEntries(Object.entries(copies).filter(([file]) => words.has(file)))
}

/** What the `source` elements of a photo say, the better format first. */
export function sourcesOf(
  { avif, webp }: Copies,
  base: string,
): { readonly type: string; readonly srcSet: string }[] {
  return [
    { type: 'image/avif', srcSet: candidates(avif, base) },
    { type: 'image/webp', srcSet: candidates(webp, base) },
  ]
}

function candidates(copies: readonly Copy[], base: string): string {
  return copies.map(({ file, width }) => `${base}images/${file} ${width}w`).join(', ')
}
