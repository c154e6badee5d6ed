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
  /** Resolves to the session, which is opened if there is none. Rejects as long as the code that reads the content has a mistake. */
  readonly content: () => Promise<ContentSession>
  /** Forgets the session, whose code has changed. */
  readonly forget: () => void
}

/** @param folder the content folder, as an absolute path that is being watched */
export function handleFileChanges(
  { watcher, ws }: Pick<ViteDevServer, 'watcher' | 'ws'>,
  folder: string,
  { content, forget }: WatchOptions,
): void {
  const codeFolders = [...PAGE_FOLDERS, 'public'].map((name) => resolve(name))
  const watchedFolders = [folder, ...codeFolders].map((path) => path + sep)
  /** Pages show a mistake in the code that reads the content (code-error.ts). */
  const withSession = (use: (session: ContentSession) => Promise<unknown>) =>
    content().then(use, () => null)
  const handleSaved = async (saved: readonly string[]) => {
    if (saved.some((file) => file.startsWith(MODEL_FOLDER))) forget()
    const isNew = await withSession(({ reload }) => reload())
    // Changed text is patched into the open page; code and images may change anything.
    if (saved.some((file) => !file.endsWith('.md'))) ws.send({ type: 'full-reload' })
    else if (isNew) ws.send(CONTENT_CHANGED)
  }
  const handleChange = onWriteFinished((saved) => void handleSaved(saved).catch(console.error))
  watcher.on('all', (_, file) => {
    if (!watchedFolders.some((path) => file.startsWith(path))) return
    handleChange(file)
    void withSession(({ readAhead }) => readAhead()).catch(() => {})
  })
  ws.on(PAGE_OPENED, (_: unknown, page: WebSocketClient) => page.send(CONTENT_CHANGED))
}
