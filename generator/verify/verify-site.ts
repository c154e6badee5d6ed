// Looks at the site as it was built, before anybody else does: nothing broken is ever published.
import { splitUrl } from '../../model/links/link-target'
import {
  hasAnchor,
  describeMissingAnchor,
  checkPage,
  mergeFragments,
  type FragmentSummaries,
} from './check-page'
import type { BuiltPage, HtmlSummary, SharedParts } from './inspect-html'

type Expected = {
  /** All pages by their files. */
  readonly pages: ReadonlyMap<string, BuiltPage>
  /** The paths of all files of the site. */
  readonly written: ReadonlySet<string>
  readonly parts: SharedParts
  readonly base: string
  readonly policy: string
}

type VerifyContext = Expected & {
  /** What is wrong with a link, or with something that a page loads; most stand on many pages. */
  readonly linkFaults: (address: string) => readonly string[]
  readonly loadFaults: (address: string) => readonly string[]
  /** By the names of the parts, with spaces between them; many pages have the same. */
  readonly sharedFacts: (names: string) => FragmentSummaries
}

/**
 * @param looked the pages to be looked at, by their files; without it, all
 * @throws when anything is wrong with them; the message lists it all
 */
export function verifySite(expected: Expected, looked = expected.pages): void {
  const around: VerifyContext = {
    ...expected,
    linkFaults: remember((address) => linkFaults(address, around)),
    loadFaults: remember((address) => loadFaults(address, around)),
    sharedFacts: remember((names) => mergeFragments(names, expected.parts)),
  }
  // What is wrong with a part that many pages have is found out once, and told of each.
  const ofParts = new Map(
    Object.entries(expected.parts).map(([name, part]) => [name, htmlFaults(part, around)]),
  )
  const faults = [...looked].flatMap(([file, page]) =>
    [
      ...(around.written.has(file) ? [] : ['it was not written']),
      ...checkPage(page, around.sharedFacts(page.shared.join(' '))),
      ...page.shared.flatMap((name) => ofParts.get(name) ?? []),
      ...htmlFaults(page.own, around),
    ].map((fault) => `${file}: ${fault}`),
  )
  if (faults.length > 0) {
    throw new Error(
      `the built site is not in order, so it was not published.\n${faults.join('\n')}`,
    )
  }
}

/** What is wrong with HTML whatever page it is on. */
function htmlFaults(
  { forbidden, scripts, loads, links }: HtmlSummary,
  around: VerifyContext,
): string[] {
  return [
    ...forbidden.map((what) => `it holds ${what}`),
    ...scripts
      .filter((hash) => !around.policy.includes(hash))
      .map(() => 'it holds a script that the policy does not know'),
    ...loads.flatMap(around.loadFaults),
    ...links.flatMap(around.linkFaults),
  ]
}

function loadFaults(address: string, { base, written }: VerifyContext): string[] {
  const isThere = address.startsWith(base) && written.has(decodeURI(address.slice(base.length)))
  return isThere ? [] : [`it loads ${address}, which is not on this site`]
}

/** Links to other sites, to mail and to phones were checked with the content; here it is those to pages of this site. */
function linkFaults(
  address: string,
  { base, written, pages, sharedFacts }: VerifyContext,
): string[] {
  if (/^(https:|mailto:|tel:|sms:|#)/.test(address)) return []
  const { path, anchor = '' } = splitUrl(address)
  if (!path.startsWith(base)) return [`the link ${address} leaves the site`]
  const below = path.slice(base.length)
  const target = below === '' ? 'index.html' : written.has(below) ? below : `${below}.html`
  if (!written.has(target)) return [`the link ${address} leads nowhere`]
  const page = pages.get(target)
  // A place in a file for download is for its reader to find.
  if (anchor === '' || page === undefined) return []
  const ids = [...page.own.ids, ...sharedFacts(page.shared.join(' ')).ids]
  return hasAnchor(anchor, ids) ? [] : [describeMissingAnchor(address)]
}

function remember<Result>(find: (key: string) => Result): (key: string) => Result {
  const known = new Map<string, Result>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const result = find(key)
    known.set(key, result)
    return result
  }
}
