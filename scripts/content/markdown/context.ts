// What the steps of reading a text share: what they may know, and where they say what they found.
import type { ReadContext } from '../field'
import type { PictureSizes } from '../read-content'
import type { Finding, Place } from '../problem'
import type { Reference } from '../reference'

export type MarkdownContext = ReadContext & {
  readonly pictures: PictureSizes
  /** The subject of e-mail links that name none. */
  readonly emailSubject: string
}

export type Notes = {
  readonly report: (finding: Finding, place: Place) => void
  readonly refer: (reference: Reference) => void
}

/** Where a node of the tree starts, counted within the text. */
export function placeOf(node: { position?: { start: Place } | undefined }): Place {
  return node.position?.start ?? { line: 1, column: 1 }
}
