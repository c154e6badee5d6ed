// Whether a picture is in order to its end, found out by decoding it once.
import { MAX_SECONDS, MAX_PIXELS } from './encode'
import { loadSharp } from './load-sharp'

export async function canDecode(bytes: Uint8Array): Promise<boolean> {
  const sharp = await loadSharp()
  const small = sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .resize(16)
    .timeout({ seconds: MAX_SECONDS })
  return small.toBuffer().then(
    () => true,
    () => false,
  )
}
