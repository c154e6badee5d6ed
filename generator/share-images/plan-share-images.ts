// Plans the images of shared links and their names, before any page is rendered or any image is drawn.
import { isDrawing } from '../../components/image/variants'
import { computeHexHash } from '../../model/memoize/hash'
import { memoize } from '../../model/memoize/memoize'
import type { ImageSize } from '../../model/images/image-size'
import { getQuietName } from '../../model/sensitive-pages'
import type { Site } from '../../model/site'
import type { ShareImage, ShareImages } from '../../renderer/page-context'
import { encode } from '../images/encode'
import { loadSharp } from '../images/load-sharp'
import type { VariantPlan } from '../images/plan-variants'
import type { ImageReader } from '../images/read-source-image'
import { SHARE_IMAGE_SIZE, type Card } from './card'
import { chooseShareImages, type ShareMotif } from './choose-share-images'
import { cropImage, type Picture } from './crop-image'
import { drawCard, encodeDrawing, PICTURE_BOX } from './draw-card'
import { canDraw, composeLetters } from './typefaces'

/** The folder of the images, relative to the base path. */
const SHARE_FOLDER = 'assets/share/'

/**
 * The version of what cards look like. Increment it with every change: apps remember an image by its URL, and the build by its name.
 * The test of the neutral card notices every change, also one of sharp or of the fonts.
 */
const CARD_DESIGN = 1

export type PlannedShareImage = {
  /** The path of the image in the site, with a hash of everything that determines its bytes. */
  readonly file: string
  readonly create: () => Promise<Uint8Array>
}

export type ShareImagePlan = {
  readonly images: ShareImages
  readonly planned: readonly PlannedShareImage[]
}

type PlanOptions = {
  /** The absolute URL of the public site's root, without a trailing slash. */
  readonly url: string
  readonly read: ImageReader
  readonly variantPlan: Pick<VariantPlan, 'drawings' | 'variants'>
}

export function planShareImages(site: Site, options: PlanOptions): ShareImagePlan {
  const { url, read, variantPlan } = options
  const planned = new Map<string, PlannedShareImage>()
  const crop = createCropper(read)
  // Thousands of posts share a few drawings.
  const getName = memoize((motif: string) => computeHexHash(12, motif))
  const plan = ({ alt, ...motif }: ShareMotif<Card> & { alt: string }): ShareImage => {
    const { card, picture } = motif
    // The published name of the picture contains a hash of its bytes.
    const source = picture && variantPlan.variants[picture.file]?.fallback
    const name = getName(JSON.stringify([CARD_DESIGN, card, source, picture?.focus]))
    const file = `${SHARE_FOLDER}${name}.${card === null && !isDrawing(picture.file) ? 'jpg' : 'png'}`
    planned.set(file, { file, create: () => createImage(motif, crop) })
    return { url: `${url}/${file}`, ...SHARE_IMAGE_SIZE, alt }
  }
  const quietName = composeLetters(getQuietName(site.settings))
  const neutralCard = { title: null, name: canDraw(quietName) ? quietName : null }
  const neutral = plan({ card: neutralCard, picture: null, alt: quietName })
  const drawingsWithText = findDrawingsWithText(variantPlan.drawings)
  const choices = chooseShareImages(site, (file) => !drawingsWithText.has(file))
  const byPath = Object.fromEntries([...choices].map(([path, choice]) => [path, plan(choice)]))
  return { images: { neutral, byPath }, planned: [...planned.values()] }
}

/** Returns the drawings whose letters would have a font of the machine. */
const findDrawingsWithText = (drawings: VariantPlan['drawings']): ReadonlySet<string> =>
  new Set(
    drawings
      .filter(({ content }) => Buffer.from(content).includes('<text'))
      .map(({ source }) => source),
  )

type Crop = (picture: Picture, box: ImageSize) => Promise<Uint8Array>

/** Crops each drawing once, because many posts show it. There may be too many photos to keep in memory. */
function createCropper(read: ImageReader): Crop {
  const crop: Crop = async (picture, box) => cropImage(await read(picture.file), picture, box)
  const cropDrawing = memoize((key: string) => crop(...(JSON.parse(key) as Parameters<Crop>)))
  return (picture, box) =>
    isDrawing(picture.file) ? cropDrawing(JSON.stringify([picture, box])) : crop(picture, box)
}

async function createImage({ card, picture }: ShareMotif<Card>, crop: Crop): Promise<Uint8Array> {
  if (card !== null) return drawCard(card, picture && (await crop(picture, PICTURE_BOX)))
  const sharp = await loadSharp()
  const cropped = sharp(await crop(picture, SHARE_IMAGE_SIZE))
  return isDrawing(picture.file) ? encodeDrawing(cropped) : encode(cropped, 'jpg').toBuffer()
}
