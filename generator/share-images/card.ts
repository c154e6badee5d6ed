// What a card shows: the drawn image of a page that is shared without a photo.

/** The size that Facebook, LinkedIn, WhatsApp and others ask for. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 }

/** The card of a single page. */
export type PageCard = {
  readonly title: string
  /** The line above the title, such as the day of an event. */
  readonly line: string | null
  /** The name of the organization. */
  readonly name: string
}

/** The card of all pages without an image of their own, with the quiet name, or none if the fonts lack its letters. */
export type NeutralCard = { readonly title: null; readonly name: string | null }

export type Card = PageCard | NeutralCard
