// Verifies a built site before it is published: its links, anchors, ids, scripts, and everything that its pages load.
import { splitUrl } from '../../model/links/link-target'
import { memoize } from '../../model/memoize/memoize'
import {
  hasAnchor,
  describeMissingAnchor,
  checkPage,
  mergeFragments,
  type FragmentSummaries,
} from './check-page'
import type { BuiltPage, HtmlSummary, SharedParts } from './inspect-html'

type SiteToVerify = {
  /** All pages by their files. */
  readonly pages: ReadonlyMap<string, BuiltPage>
  /** The paths of all files of the site. */
  readonly written: ReadonlySet<string>
  readonly parts: SharedParts
  readonly base: string
  readonly policy: string
  /** The paths, with the base, of pages that others put beside the site once it is built. */
  readonly elsewhere: readonly string[]
}

type VerifyContext = SiteToVerify & {
  /** The faults of a link or of a loaded URL. Memoized, because most of them occur on many pages. */
  readonly checkLink: (link: string) => readonly string[]
  readonly checkLoad: (url: string) => readonly string[]
  /** The combined data of shared parts, by their names separated by spaces. Memoized, because many pages have the same parts. */
  readonly getSharedSummaries: (names: string) => FragmentSummaries
}

/**
 * @param pagesToCheck the pages to verify by their files; all pages by default
 * @throws when anything is wrong with them; the message lists all faults
 */
export function verifySite(site: SiteToVerify, pagesToCheck = site.pages): void {
  const context: VerifyContext = {
    ...site,
    checkLink: memoize((link) => checkLink(link, context)),
    checkLoad: memoize((url) => checkLoad(url, context)),
    getSharedSummaries: memoize((names) => mergeFragments(names, site.parts)),
  }
  // A shared part is checked once, and its faults are reported for each page that contains it.
  const faultsOfParts = new Map(
    Object.entries(site.parts).map(([name, part]) => [name, checkHtml(part, context)]),
  )
  const faults = [...pagesToCheck].flatMap(([file, page]) =>
    [
      ...(context.written.has(file) ? [] : ['it was not written']),
      ...checkPage(page, context.getSharedSummaries(page.shared.join(' '))),
      ...page.shared.flatMap((name) => faultsOfParts.get(name) ?? []),
      ...checkHtml(page.own, context),
    ].map((fault) => `${file}: ${fault}`),
  )
  if (faults.length > 0) {
    throw new Error(
      `the built site is not in order, so it was not published.\n${faults.join('\n')}`,
    )
  }
}

/** Returns the faults of HTML that do not depend on the page that contains it. */
function checkHtml(
  { forbidden, scripts, loads, links, shareImages }: HtmlSummary,
  context: VerifyContext,
): string[] {
  return [
    ...forbidden.map((item) => `it contains ${item}`),
    ...scripts
      .filter((hash) => !context.policy.includes(hash))
      .map(() => 'it contains a script that the policy does not allow'),
    ...loads.flatMap(context.checkLoad),
    ...links.flatMap(context.checkLink),
    ...shareImages
      .filter((file) => !context.written.has(file))
      .map((file) => `apps would show ${file} of it, which is not on this site`),
  ]
}

function checkLoad(url: string, { base, written }: VerifyContext): string[] {
  const exists =
    url.startsWith(base) && written.has(decodeURI(url.slice(base.length).replace(/#.*/, '')))
  return exists ? [] : [`it loads ${url}, which is not on this site`]
}

/** Checks links to pages of this site. Links to other sites, email addresses and phones were checked with the content. */
function checkLink(
  link: string,
  { base, written, pages, elsewhere, getSharedSummaries }: VerifyContext,
): string[] {
  if (elsewhere.includes(link) || /^(https:|mailto:|tel:|sms:|#)/.test(link)) return []
  const { path, anchor = '' } = splitUrl(link)
  if (!path.startsWith(base)) return [`the link ${link} leaves the site`]
  const relative = path.slice(base.length)
  const target =
    relative === '' ? 'index.html' : written.has(relative) ? relative : `${relative}.html`
  if (!written.has(target)) return [`the link ${link} leads nowhere`]
  const page = pages.get(target)
  // An anchor in a download, such as `#page=2`, is for the program that opens it.
  if (anchor === '' || page === undefined) return []
  const ids = [...page.own.ids, ...getSharedSummaries(page.shared.join(' ')).ids]
  return hasAnchor(anchor, ids) ? [] : [describeMissingAnchor(link)]
}
