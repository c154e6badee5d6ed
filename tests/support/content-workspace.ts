// Content that a test may change, and the sites that are built from it.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SAMPLE_CONTENT } from '../../tools/sample-content'
import { writeTexts, type Texts } from './contents/texts'
import type { Outcome } from './run-script'
import { runWarm } from './run-warm'
import { afterEvents } from './sites'

export type ContentWorkspace = {
  /** Holds the content and the sites that are built from it. */
  readonly folder: string
  readonly content: string
  /** Undoes all changes to the content. */
  readonly restore: () => void
  readonly write: (file: string, text: string) => void
  readonly edit: (file: string, change: (text: string) => string) => void
  /** Builds into a folder beside the content, as of the day of `afterEvents`. */
  readonly build: (out: string, ...args: string[]) => Promise<Outcome>
  /** Removes the whole folder. */
  readonly remove: () => void
}

/** @param texts the content, with the images of the sample content; without them, a copy of the sample content */
export function createContentWorkspace(texts?: Texts): ContentWorkspace {
  const folder = mkdtempSync(join(tmpdir(), 'site-content-'))
  const content = join(folder, 'content')
  const restore = () => {
    rmSync(content, { recursive: true, force: true })
    if (texts) writeTexts(content, texts)
    else cpSync(SAMPLE_CONTENT, content, { recursive: true })
  }
  const write = (file: string, text: string) => writeFileSync(join(content, file), text)
  restore()
  return {
    folder,
    content,
    restore,
    write,
    edit: (file, change) => write(file, change(readFileSync(join(content, file), 'utf8'))),
    build: (out, ...args) =>
      runWarm('prerender', [
        '--content',
        content,
        '--out',
        join(folder, out),
        '--as-of',
        afterEvents.asOf,
        ...args,
      ]),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
