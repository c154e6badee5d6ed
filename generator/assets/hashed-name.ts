// Files that are named after their content: a browser may keep one forever, because a new content has a new name.
import { computeHexHash } from '../../model/hash'

/** `assets/site.css` becomes `assets/site.0123456789.css`. */
export function getHashedName(path: string, content: string | Uint8Array): string {
  return path.replace(/\.\w+$/, (ending) => `.${computeHexHash(10, content)}${ending}`)
}
