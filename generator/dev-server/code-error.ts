// Shows a mistake in the code as Vite does, in a page that loads itself again when the mistake has been fixed.
import { resolve, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { ErrorPayload } from 'vite'
import { PAGE_FOLDERS } from '../bundle/source-folders.mjs'
import { getErrorMessage } from '../process/system-error.mjs'
import { findOwnFrames, formatFrame } from '../process/stack-frames.mjs'

/** What Vite and esbuild know of a mistake in a file that they cannot read. */
type CodeFrameError = Error & Partial<Pick<ErrorPayload['err'], 'id' | 'frame' | 'loc' | 'plugin'>>

const MAX_FRAMES = 6

/** Returns a short description for the terminal: the message, and where the mistake is. */
export function describeCodeError(error: unknown): string {
  const { message, frame = '', stack } = createPayload(error)
  const place = frame.trim() === '' ? stack : frame
  return `${message}\n${place}`.trimEnd()
}

/** Returns a page that covers itself with Vite's panel of the error, whose links open files in the editor. */
export function createErrorPage(error: unknown): string {
  const payload = JSON.stringify(createPayload(error)).replaceAll('<', '\\u003c')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The code has a mistake</title></head><body><script type="module">
import { ErrorOverlay } from '/@vite/client'
document.body.append(new ErrorOverlay(${payload}))
</script></body></html>`
}

function createPayload(error: unknown): ErrorPayload['err'] {
  const { id, frame, loc, plugin } = error as CodeFrameError
  const own = findOwnFrames(error)
  const ofPages = own.filter(({ file }) =>
    PAGE_FOLDERS.some((name) => file.startsWith(resolve(name) + sep)),
  )
  const frames = (ofPages.length > 0 ? ofPages : own).slice(0, MAX_FRAMES)
  return {
    message: stripVTControlCharacters(getErrorMessage(error)),
    stack: frames.map((place) => `  ${formatFrame(place)}`).join('\n'),
    frame: stripVTControlCharacters(frame ?? ''),
    ...(id === undefined ? {} : { id }),
    ...(loc === undefined ? {} : { loc }),
    ...(plugin === undefined ? {} : { plugin }),
  }
}
