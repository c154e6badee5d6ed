// Measures how long the dev server takes to show a saved post in the open page.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../../chromium/launch'
import { computeMedian } from '../results/median'

/** Milliseconds from the end of writing the file until the page shows the new text. */
export type MeasuredDev = {
  readonly median: number | null
  /** For each edit, in chronological order. */
  readonly samples: readonly number[]
}

const POST = 'how-to-be-a-friend'
/** The pause before each edit: a person reads what the page shows before the next one. */
const PAUSE_MS = 1000

/**
 * Starts the dev server, opens a post in Chromium, and edits the post's file `edits` times.
 * @param content a folder that may be written to, such as one created by `writeContent`
 * @throws when the dev server does not start
 */
export async function measureDev(content: string, edits: number): Promise<MeasuredDev> {
  const server = startDev(content)
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(`${await waitForUrl(server)}blog/${POST}`)
    const file = join(content, 'blog', `${POST}.md`)
    const original = await readFile(file, 'utf8')
    const samples: number[] = []
    for (let edit = 1; edit <= edits; edit++) {
      await setTimeout(PAUSE_MS)
      const sentence = `These words came with edit ${edit}.`
      await writeFile(file, `${original}\n${sentence}\n`)
      const saved = performance.now()
      await waitForText(page, sentence)
      samples.push(Math.round(performance.now() - saved))
    }
    return { median: computeMedian(samples), samples }
  } finally {
    await browser.close()
    const ended = once(server, 'exit')
    if (server.exitCode === null && server.kill()) await ended
  }
}

function startDev(content: string): ChildProcess {
  const tsx = createRequire(import.meta.url).resolve('tsx/cli')
  return spawn(process.execPath, [tsx, 'scripts/dev.ts', '--port', '0', '--content', content], {
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** Resolves to the URL that the server prints. */
function waitForUrl(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    server.stdout?.on('data', (text: Buffer) => {
      printed += text.toString()
      const url = /at (http:\S+)/.exec(printed)?.[1]
      if (url !== undefined) resolve(url)
    })
    server.once('exit', () => reject(new Error(`The dev server ended: ${printed}`)))
  })
}

/** Checks the page in every animation frame, even after a reload. */
async function waitForText(page: Page, sentence: string): Promise<void> {
  await page.waitForFunction(
    (text) => document.querySelector('main')?.textContent.includes(text),
    sentence,
  )
}
