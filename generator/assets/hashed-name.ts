// Names files after their content, so that browsers may cache them forever: changed content gets a new name.
import { computeHexHash } from '../../model/memoize/hash'

/** Inserts a hash of the content before the extension: `assets/site.css` becomes `assets/site.0123456789.css`. */
export function getHashedName(path: string, content: string | Uint8Array): string {
  return path.replace(/\.\w+$/, (extension) => `.${computeHexHash(10, content)}${extension}`)
}
