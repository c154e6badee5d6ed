// The parsed text of an entry: plain data, independent of the Markdown libraries.
import type { DirectiveName } from './directives/directive-table'

/**
 * HTML split wherever the base path belongs: joining the parts with the base (`/`, or `/preview/pr-7/`) gives the whole. So one
 * parsed text works at any base, without a search for URLs in HTML.
 */
export type HtmlParts = readonly string[]

/** The boxes of which nothing is known but their text. */
export type BoxName = Exclude<DirectiveName, 'button' | 'hotline' | 'question'>

export type Block =
  | { readonly kind: 'html' | BoxName; readonly html: HtmlParts }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** A question whose answer opens below it. The id is that of the answer, or null for a text without its own page. */
  | {
      readonly kind: 'question'
      readonly id: string | null
      readonly depth: number
      readonly question: string
      readonly html: HtmlParts
    }
  /** The number of the hotline, from content/site.md. */
  | { readonly kind: 'hotline' }

export type Heading = { readonly id: string; readonly text: string; readonly depth: number }

/** The headings and images of a text, without the text itself. */
export type BodySummary = {
  readonly headings: readonly Heading[]
  /** The file names of the images in the text. */
  readonly images: readonly string[]
}

export type Body = BodySummary & { readonly blocks: readonly Block[] }

export const EMPTY_BODY: Body = { blocks: [], headings: [], images: [] }
