// Looks at the site as it was built, before anybody else does: nothing broken is ever published.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltPage, HtmlFacts, SharedParts } from './read-html'

type Expected = {
  /** All pages by their files. */
  readonly pages: ReadonlyMap<string, BuiltPage>
  readonly parts: SharedParts
  readonly base: string
  readonly policy: string
}

type Around = Expected & {
  readonly written: ReadonlySet<string>
  /** What is wrong with a link, or with something that a page loads; most stand on many pages. */
  readonly linkFaults: (address: string) => readonly string[]
  readonly loadFaults: (address: string) => readonly string[]
}

/**
 * @param folder where the site was written
 * @throws when anything is wrong with it; the message lists it all
 */
export function verifySite(folder: string, expected: Expected): void {
  const around: Around = {
    ...expected,
    written: new Set(listFiles(folder)),
    linkFaults: remember((address) => linkFaults(address, around)),
    loadFaults: remember((address) => loadFaults(address, around)),
  }
  // What is wrong with a part that many pages have is found out once, and told of each.
  const ofParts = new Map(
    Object.entries(expected.parts).map(([name, part]) => [name, htmlFaults(part, around)]),
  )
  const faults = [...expected.pages].flatMap(([file, page]) =>
    [
      ...(around.written.has(file) ? [] : ['it was not written']),
      ...pageFaults(page, around),
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

const partsOf = ({ own, shared }: BuiltPage, parts: SharedParts): readonly HtmlFacts[] => [
  own,
  ...shared.flatMap((name) => parts[name] ?? []),
]

/** What is wrong with a page as a whole, whatever part of it each thing is in. */
function pageFaults(page: BuiltPage, { parts }: Around): string[] {
  const all = partsOf(page, parts)
  const ids = all.flatMap((one) => one.ids)
  const known = new Set(ids)
  const twice = ids.length === known.size ? [] : ids.filter((id, at) => ids.indexOf(id) !== at)
  const titles = all.reduce((sum, one) => sum + one.titles, 0)
  const headings = all.reduce((sum, one) => sum + one.headings, 0)
  return [
    ...[...new Set(twice)].map((id) => `the id "${id}" is there twice`),
    ...(titles === 1 ? [] : [`it has ${titles} titles`]),
    ...(headings === 1 ? [] : [`it has ${headings} headings of the first rank`]),
    ...all
      .flatMap((one) => one.links)
      .filter((link) => link.startsWith('#') && !isThere(link.slice(1), known))
      .map(lostPlace),
  ]
}

/** What is wrong with HTML whatever page it is on. */
function htmlFaults({ forbidden, scripts, loads, links }: HtmlFacts, around: Around): string[] {
  return [
    ...forbidden.map((what) => `it holds ${what}`),
    ...scripts
      .filter((hash) => !around.policy.includes(hash))
      .map(() => 'it holds a script that the policy does not know'),
    ...loads.flatMap(around.loadFaults),
    ...links.flatMap(around.linkFaults),
  ]
}

function loadFaults(address: string, { base, written }: Around): string[] {
  const isThere = address.startsWith(base) && written.has(decodeURI(address.slice(base.length)))
  return isThere ? [] : [`it loads ${address}, which is not on this site`]
}

/** Links to other sites, to mail and to phones were checked with the content; here it is those to pages of this site. */
function linkFaults(address: string, { base, written, pages, parts }: Around): string[] {
  if (/^(https:|mailto:|tel:|sms:|#)/.test(address)) return []
  const [path = '', anchor = ''] = address.split('#')
  if (!path.startsWith(base)) return [`the link ${address} leaves the site`]
  const below = path.slice(base.length)
  const target = below === '' ? 'index.html' : written.has(below) ? below : `${below}.html`
  if (!written.has(target)) return [`the link ${address} leads nowhere`]
  if (anchor === '') return []
  const page = pages.get(target)
  const ids = page === undefined ? [] : partsOf(page, parts).flatMap((one) => one.ids)
  return isThere(anchor, new Set(ids)) ? [] : [lostPlace(address)]
}

/** An anchor without a name leads to the top of the page. */
const isThere = (anchor: string, ids: ReadonlySet<string>) =>
  anchor === '' || ids.has(decodeURIComponent(anchor))

const lostPlace = (address: string) =>
  `the link ${address} leads to a place that is not on its page`

function remember<Result>(find: (address: string) => Result): (address: string) => Result {
  const known = new Map<string, Result>()
  return (address) => {
    const result = known.get(address) ?? find(address)
    known.set(address, result)
    return result
  }
}

/** The paths of all files below the folder. */
function listFiles(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(folder, `${below}${entry.name}/`) : [below + entry.name],
  )
}
