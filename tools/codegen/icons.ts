// Generates the icons for browsers that do not show an SVG icon, and for home screens, from public/favicon.svg.
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { MANIFEST_ICONS } from '../../generator/site-files/manifest'
import type { GeneratedFile } from './generated-file'

const SOURCE = 'public/favicon.svg'
/** Pixels: the size of a tab's icon on a screen with high resolution. */
const TAB_SIZE = 32
/** Pixels: what iPhones ask for. */
const HOME_SCREEN_SIZE = 180

export async function generateIcons(): Promise<GeneratedFile[]> {
  const svg = await readFile(SOURCE, 'utf8')
  const square = createSquareIcon(svg)
  return [
    ['public/favicon.ico', wrapPng(await renderPng(svg, TAB_SIZE))],
    ['public/apple-touch-icon.png', await renderPng(square, HOME_SCREEN_SIZE)],
    ...(await Promise.all(
      MANIFEST_ICONS.map(async ({ file, size, purpose }): Promise<GeneratedFile> => [
        `public/${file}`,
        await renderPng(purpose === 'maskable' ? square : svg, size),
      ]),
    )),
  ]
}

/**
 * Phones cut an icon to their own shape, and show transparent corners in black. So this one has no round corners, and all of the
 * lantern is in the middle: within the circle that no phone cuts (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
const createSquareIcon = (svg: string): string =>
  svg
    .replace(/(<rect[^>]*) rx="\d+"([^>]*>)/, '$1$2<g transform="translate(8 7.5) scale(.75)">')
    .replace('</svg>', '</g></svg>')

const renderPng = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize(size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

const HEADER_BYTES = 22

/** Returns an ICO file with a single image: a header, an entry of the directory, and the PNG file itself. */
function wrapPng(png: Buffer): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt16LE(1, 2) // type: icon
  header.writeUInt16LE(1, 4) // number of images
  header.writeUInt8(TAB_SIZE, 6)
  header.writeUInt8(TAB_SIZE, 7)
  header.writeUInt16LE(1, 10) // color planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(HEADER_BYTES, 18) // where the image begins
  return Buffer.concat([header, png])
}
