// Renders a page with the current code of the templates: Vite loads it again after each change.
import type { ViteDevServer } from 'vite'
// First, because the plugin prints something as soon as it is loaded.
import '../render/quiet-plugin'
import { renderPage as renderWithPlugin } from 'vite-plugin-ssr/server'
import type { PageInput } from '../../renderer/page-context'
import type { CollectedStyles } from '../../renderer/styles/emotion-styles'
import type { PageModules, Rendered } from '../render/create-renderer'
import { createPageError, withPageName } from '../render/page-error'

export type DevPage = {
  readonly status: number
  readonly html: string
  readonly styles: CollectedStyles
}

export type SsrLoader = Pick<ViteDevServer, 'ssrLoadModule' | 'ssrFixStacktrace'>

/**
 * Renders the page at a path, or the error page for a path that does not exist.
 * @throws an error with the positions of the source files, as long as the code has a mistake
 */
export async function renderPage(vite: SsrLoader, input: PageInput): Promise<DevPage> {
  const { urlPathname } = input
  try {
    // Loaded here first, because the plugin prints the errors of what it loads.
    await vite.ssrLoadModule('/renderer/_default.page.server.tsx')
    const pages = await vite.ssrLoadModule('/pages/_default.page.server.tsx')
    const page = withPageName(urlPathname, () => (pages as PageModules).resolvePage(input))
    const rendered = (await renderWithPlugin({ urlOriginal: urlPathname, ...page })) as Rendered
    const { httpResponse, styles, renderError = rendered.errorWhileRendering } = rendered
    if (!httpResponse || renderError) throw createPageError(urlPathname, renderError)
    return { status: httpResponse.statusCode, html: httpResponse.body, styles: styles?.() ?? {} }
  } catch (error) {
    for (let part = error; part instanceof Error; part = part.cause) vite.ssrFixStacktrace(part)
    throw error
  }
}
