// The hash by which kept things are known.
import { createHash } from 'node:crypto'

export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url')
