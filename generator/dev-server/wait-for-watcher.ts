// Makes sure that a folder is watched before anybody edits a file in it.
import { readdir } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { ViteDevServer } from 'vite'

/** Milliseconds between two looks, and how often to look: the watcher tells nobody when it has seen a folder. */
const EVERY = 25
const TIMES = 400

/** Adds the folder (an absolute path), and waits until the watcher knows its files: an earlier change would go unseen. */
export async function waitForWatcher(
  watcher: ViteDevServer['watcher'],
  folder: string,
): Promise<void> {
  watcher.add(folder)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.md')).length
  const known = () =>
    Object.entries(watcher.getWatched())
      .filter(([path]) => path.startsWith(folder))
      .flatMap(([, names]) => names.filter((name) => name.endsWith('.md'))).length
  for (let time = 0; time < TIMES && known() < files; time++) await setTimeout(EVERY)
}
