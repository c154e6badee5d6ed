// What a browser does when it opens every page of the site: the data of the table about privacy. A test compares it with what it sees
// (tests/browser/privacy.test.ts), and `npm run privacy-report` writes it.

export type PrivacyReport = {
  /** The hosts other than the site's own that were asked for anything when a page was opened. */
  readonly hosts: readonly string[]
  /** The names of cookies. */
  readonly cookies: readonly string[]
  /** What was stored in the browser when a page was opened, such as `localStorage theme`. */
  readonly storage: readonly string[]
  /** What was stored after a visitor had asked for it. */
  readonly storageOnRequest: readonly string[]
  /** The headers of requests that tell something about a visitor. */
  readonly headers: readonly string[]
}
