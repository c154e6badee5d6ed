// Plans the files of each image and their names, before any page is rendered or any image is decoded.
import { HASHED_IMAGES, IMAGES, type VariantsByFile } from '../../components/image/variants'
import type { ImageSizes } from '../../model/images/image-size'
import { computeHexHash } from '../../model/memoize/hash'
import { createDecodeError } from './decode-error'
import {
  ENCODER_SETTINGS,
  FALLBACK_WIDTH,
  INPUT_OPTIONS,
  VARIANT_WIDTHS,
  type Format,
} from './encode'
import { loadSharp } from './load-sharp'
import { planDrawings, type PlannedDrawing } from './plan-drawings'
import type { ImageReader } from './read-source-image'

export type PlannedVariant = {
  /** The path of the variant in the site. */
  readonly file: string
  /** The name of the image that it is made from. */
  readonly source: string
  readonly width: number
  readonly format: Format
  /** The hash of the source's bytes and of everything else that determines the variant's bytes. */
  readonly hash: string
}

export type VariantPlan = {
  readonly planned: readonly PlannedVariant[]
  readonly drawings: readonly PlannedDrawing[]
  readonly variants: VariantsByFile
}

/** Plans variants of all photos, and the drawings. */
export async function planVariants(read: ImageReader, images: ImageSizes): Promise<VariantPlan> {
  const planned: PlannedVariant[] = []
  const variants: Record<string, VariantsByFile[string]> = {}
  const drawings = await planDrawings(read, images)
  for (const { source, file } of drawings)
    variants[source] ??= { avif: [], webp: [], fallback: file }
  for (const [source, size] of Object.entries(images)) {
    if (source.endsWith('.svg')) continue
    const bytes = await read(source)
    const sharp = await loadSharp()
    const { sharp: version, vips } = sharp.versions
    const hash = computeHexHash(16, bytes, `${ENCODER_SETTINGS} ${version} ${vips} `)
    const [stem = '', extension = ''] = source.split('.')
    const createVariant = (format: Format, width: number): PlannedVariant => ({
      source,
      hash,
      format,
      width,
      file: `${HASHED_IMAGES}${stem}-${width}.${hash.slice(0, 8)}.${format}`,
    })
    const fittingWidths = VARIANT_WIDTHS.filter((width) => width <= size.width)
    const widths = fittingWidths.length === 0 ? [size.width] : fittingWidths
    const avif = widths.map((width) => createVariant('avif', width))
    const webp = widths.map((width) => createVariant('webp', width))
    const { hasAlpha } = await sharp(bytes, INPUT_OPTIONS)
      .metadata()
      .catch((cause: unknown) => {
        throw createDecodeError(source, cause)
      })
    const fallback = createVariant(hasAlpha ? 'png' : 'jpg', Math.min(size.width, FALLBACK_WIDTH))
    // For pages that link to the image by its own name.
    const linked: PlannedVariant = {
      ...createVariant(
        extension === 'jpeg' ? 'jpg' : (extension as Format),
        Math.min(size.width, Math.max(...VARIANT_WIDTHS)),
      ),
      file: `${IMAGES}${source}`,
    }
    planned.push(...avif, ...webp, fallback, linked)
    variants[source] = {
      avif: avif.map(toSource),
      webp: webp.map(toSource),
      fallback: fallback.file,
    }
  }
  return { planned, drawings, variants }
}

const toSource = ({ file, width }: PlannedVariant) => ({ file, width })
