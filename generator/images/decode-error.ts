// What is said of a photo whose head is in order, so that the check found nothing, but which cannot be decoded.

export function createDecodeError(source: string, cause: unknown): Error {
  const words = `The picture ${source} is damaged. Save it again as JPEG or PNG, and upload that.`
  return new Error(words, { cause })
}
