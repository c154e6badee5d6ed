// Texts that would end a build are found in a thread that ends in their place.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { findUnreadableTexts } from './find-unreadable-texts'

const folder = mkdtempSync(join(tmpdir(), 'texts-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Reads each text as the text itself says. */
const worker = join(folder, 'worker.mjs')
writeFileSync(
  worker,
  `export function read({ items: [{ text }] }) {
    if (text.startsWith('loop')) for (;;);
    if (text.startsWith('memory')) for (const all = []; ; ) all.push(new Array(1e5).fill(text))
    if (text.startsWith('throw')) throw new RangeError('Maximum call stack size exceeded')
  }`,
)

/** Finds those of these texts that cannot be read; each is made as long as a text that is tried at all. */
async function find(texts: readonly string[], length = 40_000): Promise<string[]> {
  const files = texts.map((text, index) => ({
    path: `pages/${index}.md`,
    file: `content/pages/${index}.md`,
    text: text.padEnd(length),
  }))
  const limits = { seconds: 1, megabytes: 64 }
  const context = { outsideLinks: {}, images: {} }
  const found = await findUnreadableTexts(files, context, limits, pathToFileURL(worker))
  return found.map(({ file }) => file)
}

describe('findUnreadableTexts', () => {
  test('finds the texts that take too long, too much memory or too deep a stack', async () => {
    expect(await find(['fine', 'loop', 'fine', 'memory', 'throw', 'fine'])).toEqual([
      'content/pages/1.md',
      'content/pages/3.md',
      'content/pages/4.md',
    ])
  })

  test('starts no thread for texts as people write them', async () => {
    expect(await find(['loop', 'memory'], 30_000)).toEqual([])
  })
})
