// Reports people and churches that are listed twice, because the second file was meant to replace the first.
import { collections } from '../../collections'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { normalizeFileName } from '../../source/check-file-name'
import { getFieldPosition, type ParsedEntry } from '../../source/parse-entry'
import { removeSourceMarks } from '../../source/source-mark'

/** The lists in which each name is that of one person or church; churches are listed for each event. */
const LISTS: readonly unknown[] = [collections.team, collections.board, collections.churches]

export function checkDuplicateNames(entries: readonly ParsedEntry[]): Problem[] {
  const groups = new Map<string, Named[]>()
  for (const parsed of entries) {
    const { name: shown, event, draft } = parsed.entry
    if (!LISTS.includes(parsed.collection) || typeof shown !== 'string' || draft === true) continue
    const name = removeSourceMarks(shown)
    const plain = name.toLowerCase().replace(/\s+/g, ' ')
    const key = [LISTS.indexOf(parsed.collection), String(event), plain].join('\n')
    const group = groups.get(key)
    if (group) group.push({ parsed, name })
    else groups.set(key, [{ parsed, name }])
  }
  return [...groups.values()].flatMap((group) => (group.length > 1 ? describeGroup(group) : []))
}

type Named = { readonly parsed: ParsedEntry; readonly name: string }

/** Reports all files with a name but one: that whose own file name fits, or else the first. */
function describeGroup(group: readonly Named[]): Problem[] {
  const fitting = group.find(isOfItsFile)
  const own = fitting ?? group[0]
  return group.flatMap((named) => {
    if (named === own || own === undefined) return []
    const otherFile = own.parsed.entry.file
    const problem =
      fitting === undefined || isOfItsFile(named)
        ? duplicateName(named.name, otherFile)
        : copiedName(named.name, otherFile, nameByFile(named))
    return [createProblem(problem, getFieldPosition(named.parsed, 'name'))]
  })
}

const getWords = (slug: string): string[] => slug.split(/[-/]/).filter((word) => word !== '')

/** Returns whether the words of the name and of its file's name are the same, or one has more of them, such as a title. */
function isOfItsFile({ parsed, name }: Named): boolean {
  const words = getWords(normalizeFileName(name))
  const fileWords = getWords(parsed.entry.slug)
  return (
    fileWords.every((word) => words.includes(word)) ||
    words.every((word) => fileWords.includes(word))
  )
}

/** Matches words that are small within a name. */
const SMALL_WORD = /^(?:of|the|and|at|in|on|de|del|la|las|los|el|y)$/

/** Returns the name that the name of a file says: `mount-olive-church.md` says `Mount Olive Church`. */
const nameByFile = ({ parsed }: Named): string =>
  getWords(parsed.entry.slug)
    .map((word, index) =>
      index > 0 && SMALL_WORD.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')

/** Only a warning, because two people can have the same name. */
const duplicateName = (name: string, otherFile: string): FileProblem => ({
  code: 'listed-twice',
  severity: 'warning',
  message: `${name} is listed twice: here and in ${otherFile}.`,
  fix: 'Delete one of the two files. If they are two with the same name, there is nothing to do.',
})

/** Suggests no edit, because the name of a file has neither periods nor accents. */
const copiedName = (name: string, otherFile: string, ownName: string): FileProblem => ({
  code: 'listed-twice',
  severity: 'warning',
  message: `${name} is listed twice: here and in ${otherFile}. The name of this file says ${ownName}.`,
  fix: `If this file began as a copy of that one, write name: ${ownName}`,
})
