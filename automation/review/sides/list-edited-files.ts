// Lists the files of the content that differ between the two sides.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compareText } from '../../../model/text/compare-text'
import { listFiles } from '../../../generator/publish/site-marker'

export type EditedFile = {
  /** Below the content folder: `events/gala.md`. */
  readonly path: string
  readonly edit: 'added' | 'changed' | 'removed'
  /** Whether the file says on one of the sides that it is a draft, or when it is public. */
  readonly isScheduled: boolean
}

const SCHEDULE = /^(?:draft|publish_on|expires_on)\s*:/m

/** Resolves to the edited files, sorted by path. */
export async function listEditedFiles(base: string, head: string): Promise<EditedFile[]> {
  const names = [...new Set([...listFiles(base), ...listFiles(head)])].sort(compareText)
  const edited: EditedFile[] = []
  for (const path of names) {
    const before = await readFile(join(base, path)).catch(() => null)
    const after = await readFile(join(head, path)).catch(() => null)
    if (before !== null && after !== null && before.equals(after)) continue
    edited.push({
      path,
      edit: before === null ? 'added' : after === null ? 'removed' : 'changed',
      isScheduled:
        path.endsWith('.md') &&
        [before, after].some((bytes) => SCHEDULE.test(bytes?.toString('utf8') ?? '')),
    })
  }
  return edited
}
