// Reads long texts in a thread of their own first: one that takes too long or too much memory ends that thread, and nothing else.
import { Tinypool } from 'tinypool'
import type { ParseContext } from '../../model/schema/field'
import type { ParseJob } from './parse-entry-in-worker'

/** A page of 5,000 words. Shorter texts that keep to the limits of model/rules/text-limits/text-limits.ts take a few milliseconds. */
const LONG_BYTES = 32 * 1024

/** A text of 128 KB takes about a second on a slow machine, and less than 200 MB. */
const LIMITS = { seconds: 20, megabytes: 512 }

export type ParseLimits = typeof LIMITS

/**
 * Resolves to those of the files that cannot be read within the limits.
 * @param worker the program of the thread; by default the one beside the bundled command (scripts/run-bundled.mjs)
 */
export async function findUnreadableTexts(
  files: readonly ParseJob[],
  context: ParseContext,
  { seconds, megabytes }: ParseLimits = LIMITS,
  worker = new URL('./worker.mjs', import.meta.url),
): Promise<ParseJob[]> {
  const long = files.filter(({ text }) => Buffer.byteLength(text) > LONG_BYTES)
  if (long.length === 0) return []
  const thread = new Tinypool({
    filename: worker.href,
    minThreads: 0,
    maxThreads: 1,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
  const unreadable: ParseJob[] = []
  for (const file of long) {
    const begun = new Int32Array(new SharedArrayBuffer(4))
    const task = { items: [file], shared: context, begun, batch: 0 }
    const signal = AbortSignal.timeout(seconds * 1000)
    await thread.run(task, { name: 'read', signal }).catch(() => unreadable.push(file))
  }
  await thread.destroy()
  return unreadable
}
