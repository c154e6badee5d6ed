// The sample content after plans have changed: an event is cancelled, another one was moved, and the office closes for a day.
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLE_CONTENT } from '../sample-content'

/** What is written before the first field of a file that has it. */
const ADDED_LINES: Readonly<Record<string, readonly string[]>> = {
  'site.md': [
    'text_number: (334) 555-0143',
    'after_hours_name: Sample Helpline',
    'after_hours_phone: (800) 555-0100',
  ],
  'events/hope-gala.md': [
    'status: cancelled',
    'status_note: The hall cannot be used after the storm. We hope to see you another time.',
  ],
  'events/walk-for-life.md': [
    'status: moved',
    'status_note: It was planned for November 1 and is a week later because of the weather.',
  ],
}

const NOTICE = `---
title: a staff training
type: closed
from: 2025-03-07
until: 2025-03-07
---
`

/** Writes the content into a folder. */
export function writeChangedContent(folder: string): void {
  cpSync(SAMPLE_CONTENT, folder, { recursive: true })
  for (const [file, lines] of Object.entries(ADDED_LINES)) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace('---\n', `---\n${lines.join('\n')}\n`))
  }
  writeFileSync(join(folder, 'notices', 'training.md'), NOTICE)
}
