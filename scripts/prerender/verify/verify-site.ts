// Looks at the site as it was built, before anybody else does: nothing broken is ever published.
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { BuiltPage } from './read-page'

type Expected = {
  /** All pages by their files. */
  readonly pages: ReadonlyMap<string, BuiltPage>
  readonly base: string
  readonly policy: string
}

/**
 * @param folder where the site was written
 * @throws when anything is wrong with it; the message lists it all
 */
export async function verifySite(folder: string, { pages, base, policy }: Expected): Promise<void> {
  const written = await listFiles(folder)
  const faults = [...pages].flatMap(([file, page]) =>
    [
      ...(written.has(file) ? [] : ['it was not written']),
      ...pageFaults(page, policy),
      ...page.loads
        .filter((address) => !loadsFromSite(address, base, written))
        .map((address) => `it loads ${address}, which is not on this site`),
      ...page.links.flatMap((address) => linkFault(address, { base, file, written, pages })),
    ].map((fault) => `${file}: ${fault}`),
  )
  if (faults.length > 0) {
    throw new Error(
      `the built site is not in order, so it was not published.\n${faults.join('\n')}`,
    )
  }
}

function pageFaults(
  { ids, scripts, forbidden, titles, headings }: BuiltPage,
  policy: string,
): string[] {
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
  return [
    ...twice.map((id) => `the id "${id}" is there twice`),
    ...forbidden.map((what) => `it holds ${what}`),
    ...scripts
      .filter((hash) => !policy.includes(hash))
      .map(() => 'it holds a script that the policy does not know'),
    ...(titles === 1 ? [] : [`it has ${titles} titles`]),
    ...(headings === 1 ? [] : [`it has ${headings} headings of the first rank`]),
  ]
}

function loadsFromSite(address: string, base: string, written: ReadonlySet<string>): boolean {
  return address.startsWith(base) && written.has(decodeURI(address.slice(base.length)))
}

type Around = {
  base: string
  file: string
  written: ReadonlySet<string>
  pages: ReadonlyMap<string, BuiltPage>
}

/** Links to other sites, to mail and to phones were checked with the content; here it is those on this site. */
function linkFault(address: string, { base, file, written, pages }: Around): string[] {
  if (/^(https:|mailto:|tel:|sms:)/.test(address)) return []
  const [path = '', anchor] = address.split('#')
  if (path !== '' && !path.startsWith(base)) return [`the link ${address} leaves the site`]
  const below = path.slice(base.length)
  const target =
    path === '' ? file : below === '' ? 'index.html' : written.has(below) ? below : `${below}.html`
  if (!written.has(target)) return [`the link ${address} leads nowhere`]
  const found =
    anchor === undefined ||
    anchor === '' ||
    (pages.get(target)?.ids.includes(decodeURIComponent(anchor)) ?? false)
  return found ? [] : [`the link ${address} leads to a place that is not on its page`]
}

async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  )
}
