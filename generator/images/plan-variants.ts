// Which copies of a photo there will be, and what they are called: known before a page is rendered and a photo is decoded.
import type { CopiesByFile } from '../../components/image/variants'
import type { PictureSizes } from '../../model/source/read-content'
import { hexHashOf } from '../../model/hash'
import { damaged } from './decode-error'
import { MOST_PIXELS, PLAIN_WIDTH, SETTINGS, WIDTHS, type Format } from './encode'
import { loadSharp } from './load-sharp'
import type { PhotoReader } from './read-source-image'

export type PlannedCopy = {
  /** Its name in `images`. */
  readonly file: string
  /** The name of the photo, by which it is read. */
  readonly source: string
  readonly width: number
  readonly format: Format
  /** Of the photo's bytes and of all that makes a copy what it is. */
  readonly hash: string
}

export type CopyPlan = { readonly planned: readonly PlannedCopy[]; readonly copies: CopiesByFile }

/** Copies of all pictures but SVG, which are published as they are. */
export async function planCopies(read: PhotoReader, pictures: PictureSizes): Promise<CopyPlan> {
  const planned: PlannedCopy[] = []
  const copies: Record<string, CopiesByFile[string]> = {}
  for (const [source, { width }] of Object.entries(pictures)) {
    if (source.endsWith('.svg')) continue
    const bytes = await read(source)
    const sharp = await loadSharp()
    const { sharp: version, vips } = sharp.versions
    const hash = hexHashOf(16, bytes, `${SETTINGS} ${version} ${vips} `)
    const [stem = '', ending = ''] = source.split('.')
    const of = (format: Format, wide: number): PlannedCopy => ({
      ...{ source, hash, format, width: wide },
      file: `${stem}-${wide}.${hash.slice(0, 8)}.${format}`,
    })
    const fitting = WIDTHS.filter((one) => one <= width)
    const widths = fitting.length === 0 ? [width] : fitting
    const avif = widths.map((wide) => of('avif', wide))
    const webp = widths.map((wide) => of('webp', wide))
    const { hasAlpha } = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .metadata()
      .catch((cause: unknown) => {
        throw damaged(source, cause)
      })
    const plain = of(hasAlpha ? 'png' : 'jpg', Math.min(width, PLAIN_WIDTH))
    // For a page that leads to the photo by its own name.
    const named: PlannedCopy = {
      ...of(ending === 'jpeg' ? 'jpg' : (ending as Format), Math.min(width, Math.max(...WIDTHS))),
      file: source,
    }
    planned.push(...avif, ...webp, plain, named)
    copies[source] = { avif: avif.map(short), webp: webp.map(short), plain: plain.file }
  }
  return { planned, copies }
}

const short = ({ file, width }: PlannedCopy) => ({ file, width })
