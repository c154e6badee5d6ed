// Validates a downloaded image by its bytes, whatever its host says that they are.
import { detectImageFormat } from '../images/image-format'
import type { ImageSize } from '../images/image-size'
import { inspectImage } from '../images/inspect-image'
import type { FileProblem } from '../problems/problem'
import { NOT_AN_IMAGE, forRemoteImage, WEB_PAGE_URL } from './remote-image-problems'

type ValidatedImage = {
  /** Null if the image cannot be shown. */
  readonly size: ImageSize | null
  readonly problem: FileProblem | null
}

/** Formats accepted from other websites. An SVG is a document, not only an image. */
const ACCEPTED_FORMATS = ['jpg', 'png', 'webp', 'avif']

export function validateRemoteImage(bytes: Uint8Array): ValidatedImage {
  const start = Buffer.from(bytes.subarray(0, 1000)).toString('utf8')
  if (/^\uFEFF?\s*<(?:!doctype html|html|head|body)\b/i.test(start))
    return { size: null, problem: WEB_PAGE_URL }
  const format = detectImageFormat(bytes)
  if (format === null || !ACCEPTED_FORMATS.includes(format))
    return { size: null, problem: NOT_AN_IMAGE }
  const { size, problem } = inspectImage(`remote.${format}`, bytes)
  // A GPS position is harmless here: the file is not in our repository, and its variants do not have the position.
  if (problem === null || problem.code === 'photo-location') return { size, problem: null }
  return { size: problem.severity === 'warning' ? size : null, problem: forRemoteImage(problem) }
}
