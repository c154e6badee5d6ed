// What becomes of a form: the contract between the job that reads it and the job that may write.

/** A file from the root of the repository. */
export type ProposedFile = { readonly path: string; readonly base64: string }

export type Proposal = {
  readonly status: 'proposal'
  readonly issue: number
  readonly branch: string
  readonly title: string
  /** Markdown. */
  readonly description: string
  readonly files: readonly ProposedFile[]
}

export type FormResult =
  | Proposal
  /** Something is to be changed in the form; the comment says what, as Markdown. */
  | { readonly status: 'refused'; readonly issue: number; readonly comment: string }
  /** The software has failed, although nothing may be wrong with the form. */
  | { readonly status: 'failed'; readonly issue: number }
  /** The issue is not a form. */
  | { readonly status: 'unrelated' }
