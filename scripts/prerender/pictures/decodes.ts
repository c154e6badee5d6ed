// Whether a picture is in order to its end, found out by decoding it once.
import sharp from 'sharp'
import { MOST_PIXELS } from './formats'

export async function decodes(bytes: Uint8Array): Promise<boolean> {
  const small = sharp(bytes, { limitInputPixels: MOST_PIXELS }).resize(16)
  return small.toBuffer().then(
    () => true,
    () => false,
  )
}
