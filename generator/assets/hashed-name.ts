// Files that are named after their content: a browser may keep one forever, because a new content has a new name.
import { createHash } from 'node:crypto'

/** `assets/site.css` becomes `assets/site.0123456789.css`. */
export function hashedName(path: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  return path.replace(/\.\w+$/, (ending) => `.${hash}${ending}`)
}
