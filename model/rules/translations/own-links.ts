// Names the links that were changed to the address of a Spanish page under a name that it cannot keep.
import type { AnyEntry } from '../../define-collection'
import { listWords } from '../../text/list-words'

const MAX_PLACES = 4

/**
 * Returns the sentence that says where to write the address, or nothing if no line of another file has the one of now.
 * @param ownAddress the address that the page gets with the name of the English file
 */
export function adviseOnLinks(
  { file, pagePath }: Pick<AnyEntry, 'file' | 'pagePath'>,
  ownAddress: string,
  texts: Readonly<Record<string, string>>,
): string {
  if (pagePath === null) return ''
  const places = Object.entries(texts).flatMap(([path, text]) => {
    const folder = file.slice(0, file.indexOf('/') + 1)
    if (folder + path === file || !text.includes(pagePath)) return []
    const lines = text
      .split('\n')
      .flatMap((line, index) => (hasLink(line, pagePath) ? [String(index + 1)] : []))
    if (lines.length === 0) return []
    return `${lines.length === 1 ? 'line' : 'lines'} ${listWords(lines)} of ${folder}${path}`
  })
  if (places.length === 0) return ''
  const named = places.slice(0, MAX_PLACES)
  const rest = places.length > MAX_PLACES ? ' Other files have such links, too.' : ''
  return `Then write ${ownAddress} in place of ${pagePath} on ${listWords(named)}.${rest}`
}

/** Returns whether a line has the whole path in it, as a link or as the value of a field. */
function hasLink(line: string, path: string): boolean {
  const [before, after] = line.split(path)
  return after !== undefined && /[(:=\-"'\s]$/.test(before ?? '') && /^(?:[)#?"'}\s]|$)/.test(after)
}
