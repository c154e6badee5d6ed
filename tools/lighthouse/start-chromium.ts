// A Chromium that waits for Lighthouse, on a port of this machine that the system chose.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../chromium/find-chromium'

export type RunningChromium = {
  /** Where it listens for the DevTools protocol. */
  readonly port: number
  readonly close: () => Promise<void>
}

/** What it prints once it listens. */
const LISTENING = /DevTools listening on ws:\/\/[^:/]+:(\d+)\//

/**
 * Motion is reduced, so that colors are measured on what has come to rest.
 * @throws when no Chromium can be found, or when it ends at once
 */
export async function startChromium(): Promise<RunningChromium> {
  const program = await findChromium()
  const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const browser = spawn(
    program,
    [
      ...['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      ...['--no-first-run', '--force-prefers-reduced-motion'],
      ...['--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = once(browser, 'close')
  return {
    port: await readPort(browser),
    close: async () => {
      browser.kill()
      await ended
      // Its helpers may still be writing when it has ended.
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}

function readPort(browser: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let printed = ''
    browser.stderr?.on('data', (text: Buffer) => {
      printed += text.toString()
      const port = LISTENING.exec(printed)?.[1]
      if (port !== undefined) resolve(Number(port))
    })
    browser.once('error', reject)
    browser.once('close', () => reject(new Error(`Chromium ended at once.\n${printed}`)))
  })
}
