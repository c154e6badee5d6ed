// Every address of the site to its HTML, through the bundled pages.
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Build, PageDocument, PageInput } from '../../renderer/types'
import type { Styles } from '../../renderer/styles'
import { siteAddresses } from '../content/addresses'
import type { Site } from '../content/site'

export type RenderedPage = {
  /** Below the site's folder: `about/history.html`. */
  readonly file: string
  readonly html: string
}

export type RenderedSite = { readonly pages: readonly RenderedPage[]; readonly styles: Styles }

/** No address of the site can be this one: file names have no capital letters. */
const UNKNOWN = '/NOT-FOUND'

type Rendered = {
  readonly httpResponse: { readonly statusCode: number; readonly body: string } | null
  readonly errorWhileRendering?: unknown
  readonly styles?: Styles
  readonly exports?: { readonly documentAt: (input: PageInput) => PageDocument }
}

/**
 * @param bundled the folder that `bundle` made
 * @throws when a page cannot be rendered; the message names it
 */
export async function renderPages(
  bundled: string,
  site: Site,
  build: Build,
): Promise<RenderedSite> {
  // Loaded only now: a build that stops at a mistake in the content has no use for it.
  const { renderPage } = await import('vite-plugin-ssr/server')
  await loadServer(bundled)
  const render = async (address: string, context: object, expected: number) => {
    // The plugin wants the address with its base, and the base's own root without a slash at its end.
    const urlOriginal = (build.base + address.slice(1)).replace(/(.)\/$/, '$1')
    const rendered = (await renderPage({ urlOriginal, ...context })) as Rendered
    if (rendered.httpResponse?.statusCode === expected)
      return { ...rendered, page: { file: fileOf(address), html: rendered.httpResponse.body } }
    const cause = rendered.errorWhileRendering
    throw new Error(
      `The page ${address} could not be rendered: ${cause instanceof Error ? cause.message : 'it has no template.'}`,
      { cause },
    )
  }

  const notFound = await render(UNKNOWN, { site, build }, 404)
  const pages = [notFound.page]
  let styles = notFound.styles ?? {}
  for (const address of siteAddresses(site)) {
    const document = notFound.exports?.documentAt({ site, build, urlPathname: address })
    const rendered = await render(address, document ?? {}, 200)
    pages.push(rendered.page)
    styles = rendered.styles ?? styles
  }
  return { pages, styles }
}

/** The plugin's `importBuild.cjs` registers the pages in a promise that it hands to nobody, so it is watched here. */
async function loadServer(bundled: string): Promise<void> {
  await import(pathToFileURL(join(bundled, 'server', 'importBuild.cjs')).href)
  const registered = globalThis as { __vite_plugin_ssr__buildGetters?: { getters: unknown } }
  while (!registered.__vite_plugin_ssr__buildGetters?.getters) await setImmediate()
}

function fileOf(address: string): string {
  if (address === UNKNOWN) return '404.html'
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}
