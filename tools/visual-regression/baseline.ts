// Reads and creates the baseline screenshots, which are small enough for the history of the project.
import { readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { SIZES, type Screenshot } from './matrix'

export const GALLERY_DIRECTORY = 'docs/design/gallery'

/** Image pixels per CSS pixel: text is readable in the light images, and the dark images show only the colors. */
const SCALE = { light: 0.6, dark: 0.4 }

/** Uses WebP because GitHub shows it, and it is smaller than a PNG of the same image. */
export const getBaselineFile = ({ name }: Pick<Screenshot, 'name'>): string =>
  join(GALLERY_DIRECTORY, `${name}.webp`)

/** Resolves to a smaller, lossy version of the screenshot. */
export const createBaseline = ({ size, colors }: Screenshot, png: Buffer): Promise<Buffer> =>
  sharp(png)
    .resize(Math.round(SIZES[size].width * SCALE[colors]))
    .webp({ quality: 25, effort: 6 })
    .toBuffer()

/** Resolves to undefined if there is no baseline yet. */
export const readBaseline = async (screenshot: Screenshot): Promise<Buffer | undefined> =>
  existsSync(getBaselineFile(screenshot)) ? readFile(getBaselineFile(screenshot)) : undefined
