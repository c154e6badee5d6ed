// The data of the search, which the build writes (generator/site-files/search) and the browser fetches when a visitor opens the search.

/** A part of a page that begins with a heading, or the part before the first heading. */
export type SearchSection = {
  /** The anchor of the heading, or empty. */
  readonly id: string
  readonly heading: string
  readonly text: string
}

/** A page or a person that can be found. */
export type SearchEntry = {
  /** Relative to the base path: `about/team#ann`; empty for the home page. */
  readonly path: string
  /** The path of the English page that it translates. */
  readonly original?: string
  readonly title: string
  /** The title of the page above it, such as "Events", or empty. Words in it do not count: they would find all pages below. */
  readonly parent: string
  /** The day of an event or a post, the role of a person, or empty. */
  readonly detail: string
  /** "Canceled", or why it is not on the public site: "Draft". Only previews have such entries. */
  readonly status?: string
  readonly summary: string
  /** Other names, which are searched but not shown. */
  readonly alsoKnownAs?: readonly string[]
  readonly sections: readonly SearchSection[]
}

/** An address that leads to a page, for the page for unknown paths. */
export type KnownAddress = {
  /** Relative to the base path; a former address leads to its page by a redirect. */
  readonly path: string
  /** The title of the page if a typing error may mean it. */
  readonly title?: string
}

/** Where the build publishes the entries, relative to the base path. */
export const SEARCH_INDEX_PATH = 'search.json'

/** Where the build publishes the known addresses, relative to the base path. */
export const ADDRESSES_PATH = 'addresses.json'
