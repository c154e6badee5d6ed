// A copy of the sample content, which a test may change, and the sites that are built from it.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SAMPLE_CONTENT } from '../../tools/sample-content'
import { runNpmScript, type Outcome } from './run-script'
import { afterEvents } from './sites'

export type ContentWorkspace = {
  /** Holds the content and what is built from it; `remove` takes all of it away. */
  readonly folder: string
  readonly content: string
  /** Takes back all changes. */
  readonly restore: () => void
  readonly write: (file: string, text: string) => void
  readonly edit: (file: string, change: (text: string) => string) => void
  /** Builds into a folder beside the content, as on the day of `today`. */
  readonly build: (out: string, ...more: string[]) => Promise<Outcome>
  readonly remove: () => void
}

export function createContentWorkspace(): ContentWorkspace {
  const folder = mkdtempSync(join(tmpdir(), 'site-content-'))
  const content = join(folder, 'content')
  const restore = () => {
    rmSync(content, { recursive: true, force: true })
    cpSync(SAMPLE_CONTENT, content, { recursive: true })
  }
  const write = (file: string, text: string) => writeFileSync(join(content, file), text)
  restore()
  return {
    folder,
    content,
    restore,
    write,
    edit: (file, change) => write(file, change(readFileSync(join(content, file), 'utf8'))),
    build: (out, ...more) =>
      runNpmScript('prerender', [
        '--content',
        content,
        '--out',
        join(folder, out),
        '--as-of',
        afterEvents.asOf,
        ...more,
      ]),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
