// Notes an English page without the box for emergencies that its translation still has, mostly because someone has rewritten the text.
import { DEFAULT_LANGUAGE, splitFileName } from '../../languages'
import {
  createProblem,
  getPositionAt,
  type FileProblem,
  type Problem,
} from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { readBody } from '../../translations/text-blocks'
import { findChangesSince, getText } from '../../translations/translation-age'
import type { Translation, TranslationContext } from './translation-context'

const URGENT_BOX = /^:{3,} *urgent\b/m
/** Matches such a box with its words. */
const BOX = /^:{3,} *urgent\b.*\n([^:][\s\S]*?)\n:{3,} *$/m

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
  const line = removed?.block?.line
  const place = { file: entry.file, line: getPositionAt(text, box.index).line }
  const [, spanish = ''] = BOX.exec(text) ?? []
  const problem = describe(place, {
    isBelow: line !== undefined,
    english: findWords(entry.translatedFrom?.split(' ') ?? [], texts),
    spanish: spanish.trim(),
  })
  return createProblem(problem, { file: original.entry.file, line: line ?? 1 })
}

/** Returns the words of a box of another page, if the lost one had the same words; or null. */
function findWords(marks: readonly string[], texts: TranslationContext['texts']): string | null {
  const boxes = Object.entries(texts).flatMap(([path, text]) => {
    const [, words] =
      splitFileName(path.replace(/\.md$/, '')).language === DEFAULT_LANGUAGE
        ? (BOX.exec(text) ?? [])
        : []
    return words === undefined ? [] : readBody(words, 1)
  })
  return boxes.find(({ mark }) => marks.includes(mark))?.words ?? null
}

type Place = { readonly file: string; readonly line: number }

type Lost = {
  /** Whether the line of the problem is that of the part before the lost box. */
  readonly isBelow: boolean
  /** The words of the lost box, if they are known. */
  readonly english: string | null
  readonly spanish: string
}

function describe({ file, line }: Place, { isBelow, english, spanish }: Lost): FileProblem {
  const example = english ?? 'If you are in danger or having a medical emergency, call right now.'
  const says =
    english === null ? ` See that the box says the same as the Spanish one: “${spanish}”` : ''
  return {
    code: 'urgent-lost',
    severity: 'warning',
    message: `This page has no box for emergencies, but its Spanish page has one (${file}, line ${line}).`,
    fix: `If the box was deleted by mistake, put it back${isBelow ? ' below this paragraph' : ''}. Write three lines, without the quotation marks: first ":::urgent", then ${english === null ? 'when to call, such as ' : ''}"${example}", then ":::".${says} If you deleted it on purpose, delete it from the Spanish page, too.`,
  }
}
