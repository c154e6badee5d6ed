// What the dev server answers itself: pages, their stylesheet, fonts and pictures. Vite has the browser's scripts.
import type { ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import sirv from 'sirv'
import type { Connect } from 'vite'
import { renderPage } from 'vite-plugin-ssr/server'
import type { Day } from '../../model/dates/day'
import { getRedirects } from '../../model/routing/redirects'
import type { ImageCache } from '../../model/remote-images/fetch-remote-images'
import { isRemoteImageFile } from '../../model/remote-images/remote-image-url'
import { readFont } from '../assets/fonts'
import { FONTS } from '../../renderer/fonts/fonts'
import { STYLESHEET_PATH } from '../../renderer/styles/stylesheet-path'
import { writeStylesheet, type Styles } from '../../renderer/styles/emotion-styles'
import type { BuildContext } from '../../renderer/page-context'
import type { ContentSession } from './content-session'
import { FALLBACK_PAGE, injectErrorOverlay } from './error-overlay'

type MiddlewareOptions = {
  /** The content folder. */
  readonly folder: string
  readonly content: () => ContentSession
  readonly today: (timeZone: string) => Day
  readonly stock: ImageCache
}

/** Follows what is saved (generator/dev-server/hot-update/hot-update.client.ts). It comes first, so that no script has changed the page before. */
const UPDATE = '<script type="module" src="/generator/dev-server/hot-update/hot-update.client.ts"></script>'

export function createMiddleware({
  folder,
  content,
  today,
  stock,
}: MiddlewareOptions): Connect.NextHandleFunction {
  const images = sirv(join(folder, 'images'), { dev: true })
  const downloads = sirv(join(folder, 'files'), { dev: true })
  let styles: Styles = {}

  const answer = async (
    request: Connect.IncomingMessage,
    response: ServerResponse,
    next: Connect.NextFunction,
  ): Promise<void> => {
    const path = request.url?.split('?')[0] ?? '/'
    if (path === `/${STYLESHEET_PATH}`)
      return send(response, 200, 'text/css', writeStylesheet(styles))
    const face = FONTS.find(({ address }) => path === `/${address}`)
    if (face !== undefined)
      return void response.setHeader('content-type', 'font/woff2').end(await readFont(face))
    if (path.startsWith('/images/')) {
      const file = path.slice('/images/'.length)
      const photo = isRemoteImageFile(file) ? await stock.read(file) : null
      if (photo !== null) return void response.setHeader('content-type', 'image/jpeg').end(photo)
      request.url = `/${file}`
      return images(request, response, next)
    }
    if (path.startsWith('/files/')) {
      request.url = path.slice('/files'.length)
      return downloads(request, response, next)
    }
    if (extname(path) !== '' && extname(path) !== '.html') return next()

    const live = content()
    await live.keepUp()
    const sendPage = (status: number, html: string) => {
      const page = injectErrorOverlay(html, live.problems()).replace('<head>', `<head>${UPDATE}`)
      send(response, status, 'text/html', page)
    }
    const site = live.site()
    if (site === null) return sendPage(200, FALLBACK_PAGE)
    const address = path.replace(/\.html$/, '')
    const moved = getRedirects(site).find(({ from }) => from === address)
    if (moved !== undefined) return void response.writeHead(302, { location: moved.to }).end()
    const { timeZone, url } = site.settings
    const build: BuildContext = {
      ...{ today: today(timeZone), base: '/', url, pullRequest: null, policy: null },
      ...{ lastCommits: {}, variants: {}, fonts: FONTS.map((one) => one.address) },
    }
    const rendered = await renderPage({ urlOriginal: address, site, build })
    if (rendered.httpResponse === null) return next()
    styles = (rendered as { styles?: () => Styles }).styles?.() ?? styles
    sendPage(rendered.httpResponse.statusCode, rendered.httpResponse.body)
  }
  return (request, response, next) => void answer(request, response, next).catch(next)
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response
    .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
    .end(text)
}
