// Parses long texts in a separate thread first: a text that takes too long or too much memory ends only that thread.
import { Tinypool } from 'tinypool'
import type { ParseContext } from '../../model/schema/field'
import type { ParseJob } from './parse-entry-in-worker'

/** About 5,000 words. Shorter texts within the limits of model/rules/text-limits/text-limits.ts take a few milliseconds. */
const MIN_LONG_TEXT_BYTES = 32 * 1024

/** A text of 128 KB takes about a second on a slow machine, and less than 200 MB. */
const DEFAULT_LIMITS = { seconds: 20, megabytes: 512 }

export type ParseLimits = typeof DEFAULT_LIMITS

/**
 * Resolves to the files that cannot be parsed within the limits.
 * @param worker the script of the thread; by default, the one next to the bundled command (scripts/run-bundled.mjs)
 */
export async function findUnreadableTexts(
  files: readonly ParseJob[],
  context: ParseContext,
  { seconds, megabytes }: ParseLimits = DEFAULT_LIMITS,
  worker = new URL('./worker.mjs', import.meta.url),
): Promise<ParseJob[]> {
  const longFiles = files.filter(({ text }) => Buffer.byteLength(text) > MIN_LONG_TEXT_BYTES)
  if (longFiles.length === 0) return []
  const thread = new Tinypool({
    filename: worker.href,
    minThreads: 0,
    maxThreads: 1,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
  const unreadable: ParseJob[] = []
  for (const file of longFiles) {
    const begun = new Int32Array(new SharedArrayBuffer(4))
    const task = { items: [file], shared: context, begun, batch: 0 }
    const signal = AbortSignal.timeout(seconds * 1000)
    await thread.run(task, { name: 'parseEntries', signal }).catch(() => unreadable.push(file))
  }
  await thread.destroy()
  return unreadable
}
