// What a form becomes before it is checked.
import type { Picture } from './entry/picture'
import type { Advice } from './reply/advice'

export type Draft = {
  /** A file below the content folder, as far as the answers allow one, or null. */
  readonly file: {
    readonly path: string
    readonly text: string
    readonly picture: Picture | null
  } | null
  /** What to change before the form can become that file. */
  readonly advice: readonly Advice[]
}

/** Resolves to the picture that an answer names, or to what is wrong with it; `slug` is the name of its file without the ending. */
export type GetPicture = (
  answer: string,
  slug: string,
) => Promise<Picture | { readonly advice: Advice }>
