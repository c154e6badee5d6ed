// Answers the dev server's requests for pages, their stylesheet, fonts, images and downloads. Vite serves the browser's scripts.
import type { ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import type { Connect } from 'vite'
import { renderPage } from 'vite-plugin-ssr/server'
import type { Day } from '../../model/dates/day'
import { getRedirects } from '../../model/routing/redirects'
import { findSensitivePaths } from '../../model/sensitive-pages'
import type { ImageCache } from '../../model/remote-images/fetch-remote-images'
import { isRemoteImageFile } from '../../model/remote-images/remote-image-url'
import { EMBED_STYLESHEET_PATH } from '../../components/embed/embed-stylesheet'
import { readSharedAsset } from '../assets/shared-assets'
import { FONTS } from '../../renderer/fonts/fonts'
import { listSiteFiles } from '../site-files/site-files'
import { createSpeculationRules } from '../../renderer/security/speculation-rules'
import { STYLESHEET_PATH } from '../../renderer/styles/stylesheet-path'
import { writeStylesheet, type CollectedStyles } from '../../renderer/styles/emotion-styles'
import type { BuildContext } from '../../renderer/page-context'
import { sendContentFile } from './content-files'
import type { ContentSession } from './content-session'
import { FALLBACK_PAGE, injectErrorOverlay } from './error-overlay'
import { HOT_UPDATE_SCRIPT } from './hot-update/events'

type MiddlewareOptions = {
  /** The content folder. */
  readonly folder: string
  readonly content: () => ContentSession
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
  folder,
  content,
  today,
  remoteImages,
}: MiddlewareOptions): Connect.NextHandleFunction {
  let styles: CollectedStyles = {}

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

    const session = content()
    await session.reloadOnNewDay()
    const sendPage = (status: number, html: string) => {
      const page = injectErrorOverlay(html, session.problems())
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
      speculationRules: createSpeculationRules('/', findSensitivePaths(site)),
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
    const rendered = await renderPage({ urlOriginal: pagePath, site, build })
    if (rendered.httpResponse === null) return next()
    styles = (rendered as { styles?: () => CollectedStyles }).styles?.() ?? styles
    sendPage(rendered.httpResponse.statusCode, rendered.httpResponse.body)
  }
  return (request, response, next) => void handle(request, response, next).catch(next)
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response
    .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
    .end(text)
}
