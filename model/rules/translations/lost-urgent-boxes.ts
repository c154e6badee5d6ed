// Notes an English page without the box for emergencies that its translation still has, mostly because someone has rewritten the text.
import {
  createProblem,
  getPositionAt,
  type FileProblem,
  type Problem,
} from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { findChangesSince, getText } from '../../translations/translation-age'
import type { Translation, TranslationContext } from './translation-context'

const URGENT_BOX = /^:{3,} *urgent\b/m

/** Returns null if no box is lost. */
export function findLostUrgentBox(
  { entry }: Translation,
  original: ParsedEntry,
  { texts, originals, formerPaths }: TranslationContext,
): Problem | null {
  const text = getText(entry, texts)
  const box = URGENT_BOX.exec(text)
  if (box === null || URGENT_BOX.test(getText(original.entry, texts))) return null
  const removed = findChangesSince(entry, original.entry, originals, formerPaths).find(
    ({ kind }) => kind === 'removed',
  )
  return createProblem(describe(entry.file, getPositionAt(text, box.index).line), {
    file: original.entry.file,
    line: removed?.block?.line ?? 1,
  })
}

const describe = (file: string, line: number): FileProblem => ({
  code: 'urgent-lost',
  severity: 'warning',
  message: `This page has no box for emergencies, but its Spanish page has one (${file}, line ${line}).`,
  fix: 'If the box was deleted by mistake, put it back. Write three lines: first ":::urgent", then when to call, such as "If you are in danger or having a medical emergency, call right now.", then ":::". If you deleted it on purpose, delete it from the Spanish page, too.',
})
