// The pictures that are kept with the project, small enough for its history.
import { readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { SIZES, type Screenshot } from './matrix'

export const GALLERY_DIRECTORY = 'docs/design/gallery'

/** Dots of a kept picture for each CSS pixel: in the light, words can be read; the dark is there for its colors. */
const SCALE = { light: 0.6, dark: 0.4 }

/** WebP, because GitHub shows it, and it is smaller than any PNG of the same picture. */
export const getBaselineFile = ({ name }: Pick<Screenshot, 'name'>): string =>
  join(GALLERY_DIRECTORY, `${name}.webp`)

/** Resolves to the picture as it is kept: smaller, and with losses. */
export const createBaseline = ({ size, colors }: Screenshot, png: Buffer): Promise<Buffer> =>
  sharp(png)
    .resize(Math.round(SIZES[size].width * SCALE[colors]))
    .webp({ quality: 25, effort: 6 })
    .toBuffer()

/** Resolves to nothing when there is no picture yet. */
export const readBaseline = async (shot: Screenshot): Promise<Buffer | undefined> =>
  existsSync(getBaselineFile(shot)) ? readFile(getBaselineFile(shot)) : undefined
