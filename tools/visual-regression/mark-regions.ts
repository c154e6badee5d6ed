// Cuts a part out of a screenshot and draws frames around regions in it.
import sharp from 'sharp'
import { theme } from '../../renderer/theme/theme'

/** In pixels of the screenshot. */
export type Region = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The distance of a frame from what it marks. */
const GAP = 8
const CORNER = 10
/** The pale stroke below the clay one is wider by 2 pixels. */
const STROKE = 4

/**
 * Resolves to the rows from `top` on, as WebP.
 * @param height the most rows to show
 */
export async function markRegions(
  screenshot: Buffer,
  regions: readonly Region[],
  { top, height }: { readonly top: number; readonly height: number },
): Promise<Buffer> {
  const size = await sharp(screenshot).metadata()
  const start = Math.max(0, Math.min(Math.round(top), size.height - 1))
  const frames = Buffer.from(drawFrames(regions, size.width, size.height))
  const marked = await sharp(screenshot)
    .composite([{ input: frames }])
    .png()
    .toBuffer()
  return sharp(marked)
    .extract({
      left: 0,
      top: start,
      width: size.width,
      height: Math.min(height, size.height - start),
    })
    .webp({ quality: 70 })
    .toBuffer()
}

const { secondary, background } = theme.palette

function drawFrames(regions: readonly Region[], width: number, height: number): string {
  const frames = regions.map((region) => {
    const left = Math.max(STROKE, region.left - GAP)
    const right = Math.min(width - STROKE, region.left + region.width + GAP)
    const shape = `x="${left}" y="${region.top - GAP}" width="${Math.max(0, right - left)}" height="${region.height + 2 * GAP}" rx="${CORNER}" fill="none"`
    return `<rect ${shape} stroke="${background.paper}" stroke-width="${STROKE + 2}"/><rect ${shape} stroke="${secondary.main}" stroke-width="${STROKE}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${frames.join('')}</svg>`
}
