// The events between the dev server and the script in its pages, and the paths that they request.

/** Sent by the server when the content has changed. */
export const CONTENT_CHANGED = 'site:changed'

/** Sent by a page when its script runs. */
export const PAGE_OPENED = 'site:open'

/** The path from which Vite serves the script, relative to the project's directory. */
export const HOT_UPDATE_SCRIPT = '/generator/dev-server/hot-update/hot-update.client.ts'

/** Where Vite opens a file in the running text editor: the path of the file follows, with its line and column. */
export const OPEN_IN_EDITOR = '/__open-in-editor?file='
