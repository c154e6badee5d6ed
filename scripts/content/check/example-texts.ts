// A new file opens with a sentence in place of its text; without `draft: yes` that sentence would go public.
import { problem, type Finding, type Problem } from '../problem'
import { EXAMPLE_TEXT } from '../new-file'
import type { ReadEntry } from '../read-entry'

export function checkExampleTexts(read: readonly ReadEntry[]): Problem[] {
  return read.flatMap(({ entry, typed }) => {
    const at = typed.body.split('\n').indexOf(EXAMPLE_TEXT)
    const isOpen = at !== -1 && entry.draft !== true
    return isOpen ? [problem(STILL, { file: entry.file, line: typed.bodyLine + at })] : []
  })
}

const STILL: Finding = {
  code: 'text-example',
  message: `"${EXAMPLE_TEXT}" is still the example of a new file.`,
  fix: 'Write your own text in its place, or keep the file back with draft: yes',
}
