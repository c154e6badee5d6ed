// Where builds keep what a later one need not make again; to delete it all is never wrong.
import { createHash } from 'node:crypto'
import { join } from 'node:path'

export const CACHE = 'node_modules/.cache/site'

/** The place of what is kept of builds of one kind: the same for the same facts, such as the content folder and the base. */
export function cacheFor(kind: string, facts: readonly unknown[]): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([process.cwd(), ...facts]))
    .digest('hex')
  return join(CACHE, `${kind}-${hash.slice(0, 16)}`)
}
