// The parsed text of an entry: plain data, independent of the Markdown libraries.

/**
 * HTML split wherever the base path belongs: joining the parts with the base (`/`, or `/preview/pr-7/`) gives the whole. So one
 * parsed text works at any base, without a search for URLs in HTML.
 */
export type HtmlParts = readonly string[]

export type Block =
  | { readonly kind: 'html'; readonly html: HtmlParts }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'note'; readonly html: HtmlParts }
  | { readonly kind: 'urgent'; readonly html: HtmlParts }

export type Heading = { readonly id: string; readonly text: string; readonly depth: number }

/** The headings and images of a text, without the text itself. */
export type BodySummary = {
  readonly headings: readonly Heading[]
  /** The file names of the images in the text. */
  readonly images: readonly string[]
}

export type Body = BodySummary & { readonly blocks: readonly Block[] }

export const EMPTY_BODY: Body = { blocks: [], headings: [], images: [] }
