// The text of an entry, ready to be shown: plain data with nothing of the Markdown libraries in it.

/**
 * HTML without its base path: the pieces are joined with the base (`/`, or `/preview/pr-7/`) to give the whole. So the same
 * text serves at any base, and nobody has to search HTML for addresses.
 */
export type HtmlParts = readonly string[]

export type Block =
  | { readonly kind: 'html'; readonly html: HtmlParts }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'note'; readonly html: HtmlParts }
  | { readonly kind: 'urgent'; readonly html: HtmlParts }

export type Heading = { readonly id: string; readonly text: string; readonly depth: number }

/** What can be told of a text without reading it. */
export type BodySummary = {
  readonly headings: readonly Heading[]
  /** The files in `images` that it shows. */
  readonly images: readonly string[]
}

export type Body = BodySummary & { readonly blocks: readonly Block[] }

export const EMPTY_BODY: Body = { blocks: [], headings: [], images: [] }
