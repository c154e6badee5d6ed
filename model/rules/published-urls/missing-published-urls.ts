// An address that is in the ledger and leads nowhere now: most often a file that was renamed.
import { PUBLISHED_URLS_FILE, parsePublishedUrls } from '../../routing/published-urls'
import { createProblem, type ProblemDetails, type Problem } from '../../problems/problem'
import { createRedirectEdit } from './redirect-edit'

type UrlContext = {
  /** The addresses of the site, each with the file behind it. */
  readonly files: ReadonlyMap<string, string>
  readonly redirected: ReadonlySet<string>
  readonly texts: Readonly<Record<string, string>>
  /** How the content folder is called in problems. */
  readonly name: string
}

/** The home page has a check of its own (required-pages.ts), and no other page can stand in for it. */
const HOME = '/'

/** @param ledger the ledger's text */
export function checkMissingPublishedUrls(
  ledger: string,
  { files, redirected, texts, name }: UrlContext,
): Problem[] {
  const recorded = parsePublishedUrls(ledger)
  const lost = recorded.filter(
    ({ address }) => address !== HOME && !files.has(address) && !redirected.has(address),
  )
  if (lost.length === 0) return []
  const known = new Set(recorded.map(({ address }) => address))
  const fresh = [...files.keys()].filter((address) => !known.has(address))
  const otherFiles = { lost: byFolder(lost.map((one) => one.address)), fresh: byFolder(fresh) }
  return lost.map(({ address, line }) => {
    const renamed = renamedTo(address, otherFiles)
    const file = renamed === null ? undefined : files.get(renamed)
    if (file === undefined)
      return createProblem(gone(address), { file: `${name}/${PUBLISHED_URLS_FILE}`, line })
    const suggestion = createRedirectEdit(texts[file.slice(name.length + 1)] ?? '', address)
    return createProblem({ ...moved(address), suggestion }, { file, line: suggestion?.line ?? 1 })
  })
}

type ByFolder = ReadonlyMap<string, readonly string[]>

/** The new address of a renamed file: one address of its folder is lost and one is new, so there is no doubt which. */
function renamedTo(
  address: string,
  { lost, fresh }: { readonly lost: ByFolder; readonly fresh: ByFolder },
): string | null {
  const folder = folderOf(address)
  const [to, ...more] = fresh.get(folder) ?? []
  return to === undefined || more.length > 0 || (lost.get(folder) ?? []).length > 1 ? null : to
}

/** Grouped once, because tens of thousands of addresses can be lost at a time. */
function byFolder(addresses: readonly string[]): ByFolder {
  const groups = new Map<string, string[]>()
  for (const address of addresses) {
    const group = groups.get(folderOf(address))
    if (group === undefined) groups.set(folderOf(address), [address])
    else group.push(address)
  }
  return groups
}

const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/'))

const gone = (address: string): ProblemDetails => ({
  code: 'address-lost',
  message: `The address ${address} was published, and it leads nowhere now (a draft does not count).`,
  fix: `Bring the page back, or open the page that takes its place: above its second --- line, ${addLines(address)}`,
})

const moved = (address: string): ProblemDetails => ({
  code: 'address-lost',
  message: `The address ${address} was published, and it leads nowhere now; this file seems to be its page with a new name.`,
  fix: `Above the second --- line, ${addLines(address)}`,
})

const addLines = (address: string) =>
  `add redirect_from: on one line and "  - ${address}" on the next.`
