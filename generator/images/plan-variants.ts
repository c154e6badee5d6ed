// Which copies of a photo there will be, and what they are called: known before a page is rendered and a photo is decoded.
import type { VariantsByFile } from '../../components/image/variants'
import type { ImageSizes } from '../../model/images/image-size'
import { computeHexHash } from '../../model/hash'
import { createDecodeError } from './decode-error'
import { MAX_PIXELS, FALLBACK_WIDTH, ENCODER_SETTINGS, VARIANT_WIDTHS, type Format } from './encode'
import { loadSharp } from './load-sharp'
import type { ImageReader } from './read-source-image'

export type PlannedVariant = {
  /** Its name in `images`. */
  readonly file: string
  /** The name of the photo, by which it is read. */
  readonly source: string
  readonly width: number
  readonly format: Format
  /** Of the photo's bytes and of all that makes a copy what it is. */
  readonly hash: string
}

export type VariantPlan = {
  readonly planned: readonly PlannedVariant[]
  readonly variants: VariantsByFile
}

/** Copies of all pictures but SVG, which are published as they are. */
export async function planVariants(read: ImageReader, images: ImageSizes): Promise<VariantPlan> {
  const planned: PlannedVariant[] = []
  const variants: Record<string, VariantsByFile[string]> = {}
  for (const [source, { width }] of Object.entries(images)) {
    if (source.endsWith('.svg')) continue
    const bytes = await read(source)
    const sharp = await loadSharp()
    const { sharp: version, vips } = sharp.versions
    const hash = computeHexHash(16, bytes, `${ENCODER_SETTINGS} ${version} ${vips} `)
    const [stem = '', ending = ''] = source.split('.')
    const of = (format: Format, wide: number): PlannedVariant => ({
      ...{ source, hash, format, width: wide },
      file: `${stem}-${wide}.${hash.slice(0, 8)}.${format}`,
    })
    const fitting = VARIANT_WIDTHS.filter((one) => one <= width)
    const widths = fitting.length === 0 ? [width] : fitting
    const avif = widths.map((wide) => of('avif', wide))
    const webp = widths.map((wide) => of('webp', wide))
    const { hasAlpha } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .metadata()
      .catch((cause: unknown) => {
        throw createDecodeError(source, cause)
      })
    const plain = of(hasAlpha ? 'png' : 'jpg', Math.min(width, FALLBACK_WIDTH))
    // For a page that leads to the photo by its own name.
    const named: PlannedVariant = {
      ...of(
        ending === 'jpeg' ? 'jpg' : (ending as Format),
        Math.min(width, Math.max(...VARIANT_WIDTHS)),
      ),
      file: source,
    }
    planned.push(...avif, ...webp, plain, named)
    variants[source] = { avif: avif.map(short), webp: webp.map(short), plain: plain.file }
  }
  return { planned, variants }
}

const short = ({ file, width }: PlannedVariant) => ({ file, width })
