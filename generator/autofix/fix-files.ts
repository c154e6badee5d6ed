// `check --fix`: writes the repairs that are beyond doubt into the files.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Problem } from '../../model/problems/problem'
import { applyEdits } from '../../model/problems/text-edits'

/** A repair can bring the next slip to light: an opened fence shows its fields. More rounds than this have never been needed. */
const ROUNDS = 6

/**
 * Repairs until there is nothing more to repair.
 * @param parent the folder from which the problems name their files
 * @param find reads the content anew and returns its problems
 * @returns the problems that are left
 */
export async function fixFiles(
  parent: string,
  find: () => readonly Problem[] | Promise<readonly Problem[]>,
): Promise<readonly Problem[]> {
  for (let round = 0; round < ROUNDS; round++) {
    const problems = await find()
    const files = new Set(problems.filter((one) => one.suggestion).map(({ file }) => file))
    if (files.size === 0) return problems
    for (const file of files) await repairFile(join(parent, file), file, problems)
  }
  return find()
}

async function repairFile(path: string, file: string, problems: readonly Problem[]): Promise<void> {
  const text = await readFile(path, 'utf8')
  const suggestions = problems.flatMap((one) => (one.file === file ? (one.suggestion ?? []) : []))
  await writeFile(path, applyEdits(text, suggestions))
}
