// Checks that an image is intact to its end by decoding it.
import { TIMEOUT_SECONDS, MAX_PIXELS } from './encode'
import { loadSharp } from './load-sharp'

export async function canDecode(bytes: Uint8Array): Promise<boolean> {
  const sharp = await loadSharp()
  const small = sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .resize(16)
    .timeout({ seconds: TIMEOUT_SECONDS })
  return small.toBuffer().then(
    () => true,
    () => false,
  )
}
