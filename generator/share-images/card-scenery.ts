// Draws what all cards have in common: the hills of the footer, and on them the logo with a name.
import { readFile } from 'node:fs/promises'
import { memoize } from '../../model/memoize/memoize'
import { SHARE_IMAGE_SIZE } from './card'
import { cardColors } from './card-colors'
import type { Typeface } from './typefaces'

const { width, height } = SHARE_IMAGE_SIZE

/** The part of the hills that a card shows, with the house beside a picture. */
const HILLS = { x: 900, width: 960, height: 120, top: 452 }
const SCALE = width / HILLS.width

const readSvg = memoize((file: string) => readFile(file, 'utf8'))

/**
 * Returns SVG elements.
 * @param right where the far hills end: at a picture, which only the near ones cover
 */
export async function drawHills(right: number): Promise<string> {
  const svg = setColors(await readSvg('renderer/images/hills.svg'))
  const end = HILLS.x + right / SCALE
  const placed = svg
    .replace(
      /<svg[^>]*>/,
      `<svg viewBox="${HILLS.x} 0 ${HILLS.width} ${HILLS.height}" y="${HILLS.top}" width="${width}" height="${HILLS.height * SCALE}"><clipPath id="far"><path d="M0 0H${end}V${HILLS.height}H0z"/></clipPath>`,
    )
    .replace('class="far"', 'class="far" clip-path="url(#far)"')
  const bottom = HILLS.top + HILLS.height * SCALE
  return `${placed}<path d="M0 ${bottom - 1}H${width}V${height}H0z" fill="${cardColors.hills}"/>`
}

/** Replaces the variables of the hills with their colors by day, because librsvg knows no variables. */
function setColors(svg: string): string {
  const [, declared = ''] = /:root\{([^}]*)\}/.exec(svg) ?? []
  const colors = new Map(declared.split(';').map((line) => line.split(':') as [string, string]))
  return svg.replace(/var\((.*?)\)/g, (_, name: string) => colors.get(name) ?? '')
}

export async function drawLogo(place: { x: number; y: number; size: number }): Promise<string> {
  const { x, y, size } = place
  const attributes = `x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 64 64"`
  return (await readSvg('public/favicon.svg')).replace(/<svg[^>]*>/, `<svg ${attributes}>`)
}

const NAME = { size: 34, baseline: 594, left: 132, logo: 48 }

/** Draws the name of the organization at the foot of a card, smaller if it is long. */
export async function drawSignature(name: string, face: Typeface): Promise<string> {
  const size = Math.min(NAME.size, (width - NAME.left - 72) / face.measure(name))
  const logo = await drawLogo({ x: 72, y: NAME.baseline - 35, size: NAME.logo })
  const path = face.draw(name, { x: NAME.left, baseline: NAME.baseline, size })
  return `${logo}<path d="${path}" fill="${cardColors.onHills}"/>`
}
