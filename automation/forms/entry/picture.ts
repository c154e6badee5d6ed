// Fetches the picture that someone chose in a form, and makes it fit for the site: upright, and without the place where it was taken.
import { encodeWithoutMetadata } from '../../../generator/autofix/strip-image-location'
import { detectImageFormat } from '../../../model/images/image-format'
import type { ImageSize } from '../../../model/images/image-size'
import { inspectImage } from '../../../model/images/inspect-image'
import { HEIC, MAX_IMAGE_BYTES } from '../../../model/images/image-problems'
import { escapeTyped, type Advice } from '../reply/advice'

export type Picture = {
  /** The name of its file in content/images. */
  readonly name: string
  readonly bytes: Uint8Array
  readonly size: ImageSize
}

/** Resolves to the bytes at an address, or null if they cannot be had or are more than `maxBytes`. */
export type Download = (url: string, maxBytes: number) => Promise<Uint8Array | null>

/** Matches the address that GitHub gives to an upload. Nothing else is ever fetched. */
const UPLOAD = /https:\/\/github\.com\/user-attachments\/(?:assets|files)\/[\w-]+(?:\/[\w.-]+)?/

const PHOTO_FORMATS: readonly string[] = ['jpg', 'png', 'webp', 'avif']

/**
 * Resolves to the picture, or to what is wrong with it.
 * @param answer the Markdown that GitHub writes for an upload
 * @param slug the name of the file, without its ending
 */
export async function fetchPicture(
  answer: string,
  slug: string,
  download: Download,
): Promise<Picture | { readonly advice: Advice }> {
  const url = UPLOAD.exec(answer)?.[0]
  const typed = url === undefined ? null : await download(url, MAX_IMAGE_BYTES)
  if (typed === null)
    return {
      advice:
        '**A picture:** we could not open it. Please choose it once more, or choose another one.',
    }
  const format = detectImageFormat(typed)
  if (format === 'heic') return advise(HEIC)
  if (format === null || !PHOTO_FORMATS.includes(format))
    return {
      advice:
        '**A picture:** this is not a photo that browsers can show. Please choose a JPEG or PNG.',
    }
  const name = `${slug}.${format}`
  const { problem } = inspectImage(name, typed)
  const bytes =
    problem?.code === 'photo-location' ? await encodeWithoutMetadata(typed, format) : typed
  if (bytes === null) return { advice: '**A picture:** it cannot be read. Please choose another.' }
  const inspected = inspectImage(name, bytes)
  if (inspected.problem?.severity !== 'warning' && inspected.problem !== null)
    return advise(inspected.problem)
  return { name, bytes, size: inspected.size }
}

const advise = ({ message, fix }: { message: string; fix: string }): { advice: Advice } => ({
  advice: `**A picture:** ${escapeTyped(`${message} ${fix}`)}`,
})
