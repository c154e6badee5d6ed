// What the checks of translations share: their types, and how they create a problem.
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import type { FormerPaths } from '../../translations/former-links'
import type { TranslationEntry } from '../../translations/translation-age'
import type { RenamedPages } from '../published-urls/renamed/renamed-pages'

export type Translation = Omit<ParsedEntry, 'entry'> & { readonly entry: TranslationEntry }

export type TranslationContext = {
  readonly texts: Readonly<Record<string, string>>
  /** The texts without the notes that have to be deleted, with which translations are compared. */
  readonly originals: Readonly<Record<string, string>>
  /** The files in which something has to be corrected before others follow them. */
  readonly withErrors: ReadonlySet<string>
  /** The problems that are not about translations. */
  readonly others: readonly Problem[]
  /** The paths that were published once; their files keep their names. */
  readonly published: ReadonlySet<string>
  readonly renamed: RenamedPages
  readonly formerPaths: FormerPaths
}

/** Creates the problem of a field, or of its place if the field is missing. */
export const report = (
  parsed: ParsedEntry,
  field: string,
  problem: FileProblem,
  suggestion: Problem['suggestion'] = null,
): Problem => createProblem({ suggestion, ...problem }, getFieldPosition(parsed, field))
