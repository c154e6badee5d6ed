// Tells the open pages what somebody has saved.
import { resolve, sep } from 'node:path'
import type { ViteDevServer, WebSocketClient } from 'vite'
import type { ContentSession } from './content-session'
import { PAGE_FOLDERS } from '../bundle/source-folders.mjs'
import { onWriteFinished } from './await-write-finish'

/** The one whose code reads the content. */
const READING = resolve('model') + sep

type WatchOptions = {
  readonly content: () => ContentSession
  /** Opens the content with the code as it is now. */
  readonly reopen: () => Promise<void>
}

/** @param folder the content folder, an absolute path that is watched */
export function handleFileChanges(
  { watcher, ws }: Pick<ViteDevServer, 'watcher' | 'ws'>,
  folder: string,
  { content, reopen }: WatchOptions,
): void {
  const watched = [folder, ...PAGE_FOLDERS.map((one) => resolve(one))].map((one) => one + sep)
  const follow = async (saved: readonly string[]) => {
    if (saved.some((file) => file.startsWith(READING))) await reopen()
    const isNew = await content().reload()
    // What changes only words is put into the open page; code and pictures may change anything.
    if (saved.some((file) => !file.endsWith('.md'))) ws.send({ type: 'full-reload' })
    else if (isNew) ws.send('site:words')
  }
  const touch = onWriteFinished((saved) => void follow(saved).catch(console.error))
  watcher.on('all', (_, file) => {
    if (!watched.some((one) => file.startsWith(one))) return
    touch(file)
    void content()
      .readAhead()
      .catch(() => {})
  })
  ws.on('site:open', (_: unknown, page: WebSocketClient) => page.send('site:words'))
}
