// Checks that an image is intact to its end by decoding it.
import { INPUT_OPTIONS, TIMEOUT_SECONDS } from './encode'
import { loadSharp } from './load-sharp'

export async function canDecode(bytes: Uint8Array): Promise<boolean> {
  const sharp = await loadSharp()
  const small = sharp(bytes, INPUT_OPTIONS).resize(16).timeout({ seconds: TIMEOUT_SECONDS })
  return small.toBuffer().then(
    () => true,
    () => false,
  )
}
