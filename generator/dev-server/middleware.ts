// Answers the dev server's requests for pages, their stylesheet, fonts, images and downloads. Vite serves the browser's scripts.
import type { ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { styleText } from 'node:util'
import type { Connect } from 'vite'
import type { Day } from '../../model/dates/day'
import { getRedirects } from '../../model/routing/redirects'
import { getAllPaths } from '../../model/routing/routes'
import type { ImageCache } from '../../model/remote-images/fetch-remote-images'
import { isRemoteImageFile } from '../../model/remote-images/remote-image-url'
import { EMBED_STYLESHEET_PATH } from '../../components/embed/embed-stylesheet'
import { readSharedAsset } from '../assets/shared-assets'
import { FONTS } from '../../renderer/fonts/fonts'
import { listSiteFiles } from '../site-files/site-files'
import { STYLESHEET_PATH } from '../../renderer/styles/stylesheet-path'
import { writeStylesheet, type CollectedStyles } from '../../renderer/styles/emotion-styles'
import type { BuildContext } from '../../renderer/page-context'
import { createErrorPage, describeCodeError } from './code-error'
import { NOT_FOUND_PATH } from '../publish/output-path'
import { sendContentFile } from './content-files'
import type { ContentSession } from './content-session'
import { FALLBACK_PAGE, injectErrorOverlay } from './error-overlay'
import { HOT_UPDATE_SCRIPT } from './hot-update/events'
import { renderPage, type SsrLoader } from './render-page'

type MiddlewareOptions = {
  readonly vite: SsrLoader
  /** The content folder. */
  readonly folder: string
  /** Resolves to the session. Rejects as long as the code that reads the content has a mistake. */
  readonly content: () => Promise<ContentSession>
  readonly today: (timeZone: string) => Day
  /** The cache of remote images. */
  readonly remoteImages: ImageCache
}

/** Goes first in the head, so that it runs before any script changes the page. */
const HOT_UPDATE_TAG = `<script type="module" src="${HOT_UPDATE_SCRIPT}"></script>`

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.json': 'application/json',
  '.ics': 'text/calendar',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

export function createMiddleware({
  vite,
  folder,
  content,
  today,
  remoteImages,
}: MiddlewareOptions): Connect.NextHandleFunction {
  let styles: CollectedStyles = {}
  let lastError = ''

  const handle = async (
    request: Connect.IncomingMessage,
    response: ServerResponse,
    next: Connect.NextFunction,
  ): Promise<void> => {
    const path = request.url?.split('?')[0] ?? '/'
    if (path === `/${STYLESHEET_PATH}`)
      return send(response, 200, 'text/css', writeStylesheet(styles))
    const asset = await readSharedAsset(path.slice(1))
    if (asset !== null)
      return void response.setHeader('content-type', CONTENT_TYPES[extname(path)] ?? '').end(asset)
    if (path.startsWith('/images/')) {
      const file = path.slice('/images/'.length)
      const remoteImage = isRemoteImageFile(file) ? await remoteImages.read(file) : null
      if (remoteImage !== null)
        return void response.setHeader('content-type', 'image/jpeg').end(remoteImage)
    }
    for (const name of ['images', 'files']) {
      const place = { directory: join(folder, name), base: `/${name}/` }
      if (await sendContentFile(response, path, place)) return
    }

    const session = await content()
    await session.reloadOnNewDay()
    const sendPage = (status: number, html: string) => {
      const page = injectErrorOverlay(html, session.problems(), folder)
      send(response, status, 'text/html', page.replace('<head>', `<head>${HOT_UPDATE_TAG}`))
    }
    const site = session.site()
    const isPage = extname(path) === '' || extname(path) === '.html'
    if (site === null) return isPage ? sendPage(200, FALLBACK_PAGE) : next()
    const pagePath = path.replace(/\.html$/, '')
    const redirect = getRedirects(site).find(({ from }) => from === pagePath)
    if (redirect !== undefined) return void response.writeHead(302, { location: redirect.to }).end()
    const { timeZone, url } = site.settings
    const build: BuildContext = {
      today: today(timeZone),
      base: '/',
      url,
      pullRequest: null,
      hasCalendar: true,
      policy: null,
      // A page fetched in advance may be outdated, and links to files would open the text editor when the mouse is over them.
      speculationRules: '{}',
      lastCommits: {},
      commitCounts: {},
      variants: {},
      fonts: FONTS.map(({ path: fontPath }) => fontPath),
      embedStylesheet: EMBED_STYLESHEET_PATH,
    }
    const createFile = listSiteFiles({ site, build }).get(path.slice(1))
    if (createFile !== undefined)
      return send(response, 200, CONTENT_TYPES[extname(path)] ?? 'text/plain', createFile())
    if (!isPage) return next()
    const urlPathname = getAllPaths(site).includes(pagePath) ? pagePath : NOT_FOUND_PATH
    const rendered = await renderPage(vite, { site, build, urlPathname })
    styles = rendered.styles
    lastError = ''
    sendPage(rendered.status, rendered.html)
  }
  const sendError = (response: ServerResponse, error: unknown) => {
    const description = describeCodeError(error)
    // Several open pages run into the same mistake.
    if (description !== lastError)
      console.error(styleText('red', description, { stream: process.stderr }))
    lastError = description
    send(response, 500, 'text/html', createErrorPage(error))
  }
  return (request, response, next) =>
    void handle(request, response, next).catch((error: unknown) => sendError(response, error))
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response
    .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
    .end(text)
}
