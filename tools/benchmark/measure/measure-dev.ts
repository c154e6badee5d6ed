// How long it takes from a saved post until the open page shows it, in the dev server.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../../chromium/launch'
import { computeMedian } from '../results/median'

export type MeasuredDev = {
  /** The middle one of all, in milliseconds. */
  readonly median: number | null
  /** From the end of writing the file until its new words stand in the page, for each edit in its order. */
  readonly all: readonly number[]
}

const POST = 'how-to-be-a-friend'
/** Milliseconds between two edits: a person reads what the page shows before the next one. */
const PAUSE = 1000

/**
 * Starts the dev server, opens a post in Chromium, and edits the post's file `times` times.
 * @param content a folder that may be written to, such as `writeContent` makes
 * @throws when the dev server does not start
 */
export async function measureDev(content: string, times: number): Promise<MeasuredDev> {
  const server = startDev(content)
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(`${await addressOf(server)}blog/${POST}`)
    const file = join(content, 'blog', `${POST}.md`)
    const text = await readFile(file, 'utf8')
    const all: number[] = []
    for (let edit = 1; edit <= times; edit++) {
      await setTimeout(PAUSE)
      const words = `These words came with edit ${edit}.`
      await writeFile(file, `${text}\n${words}\n`)
      const saved = performance.now()
      await untilShown(page, words)
      all.push(Math.round(performance.now() - saved))
    }
    return { median: computeMedian(all), all }
  } finally {
    await browser.close()
    const ended = once(server, 'exit')
    if (server.exitCode === null && server.kill()) await ended
  }
}

function startDev(content: string): ChildProcess {
  const words = [createRequire(import.meta.url).resolve('tsx/cli'), 'scripts/dev.ts']
  return spawn(process.execPath, [...words, '--port', '0', '--content', content], {
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** As the server prints it. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    server.stdout?.on('data', (text: Buffer) => {
      printed += text.toString()
      const found = /at (http:\S+)/.exec(printed)?.[1]
      if (found !== undefined) resolve(found)
    })
    server.once('exit', () => reject(new Error(`The dev server ended: ${printed}`)))
  })
}

/** Asks with each frame, in whatever document stands in the page. */
async function untilShown(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (one) => document.querySelector('main')?.textContent.includes(one),
    words,
  )
}
