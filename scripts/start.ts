// `npm start`: builds the site, serves it on this machine, and says where.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { exitCode, runMain } from '../generator/cli/exit'
import { parseOptions } from '../generator/cli/options'
import { runProcess } from '../generator/process/run-process'
import { onStop } from '../generator/process/stop-signal'
import { parsePort } from '../generator/cli/value-parsers'
import { startServer } from '../generator/preview-server/start-server'

const scripts = path.dirname(fileURLToPath(import.meta.url))

await runMain(async () => {
  const { port } = parseOptions(process.argv.slice(2), {
    port: {
      value: 'number',
      about: 'Serves the site at this port (without it: 3000, or the next one that is free).',
      read: parsePort,
    },
  })
  const controller = new AbortController()
  const stop = controller.signal
  onStop(() => controller.abort())
  const build = [path.join(scripts, 'run-bundled.mjs'), 'prerender', '--base', '/']
  const status = await runProcess(process.execPath, build, { signal: stop })
  if (stop.aborted) return exitCode.fine
  if (status !== exitCode.fine) return status ?? exitCode.ownFault

  const directory = path.join(scripts, '..', 'dist', 'client')
  const server = await startServer({ directory, port })
  console.log(`The site is at ${server.address.replace('127.0.0.1', 'localhost')}`)
  console.log('Press Ctrl+C to stop it.')
  if (!stop.aborted) await new Promise((resolve) => stop.addEventListener('abort', resolve))
  await server.close()
  return exitCode.fine
})
