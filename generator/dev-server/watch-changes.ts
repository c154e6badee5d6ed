// Reloads the content when a file is saved, and notifies the open pages.
import { resolve, sep } from 'node:path'
import type { ViteDevServer, WebSocketClient } from 'vite'
import type { ContentSession } from './content-session'
import { PAGE_FOLDERS } from '../bundle/source-folders.mjs'
import { onWriteFinished } from './await-write-finish'
import { CONTENT_CHANGED, PAGE_OPENED } from './hot-update/events'

/** The folder whose code reads the content. */
const MODEL_FOLDER = resolve('model') + sep

type WatchOptions = {
  readonly content: () => ContentSession
  /** Opens the content again with the current code. */
  readonly reopen: () => Promise<void>
}

/** @param folder the content folder, as an absolute path that is being watched */
export function handleFileChanges(
  { watcher, ws }: Pick<ViteDevServer, 'watcher' | 'ws'>,
  folder: string,
  { content, reopen }: WatchOptions,
): void {
  const watchedFolders = [folder, ...PAGE_FOLDERS.map((name) => resolve(name))].map(
    (path) => path + sep,
  )
  const handleSaved = async (saved: readonly string[]) => {
    if (saved.some((file) => file.startsWith(MODEL_FOLDER))) await reopen()
    const isNew = await content().reload()
    // Changed text is patched into the open page; code and images may change anything.
    if (saved.some((file) => !file.endsWith('.md'))) ws.send({ type: 'full-reload' })
    else if (isNew) ws.send(CONTENT_CHANGED)
  }
  const handleChange = onWriteFinished((saved) => void handleSaved(saved).catch(console.error))
  watcher.on('all', (_, file) => {
    if (!watchedFolders.some((path) => file.startsWith(path))) return
    handleChange(file)
    void content()
      .readAhead()
      .catch(() => {})
  })
  ws.on(PAGE_OPENED, (_: unknown, page: WebSocketClient) => page.send(CONTENT_CHANGED))
}
