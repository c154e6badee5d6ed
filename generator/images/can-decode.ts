// Whether a picture is in order to its end, found out by decoding it once.
import { LONGEST, MOST_PIXELS } from './encode'
import { loadSharp } from './load-sharp'

export async function decodes(bytes: Uint8Array): Promise<boolean> {
  const sharp = await loadSharp()
  const small = sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .resize(16)
    .timeout({ seconds: LONGEST })
  return small.toBuffer().then(
    () => true,
    () => false,
  )
}
