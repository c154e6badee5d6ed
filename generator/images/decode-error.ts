// The error for an image that cannot be decoded although its header is valid, so that the check accepted it.

export function createDecodeError(source: string, cause: unknown): Error {
  const message = `The picture ${source} is damaged. Save it again as JPEG or PNG, and upload that.`
  return new Error(message, { cause })
}
