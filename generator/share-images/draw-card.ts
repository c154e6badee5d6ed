// Draws a card as a PNG image: the same bytes on every machine.
import type { Sharp } from 'sharp'
import { loadSharp } from '../images/load-sharp'
import { SHARE_IMAGE_SIZE, type Card, type NeutralCard, type PageCard } from './card'
import { cardColors } from './card-colors'
import { drawHills, drawLogo, drawSignature } from './card-scenery'
import { loadTypefaces, type Typefaces } from './typefaces'
import { fitText } from './wrap-text'

const { width, height } = SHARE_IMAGE_SIZE

/** Where the picture of a card is: at the right edge, down to the hills. */
export const PICTURE_BOX = { left: 724, top: 0, width: 476, height: 600 }
/** The radius of the left corners of the picture, which rest on the background. */
const CORNER = 40

const MARGIN = 72
/** The space between text and picture. */
const GAP = 44
const LINE = { size: 36, baseline: 112 }
const TITLE = {
  top: 150,
  bottom: 462,
  lineHeight: 1.1,
  sizes: [96, 88, 80, 72, 64, 56, 50, 44, 38, 32],
}

/** @param picture an image of the size of the box, or null for a card without a picture */
export async function drawCard(card: Card, picture: Uint8Array | null): Promise<Buffer> {
  const typefaces = await loadTypefaces()
  const sharp = await loadSharp()
  const foreground =
    card.title === null
      ? await drawNeutralText(card, typefaces)
      : await drawPageText(card, picture !== null, typefaces)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${foreground}</svg>`
  const layers = [
    ...(picture === null ? [] : [{ input: Buffer.from(picture), ...PICTURE_BOX }]),
    { input: Buffer.from(svg), left: 0, top: 0 },
  ]
  const { background } = cardColors
  return encodeDrawing(
    sharp({ create: { width, height, channels: 3, background } }).composite(layers),
  )
}

/** Returns a PNG image. Level 6 is four times as fast as 9 and an eighth larger; a palette would show steps in the skies. */
export const encodeDrawing = (image: Sharp): Promise<Buffer> =>
  image.removeAlpha().png({ compressionLevel: 6 }).toBuffer()

async function drawPageText(
  { title, line, name }: PageCard,
  hasPicture: boolean,
  faces: Typefaces,
): Promise<string> {
  const room = (hasPicture ? PICTURE_BOX.left - GAP : width - MARGIN) - MARGIN
  const titleBox = {
    width: room,
    height: TITLE.bottom - TITLE.top,
    lineHeight: TITLE.lineHeight,
  }
  const { lines, size } = fitText(title, titleBox, TITLE.sizes, faces.title.measure)
  const step = size * TITLE.lineHeight
  const top = TITLE.top + (titleBox.height - lines.length * step) / 2
  const titlePaths = lines.map((text, index) =>
    faces.title.draw(text, { x: MARGIN, baseline: top + index * step + size * 0.86, size }),
  )
  const linePath =
    line === null
      ? ''
      : faces.text.draw(line, {
          x: MARGIN,
          baseline: LINE.baseline,
          size: Math.min(LINE.size, room / faces.text.measure(line)),
        })
  return [
    hasPicture ? drawCorners() : '',
    await drawHills(hasPicture ? PICTURE_BOX.left : width),
    `<path d="${linePath}" fill="${cardColors.line}"/>`,
    `<path d="${titlePaths.join('')}" fill="${cardColors.title}"/>`,
    await drawSignature(name, faces.text),
  ].join('')
}

/** Covers what is beyond the round corners of the picture. */
function drawCorners(): string {
  const { left, top } = PICTURE_BOX
  return `<path d="M${left} ${top}h${CORNER}a${CORNER} ${CORNER} 0 0 0 ${-CORNER} ${CORNER}z" fill="${cardColors.background}"/>`
}

async function drawNeutralText({ name }: NeutralCard, { title }: Typefaces): Promise<string> {
  const scenery = `${await drawLogo({ x: width / 2 - 80, y: 108, size: 160 })}${await drawHills(width)}`
  if (name === null) return scenery
  const size = Math.min(84, (width - 2 * MARGIN) / title.measure(name))
  const x = (width - title.measure(name) * size) / 2
  const path = title.draw(name, { x, baseline: 376, size })
  return `${scenery}<path d="${path}" fill="${cardColors.title}"/>`
}
