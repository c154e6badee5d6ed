// Renders pages through the bundled code. The only file of the build that knows how vite-plugin-ssr does it.
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Styles } from '../../renderer/styles/emotion-styles'
import type { ResolvedPage, PageInput } from '../../renderer/page-context'
import { messageOf } from '../process/system-error.mjs'

export type Renderer = {
  /** @throws when the page cannot be rendered; the message names it */
  readonly render: (document: ResolvedPage) => Promise<RenderedHtml>
  /** The rules of all pages rendered so far. */
  readonly styles: () => Styles
}

export type RenderedHtml = {
  /** The stylesheet has its name without a hash in it. */
  readonly html: string
  /** The parts of it that stand on other pages too (components/once). */
  readonly shared: readonly string[]
}

type Rendered = {
  readonly httpResponse: { readonly statusCode: number; readonly body: string } | null
  readonly errorWhileRendering?: unknown
  readonly styles?: () => Styles
  readonly shared?: readonly string[]
}

/**
 * What tells of what the page at an address is made.
 * @param bundled the folder that `bundle` made
 */
export async function loadPageResolver(
  bundled: string,
): Promise<(input: PageInput) => ResolvedPage> {
  const pages = (await importServer(
    bundled,
    'entries/pages_default-page-server.mjs',
  )) as PageModules
  return pages.resolvePage
}

type PageModules = { readonly resolvePage: (input: PageInput) => ResolvedPage }

/** @param bundled the folder that `bundle` made */
export async function createRenderer(bundled: string): Promise<Renderer> {
  const { renderPage } = (await importServer(bundled, 'plugin.mjs')) as SsrPlugin
  await registerPages(bundled)
  let styles: () => Styles = () => ({})
  const render = async (document: ResolvedPage) => {
    const { base, urlPathname, canonical } = document.data
    // The plugin wants the address with its base, and the base's own root without a slash at its end.
    const urlOriginal = (base + urlPathname.slice(1)).replace(/(.)\/$/, '$1')
    const rendered = (await renderPage({ urlOriginal, ...document })) as Rendered
    if (rendered.httpResponse?.statusCode !== (canonical === null ? 404 : 200)) {
      const cause = rendered.errorWhileRendering
      const why = cause instanceof Error ? cause.message : 'it has no template.'
      throw new Error(`The page ${urlPathname} could not be rendered: ${why}`, { cause })
    }
    styles = rendered.styles ?? styles
    return { html: rendered.httpResponse.body, shared: rendered.shared ?? [] }
  }
  return { render, styles: () => styles() }
}

type SsrPlugin = typeof import('vite-plugin-ssr/server')

/** The plugin's `importBuild` registers the pages in a promise that it hands to nobody, so it is watched here. */
async function registerPages(bundled: string): Promise<void> {
  await importServer(bundled, 'importBuild.mjs')
  const registered = globalThis as { __vite_plugin_ssr__buildGetters?: { getters: unknown } }
  while (!registered.__vite_plugin_ssr__buildGetters?.getters) await setImmediate()
}

async function importServer(bundled: string, file: string): Promise<unknown> {
  try {
    return (await import(pathToFileURL(join(bundled, 'server', file)).href)) as unknown
  } catch (cause) {
    const remedy = 'If that code is damaged, "npm run build -- --no-cache" makes it again.'
    throw new Error(
      `The code of the pages in ${bundled} could not be started: ${messageOf(cause)}. ${remedy}`,
      { cause },
    )
  }
}
