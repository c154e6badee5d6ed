// Whether a picture is in order to its end, found out by decoding it once.
import { MAX_SIDE_PX, MAX_PIXELS } from './encode'
import { loadSharp } from './load-sharp'

export async function canDecode(bytes: Uint8Array): Promise<boolean> {
  const sharp = await loadSharp()
  const small = sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .resize(16)
    .timeout({ seconds: MAX_SIDE_PX })
  return small.toBuffer().then(
    () => true,
    () => false,
  )
}
