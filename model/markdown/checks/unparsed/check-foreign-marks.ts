// Reports marks of other programs in a text.
import { findForeignMarks } from '../../../markup/foreign-marks'
import type { TextRange } from '../../../problems/text-edits'
import { maskText } from '../../mask-text'
import type { Reporter } from '../../parse-context'

/** Reports the marks of one kind in a piece of a text; returns true if there are any. */
export function checkForeignMarks({ start, typed }: TextRange, reporter: Reporter): boolean {
  const found = findForeignMarks(typed, maskText(typed))
  if (!found) return false
  const range = { start: start + found.start, typed: typed.slice(found.start, found.end) }
  reporter.reportRange(found.problem, range)
  return true
}
