// Waits until the dev server watches a folder, so that no edit in it is missed.
import { setTimeout } from 'node:timers/promises'
import type { ViteDevServer } from 'vite'
import { listEntries } from '../process/list-entries.mjs'

/** The watcher emits no event when it has read a folder, so it is polled. */
const POLL_INTERVAL_MS = 25
const MAX_POLLS = 400

/**
 * Adds the folder to the watcher, and resolves when the watcher knows its Markdown files.
 * @param folder an absolute path
 */
export async function waitForWatcher(
  watcher: ViteDevServer['watcher'],
  folder: string,
): Promise<void> {
  watcher.add(folder)
  const expected = listEntries(folder).filter(
    (entry) => entry.isFile() && entry.name.endsWith('.md'),
  ).length
  const countWatched = () =>
    Object.entries(watcher.getWatched())
      .filter(([path]) => path.startsWith(folder))
      .flatMap(([, names]) => names.filter((name) => name.endsWith('.md'))).length
  for (let poll = 0; poll < MAX_POLLS && countWatched() < expected; poll++)
    await setTimeout(POLL_INTERVAL_MS)
}
