// `npm run dev`: the site while it is being written; a saved file shows in the open page at once.
import { createServer, type ServerResponse } from 'node:http'
import { extname, join, resolve } from 'node:path'
import sirv from 'sirv'
import { createServer as createVite, type Connect } from 'vite'
import { renderPage } from 'vite-plugin-ssr/server'
import { runCommand } from './command-line/exit'
import { readOptions } from './command-line/options'
import { readDay, readPort } from './command-line/values'
import { dayIn } from './content/day'
import { siteRedirects } from './content/redirects'
import { isStockFile } from './content/stock/stock-address'
import { openContent } from './dev/live-content'
import { EMPTY_PAGE, withProblems } from './dev/problem-panel'
import { watchFolder } from './dev/watch-folder'
import { readFont } from './prerender/fonts'
import { stockStore } from './prerender/pictures/stock-store'
import { FACES } from '../renderer/faces'
import { STYLESHEET } from '../renderer/stylesheet-address'
import { writeStylesheet, type Styles } from '../renderer/styles'
import type { Build } from '../renderer/types'
import { listen } from './serve/listen'

/** Folders whose files are rendered on this side, so that the browser does not know of them. */
const CODE = ['components', 'pages', 'renderer', 'scripts/content']

type Answer = (
  request: Connect.IncomingMessage,
  response: ServerResponse,
  next: Connect.NextFunction,
) => Promise<void>

/** Milliseconds of quiet after which a file counts as saved: editors write in several steps. */
const SETTLE = 40

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2), {
    content: { value: 'folder', default: 'content', about: 'Where the Markdown files are.' },
    port: { value: 'number', about: 'Serves the site at this port.', read: readPort },
    'as-of': { value: 'day', about: 'Shows the site as it is on that day.', read: readDay },
  })
  const today = (zone: string) => options['as-of'] ?? dayIn(zone, new Date())
  const stock = stockStore()
  const content = await openContent(options.content, today, stock)
  const server = createServer()
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server }, watch: { ignored: ['**/dist/**'] } },
    appType: 'custom',
    logLevel: 'warn',
  })
  const images = sirv(join(options.content, 'images'), { dev: true })
  let styles: Styles = {}

  const folder = resolve(options.content)
  await watchFolder(vite.watcher, folder)
  const watched = [folder, ...CODE.map((one) => resolve(one))]
  const follow = async () => {
    await content.reload()
    vite.ws.send({ type: 'full-reload' })
  }
  let settling: NodeJS.Timeout | undefined
  vite.watcher.on('all', (_, file) => {
    if (!watched.some((one) => file.startsWith(one))) return
    clearTimeout(settling)
    settling = setTimeout(() => void follow().catch(console.error), SETTLE)
  })

  const answer: Answer = async (request, response, next) => {
    const path = request.url?.split('?')[0] ?? '/'
    if (path === `/${STYLESHEET}`) return send(response, 200, 'text/css', writeStylesheet(styles))
    const face = FACES.find(({ address }) => path === `/${address}`)
    if (face !== undefined)
      return void response.setHeader('content-type', 'font/woff2').end(await readFont(face))
    if (path.startsWith('/images/')) {
      const file = path.slice('/images/'.length)
      const photo = isStockFile(file) ? await stock.read(file) : null
      if (photo !== null) return void response.setHeader('content-type', 'image/jpeg').end(photo)
      request.url = `/${file}`
      return images(request, response, next)
    }
    if (extname(path) !== '' && extname(path) !== '.html') return next()
    const site = content.site()
    if (site === null)
      return send(response, 200, 'text/html', withProblems(EMPTY_PAGE, content.problems()))
    const address = path.replace(/\.html$/, '')
    const moved = siteRedirects(site).find(({ from }) => from === address)
    if (moved !== undefined) return void response.writeHead(302, { location: moved.to }).end()
    const { timeZone, url } = site.settings
    const build: Build = {
      ...{ today: today(timeZone), base: '/', url, pullRequest: null, policy: null },
      ...{ lastChanged: {}, copies: {}, fonts: FACES.map((face) => face.address) },
    }
    const rendered = await renderPage({ urlOriginal: address, site, build })
    if (rendered.httpResponse === null) return next()
    styles = (rendered as { styles?: () => Styles }).styles?.() ?? styles
    const { statusCode, body } = rendered.httpResponse
    send(response, statusCode, 'text/html', withProblems(body, content.problems()))
  }
  vite.middlewares.use(
    (request, response, next) => void answer(request, response, next).catch(next),
  )
  server.on('request', vite.middlewares)

  const port = await listen(server, options.port)
  console.log(`The site is at http://localhost:${port}/ and follows every file that you save.`)
  console.log('Press Ctrl+C to stop it.')
  await new Promise((stop) => process.once('SIGINT', stop).once('SIGTERM', stop))
  server.close()
  server.closeAllConnections()
  await vite.close()
  return 0
})

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response
    .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
    .end(text)
}
