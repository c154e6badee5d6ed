// Tests that texts that would block or crash a build are found in a separate thread.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { findUnreadableTexts } from './find-unreadable-texts'

const folder = mkdtempSync(join(tmpdir(), 'texts-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A worker that does what each text says. */
const worker = join(folder, 'worker.mjs')
writeFileSync(
  worker,
  `export function parseEntries({ items: [{ text }] }) {
    if (text.startsWith('loop')) for (;;);
    if (text.startsWith('memory')) for (const all = []; ; ) all.push(new Array(1e5).fill(text))
    if (text.startsWith('throw')) throw new RangeError('Maximum call stack size exceeded')
  }`,
)

/** Returns the files that cannot be parsed; each text is padded, so that it is long enough for a thread. */
async function find(texts: readonly string[], length = 40_000): Promise<string[]> {
  const files = texts.map((text, index) => ({
    path: `pages/${index}.md`,
    file: `content/pages/${index}.md`,
    text: text.padEnd(length),
  }))
  const limits = { seconds: 1, megabytes: 64 }
  const context = { externalLinks: {}, images: {} }
  const unreadable = await findUnreadableTexts(files, context, limits, pathToFileURL(worker))
  return unreadable.map(({ file }) => file)
}

describe('findUnreadableTexts', () => {
  test('finds texts that take too long, too much memory or too deep a stack', async () => {
    expect(await find(['fine', 'loop', 'fine', 'memory', 'throw', 'fine'])).toEqual([
      'content/pages/1.md',
      'content/pages/3.md',
      'content/pages/4.md',
    ])
  })

  test('starts no thread for texts of usual length', async () => {
    expect(await find(['loop', 'memory'], 30_000)).toEqual([])
  })
})
