// `npm run dev`: the site while it is being written; a saved file shows in the open page at once.
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { createServer as createVite } from 'vite'
import { contentOption } from '../generator/cli/content-option'
import { exitStatus, runCommand } from '../generator/cli/exit'
import { readOptions } from '../generator/cli/options'
import { readDay, readPort } from '../generator/cli/value-parsers'
import { dayIn } from '../model/dates/day'
import { findForeignCode } from '../generator/bundle/foreign-code'
import { answerWith } from '../generator/dev-server/middleware'
import { followFiles } from '../generator/dev-server/watch-changes'
import { watchFolder } from '../generator/dev-server/wait-for-watcher'
import { stockStore } from '../generator/images/remote-image-cache'
import { listen } from '../generator/preview-server/listen'

/** Beside what is built: files that vite-plugin-ssr would run as soon as they are there (generator/bundle/foreign-code.ts). */
const WATCHED_BY_NONE = ['**/dist/**', '**/+*']

type LiveContentCode = typeof import('../generator/dev-server/content-session')

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2), {
    content: contentOption,
    port: { value: 'number', about: 'Serves the site at this port.', read: readPort },
    'as-of': { value: 'day', about: 'Shows the site as it is on that day.', read: readDay },
  })
  const foreign = findForeignCode(process.cwd())
  if (foreign.length > 0) {
    console.error(
      `These files are programs and have no place here, so nothing was started. Delete them: ${JSON.stringify(foreign)}`,
    )
    return exitStatus.problems
  }
  const today = (zone: string) => options['as-of'] ?? dayIn(zone, new Date())
  const stock = stockStore()
  const server = createServer()
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server }, watch: { ignored: WATCHED_BY_NONE } },
    appType: 'custom',
    logLevel: 'warn',
  })
  const folder = resolve(options.content)
  await watchFolder(vite.watcher, folder)
  // Through Vite, so that the content is read by the code as it stands after each change of it.
  const openContent = async () => {
    const code = await vite.ssrLoadModule('/generator/dev-server/content-session.ts')
    return (code as LiveContentCode).openContent(options.content, today, stock)
  }
  let content = await openContent()
  followFiles(vite, folder, {
    content: () => content,
    reopen: async () => void (content = await openContent()),
  })
  vite.middlewares.use(answerWith({ folder, content: () => content, today, stock }))
  server.on('request', vite.middlewares)

  const port = await listen(server, options.port)
  console.log(`The site is at http://localhost:${port}/ and follows every file that you save.`)
  console.log('Press Ctrl+C to stop it.')
  await new Promise((stop) => process.once('SIGINT', stop).once('SIGTERM', stop))
  server.close()
  server.closeAllConnections()
  await vite.close()
  return exitStatus.fine
})
