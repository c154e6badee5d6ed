// The links and pictures that checks find in text which the parser left as it was typed.
import type { ProblemDetails } from '../../../problems/problem'
import type { TextRange } from '../../../problems/text-edits'

/** Adjacent text, as typed and as parsed (`value`). It may contain bare URLs, which the parser turns into links. */
export type TextRun = TextRange & { readonly value: string }

/** A link or picture that is not written as it has to be, with where it was typed. */
export type FoundLink = {
  readonly problem: ProblemDetails
  readonly isImage: boolean
  readonly range: TextRange
}
