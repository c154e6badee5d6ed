// Serves the site while it is being written: shows changes in the open page when a file is saved.
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { createServer as createVite } from 'vite'
import { getDayInTimeZone } from '../../model/dates/day'
import { findForeignCode } from '../bundle/foreign-code'
import { contentOption } from '../cli/content-option'
import { exitCode } from '../cli/exit'
import { parseOptions } from '../cli/options'
import { parseDay, parsePort } from '../cli/value-parsers'
import { openRemoteImageCache } from '../images/remote-image-cache'
import { listen } from '../preview-server/listen'
import { onStop } from '../process/stop-signal'
import { createMiddleware } from './middleware'
import { waitForWatcher } from './wait-for-watcher'
import { handleFileChanges } from './watch-changes'

/** Build output, and files that vite-plugin-ssr would run as soon as they exist (generator/bundle/foreign-code.ts). */
const UNWATCHED = ['**/dist/**', '**/+*']

type ContentSessionModule = typeof import('./content-session')

/** Serves until the process is asked to stop, and resolves to the exit code. */
export async function runDevServer(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, {
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
  const remoteImages = openRemoteImageCache()
  const server = createServer()
  const vite = await createVite({
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: UNWATCHED, followSymlinks: false },
    },
    appType: 'custom',
    logLevel: 'warn',
  })
  const folder = resolve(options.content)
  await waitForWatcher(vite.watcher, folder)
  // Loaded through Vite, so that a change to the model's code counts at once.
  const openSession = async () => {
    const module = await vite.ssrLoadModule('/generator/dev-server/content-session.ts')
    return (module as ContentSessionModule).openContentSession(options.content, today, remoteImages)
  }
  let session = await openSession()
  handleFileChanges(vite, folder, {
    content: () => session,
    reopen: async () => void (session = await openSession()),
  })
  vite.middlewares.use(createMiddleware({ folder, content: () => session, today, remoteImages }))
  server.on('request', vite.middlewares)

  const port = await listen(server, options.port)
  console.log(`The site is at http://localhost:${port}/ and follows every file that you save.`)
  console.log('Press Ctrl+C to stop it.')
  await new Promise<unknown>(onStop)
  server.close()
  server.closeAllConnections()
  await vite.close()
  return exitCode.success
}
