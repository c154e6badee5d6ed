// Serves the site while it is being written: shows changes in the open page when a file is saved.
import { createServer } from 'node:http'
import { networkInterfaces } from 'node:os'
import { resolve } from 'node:path'
import { createServer as createVite, type Plugin, type ViteDevServer } from 'vite'
import { getDayInTimeZone } from '../../model/dates/day'
import { findForeignCode } from '../bundle/foreign-code'
import { PAGE_FOLDERS } from '../bundle/source-folders.mjs'
import { contentOption } from '../cli/content-option'
import { exitCode } from '../cli/exit'
import { parseOptions } from '../cli/options'
import { parseDay, parsePort } from '../cli/value-parsers'
import { openRemoteImageCache } from '../images/remote-image-cache'
import { ALL_NETWORKS, listen } from '../preview-server/listen'
import { onStop } from '../process/stop-signal'
import type { ContentSession } from './content-session'
import { createMiddleware } from './middleware'
import { waitForWatcher } from './wait-for-watcher'
import { handleFileChanges } from './watch-changes'

/** Build output, and files that vite-plugin-ssr would run as soon as they exist (generator/bundle/foreign-code.ts). */
const UNWATCHED = ['**/dist/**', '**/+*']
/** The code of the first page. Vite transforms these files when it starts; otherwise, it would transform one after another. */
const PAGE_CODE = [`{${PAGE_FOLDERS.join(',')}}/**/!(*.test).{ts,tsx}`, '!**/test-fixtures/**']

type ContentSessionModule = typeof import('./content-session')

/** Serves until the process is asked to stop, and resolves to the exit code. */
export async function runDevServer(args: readonly string[]): Promise<number> {
  const options = parseOptions(
    args,
    'Serves the site and shows your changes in the open page when you save.',
    {
      content: contentOption,
      port: { value: 'number', about: 'Serves the site at this port.', read: parsePort },
      host: { about: 'Also serves it to the other devices of your network, such as a phone.' },
      open: { about: 'Opens it in your browser.' },
      'as-of': { value: 'day', about: 'Shows the site as it is on that day.', read: parseDay },
    },
  )
  const foreign = findForeignCode(process.cwd())
  if (foreign.length > 0) {
    console.error(
      `These files are programs and have no place here, so nothing was started. Delete them: ${JSON.stringify(foreign)}`,
    )
    return exitCode.problems
  }
  const today = (zone: string) => options['as-of'] ?? getDayInTimeZone(zone, new Date())
  const remoteImages = openRemoteImageCache()
  const folder = resolve(options.content)

  let session: Promise<ContentSession> | undefined
  // Loaded through Vite, so that a change to the model's code counts at once.
  const openSession = async (vite: ViteDevServer) => {
    const module = await vite.ssrLoadModule('/generator/dev-server/content-session.ts')
    return (module as ContentSessionModule).openContentSession(options.content, today, remoteImages)
  }
  const siteServer: Plugin = {
    name: 'site-server',
    // Vite also calls this when it restarts, because vite.config.ts has been saved.
    configureServer: async (vite) => {
      const forget = () => void (session = undefined)
      const fail = (error: unknown) => {
        forget()
        throw error
      }
      const content = () => (session ??= openSession(vite).catch(fail))
      forget()
      await waitForWatcher(vite.watcher, folder)
      handleFileChanges(vite, folder, { content, forget })
      return () => {
        vite.middlewares.use(createMiddleware({ vite, folder, content, today, remoteImages }))
      }
    },
  }
  const server = createServer()
  const vite = await createVite({
    server: {
      middlewareMode: true,
      warmup: { ssrFiles: PAGE_CODE },
      hmr: { server },
      host: options.host,
      watch: { ignored: UNWATCHED, followSymlinks: false },
    },
    plugins: [siteServer],
    appType: 'custom',
    logLevel: 'warn',
  })
  server.on('request', vite.middlewares)
  try {
    const port = await listen(server, options.port, options.host ? ALL_NETWORKS : undefined)
    const url = `http://localhost:${port}/`
    console.log(`The site is at ${url} and follows every file that you save.`)
    if (options.host) console.log(`Other devices find it at ${listNetworkUrls(port).join(' or ')}.`)
    console.log('Press Ctrl+C to stop it.')
    // Loads all code, and prints the problems that there are already.
    void fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    if (options.open) {
      vite.resolvedUrls = { local: [url], network: [] }
      vite.openBrowser()
    }
    await new Promise<unknown>(onStop)
  } finally {
    server.close()
    server.closeAllConnections()
    await vite.close()
  }
  // A text editor that Vite has opened may still be running, and Node would wait for it.
  process.exit(exitCode.success)
}

const listNetworkUrls = (port: number) =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`)
