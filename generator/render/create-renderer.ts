// Renders pages with the bundled code. Only this file of the build knows how vite-plugin-ssr does that.
import { join, relative } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { CollectedStyles } from '../../renderer/styles/emotion-styles'
import type { ResolvedPage, PageInput } from '../../renderer/page-context'
import { PART_SCRIPTS } from '../../renderer/scripts/part-scripts'
import { loadScriptPaths } from '../bundle/bundle-pages'
import { placeSourcesOnPage } from '../preview/place-sources'
import { findOwnFrames } from '../process/stack-frames.mjs'
import { getErrorMessage } from '../process/system-error.mjs'
import { createPageError, withPageName } from './page-error'
import './quiet-plugin'

export type Renderer = {
  /** @throws when the page cannot be rendered; the message names it */
  readonly render: (page: ResolvedPage) => Promise<RenderedHtml>
  /** Returns the CSS rules of all pages rendered so far. */
  readonly styles: () => CollectedStyles
}

export type RenderedHtml = {
  /** The HTML with the stylesheet's name without a hash. */
  readonly html: string
  /** The parts of the HTML that other pages contain too (components/once). */
  readonly shared: readonly string[]
}

export type Rendered = {
  readonly httpResponse: { readonly statusCode: number; readonly body: string } | null
  readonly errorWhileRendering?: unknown
  /** What the page threw. */
  readonly renderError?: unknown
  readonly styles?: () => CollectedStyles
  readonly shared?: readonly string[]
}

/**
 * Resolves to the function that finds the template and the data of the page at a path. It throws an error that names the page.
 * @param bundled the directory that `bundlePages` returned
 */
export async function loadPageResolver(
  bundled: string,
): Promise<(input: PageInput) => ResolvedPage> {
  const pages = (await importServer(
    bundled,
    'entries/pages_default-page-server.mjs',
  )) as PageModules
  return (input) => withPageName(input.urlPathname, () => pages.resolvePage(input))
}

/** The exports of `pages/_default.page.server.tsx` that are used here. */
export type PageModules = { readonly resolvePage: (input: PageInput) => ResolvedPage }

/** @param bundled the directory that `bundlePages` returned */
export async function createRenderer(bundled: string): Promise<Renderer> {
  const { renderPage } = (await importServer(bundled, 'plugin.mjs')) as SsrPlugin
  await registerPages(bundled)
  const getScriptPath = await loadScriptPaths(bundled)
  let styles: () => CollectedStyles = () => ({})
  const render = async (page: ResolvedPage) => {
    const { base, urlPathname, canonical } = page.data
    // The plugin expects the path with the base, and the root of the base without a trailing slash.
    const urlOriginal = (base + urlPathname.slice(1)).replace(/(.)\/$/, '$1')
    const rendered = (await renderPage({ urlOriginal, ...page })) as Rendered
    const error = rendered.renderError ?? rendered.errorWhileRendering
    if (error) throw createPageError(urlPathname, error)
    if (rendered.httpResponse?.statusCode !== (canonical === null ? 404 : 200))
      throw createPageError(urlPathname, 'it has no template.')
    styles = rendered.styles ?? styles
    const html = addPartScripts(
      rendered.httpResponse.body,
      (module) => base + getScriptPath(module),
    )
    const result = { html, shared: rendered.shared ?? [] }
    return page.data.layout.preview === undefined ? result : placeSourcesOnPage(result)
  }
  return { render, styles: () => styles() }
}

/** Adds the scripts of the parts that the page has, or their URLs. Browsers without `blocking` paint before they have run such a script. */
function addPartScripts(html: string, getUrl: (module: string) => string): string {
  const tags = PART_SCRIPTS.filter(({ marker }) => html.includes(marker)).map(
    ({ module, blocking, onDemand }) =>
      onDemand === undefined
        ? `<script type="module" src="${getUrl(module)}"${blocking ? ' blocking="render"' : ''}></script>`
        : `<meta name="${onDemand}" content="${getUrl(module)}">`,
  )
  return html.replace('</head>', () => `${tags.join('')}</head>`)
}

type SsrPlugin = typeof import('vite-plugin-ssr/server')

/** Waits for the plugin's `importBuild` to register the pages, which it does in a promise that it does not return. */
async function registerPages(bundled: string): Promise<void> {
  await importServer(bundled, 'importBuild.mjs')
  const scope = globalThis as { __vite_plugin_ssr__buildGetters?: { getters: unknown } }
  while (!scope.__vite_plugin_ssr__buildGetters?.getters) await setImmediate()
}

async function importServer(bundled: string, file: string): Promise<unknown> {
  try {
    return (await import(pathToFileURL(join(bundled, 'server', file)).href)) as unknown
  } catch (cause) {
    const message = `The code of the pages could not be started: ${getErrorMessage(cause)}`
    // The code of a template throws in a file of the project; what is damaged does not even load.
    const remedy =
      findOwnFrames(cause).length > 0
        ? ''
        : `\nIf the code in ${relative(process.cwd(), bundled)} is damaged, "npm run build -- --no-cache" makes it again.`
    throw new Error(message + remedy, { cause })
  }
}
