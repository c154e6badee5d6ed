// Reports people and churches that are listed twice, because the second file was meant to replace the first.
import { collections } from '../../collections'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/parse-entry'
import { removeSourceMarks } from '../../source/source-mark'

/** The lists in which each name is that of one person or church; churches are listed for each event. */
const LISTS: readonly unknown[] = [collections.team, collections.board, collections.churches]

export function checkDuplicateNames(entries: readonly ParsedEntry[]): Problem[] {
  const files = new Map<string, string>()
  return entries.flatMap((parsed) => {
    const { name, event, file, draft } = parsed.entry
    if (!LISTS.includes(parsed.collection) || typeof name !== 'string' || draft === true) return []
    const plain = removeSourceMarks(name).toLowerCase().replace(/\s+/g, ' ')
    const key = [LISTS.indexOf(parsed.collection), String(event), plain].join('\n')
    const other = files.get(key)
    files.set(key, other ?? file)
    const problem = duplicateName(removeSourceMarks(name), other ?? '')
    return other === undefined ? [] : [createProblem(problem, getFieldPosition(parsed, 'name'))]
  })
}

/** Only a warning, because two people can have the same name. */
const duplicateName = (name: string, otherFile: string): FileProblem => ({
  code: 'listed-twice',
  severity: 'warning',
  message: `${name} is listed twice: here and in ${otherFile}.`,
  fix: 'Delete one of the two files. If they are two with the same name, there is nothing to do.',
})
