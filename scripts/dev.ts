// `npm run dev`: the site while it is being written; a saved file shows in the open page at once.
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { createServer as createVite } from 'vite'
import { contentOption } from '../generator/cli/content-option'
import { exitCode, runMain } from '../generator/cli/exit'
import { parseOptions } from '../generator/cli/options'
import { parseDay, parsePort } from '../generator/cli/value-parsers'
import { getDayInTimeZone } from '../model/dates/day'
import { findForeignCode } from '../generator/bundle/foreign-code'
import { createMiddleware } from '../generator/dev-server/middleware'
import { handleFileChanges } from '../generator/dev-server/watch-changes'
import { waitForWatcher } from '../generator/dev-server/wait-for-watcher'
import { openRemoteImageCache } from '../generator/images/remote-image-cache'
import { listen } from '../generator/preview-server/listen'

/** Beside what is built: files that vite-plugin-ssr would run as soon as they are there (generator/bundle/foreign-code.ts). */
const WATCHED_BY_NONE = ['**/dist/**', '**/+*']

type LiveContentCode = typeof import('../generator/dev-server/content-session')

await runMain(async () => {
  const options = parseOptions(process.argv.slice(2), {
    content: contentOption,
    port: { value: 'number', about: 'Serves the site at this port.', read: parsePort },
    'as-of': { value: 'day', about: 'Shows the site as it is on that day.', read: parseDay },
  })
  const foreign = findForeignCode(process.cwd())
  if (foreign.length > 0) {
    console.error(
      `These files are programs and have no place here, so nothing was started. Delete them: ${JSON.stringify(foreign)}`,
    )
    return exitCode.problems
  }
  const today = (zone: string) => options['as-of'] ?? getDayInTimeZone(zone, new Date())
  const stock = openRemoteImageCache()
  const server = createServer()
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server }, watch: { ignored: WATCHED_BY_NONE } },
    appType: 'custom',
    logLevel: 'warn',
  })
  const folder = resolve(options.content)
  await waitForWatcher(vite.watcher, folder)
  // Through Vite, so that the content is read by the code as it stands after each change of it.
  const openContent = async () => {
    const code = await vite.ssrLoadModule('/generator/dev-server/content-session.ts')
    return (code as LiveContentCode).openContentSession(options.content, today, stock)
  }
  let content = await openContent()
  handleFileChanges(vite, folder, {
    content: () => content,
    reopen: async () => void (content = await openContent()),
  })
  vite.middlewares.use(createMiddleware({ folder, content: () => content, today, stock }))
  server.on('request', vite.middlewares)

  const port = await listen(server, options.port)
  console.log(`The site is at http://localhost:${port}/ and follows every file that you save.`)
  console.log('Press Ctrl+C to stop it.')
  await new Promise((stop) => process.once('SIGINT', stop).once('SIGTERM', stop))
  server.close()
  server.closeAllConnections()
  await vite.close()
  return exitCode.fine
})
