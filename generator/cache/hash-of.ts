// The hash by which kept things are known.
import { createHash } from 'node:crypto'

/** @param before what stands before the content, such as a version */
export const hashOf = (content: string | Uint8Array, before = ''): string =>
  createHash('sha256').update(before).update(content).digest('base64url')
