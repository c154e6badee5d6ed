// Applies fixes that are certain to the content files (`check --fix`).
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isCertain } from '../../model/problems/is-certain'
import type { Problem } from '../../model/problems/problem'
import { applyEdits } from '../../model/problems/text-edits'
import { replaceFile } from './replace-file'

/** A fix can reveal the next problem: once a fence is complete, its fields are checked. No file has ever needed more rounds than this. */
const MAX_FIX_ROUNDS = 6

/**
 * Applies fixes until there are none left.
 * @param parent the directory to which the problems' file paths are relative
 * @param findProblems reads the content again and returns its problems
 * @returns the remaining problems
 */
export async function fixFiles(
  parent: string,
  findProblems: () => readonly Problem[] | Promise<readonly Problem[]>,
): Promise<readonly Problem[]> {
  for (let round = 0; round < MAX_FIX_ROUNDS; round++) {
    const problems = await findProblems()
    const certain = problems.filter(isCertain)
    const files = new Set(certain.map(({ file }) => file))
    if (files.size === 0) return problems
    for (const file of files) await fixFile(join(parent, file), file, certain)
  }
  return findProblems()
}

async function fixFile(path: string, file: string, problems: readonly Problem[]): Promise<void> {
  const text = await readFile(path, 'utf8')
  const suggestions = problems.flatMap((problem) =>
    problem.file === file ? (problem.suggestion ?? []) : [],
  )
  replaceFile(path, applyEdits(text, suggestions))
}
