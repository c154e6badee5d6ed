// Notes lines that are not in the menu that was meant: its name is typed almost right, or has something else than > after it.
import { replaceValue } from '../../front-matter/value'
import { findUnambiguousMatch } from '../../problems/closest-match'
import type { FileProblem, Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { simplifyWords } from '../../text/simplify-text'
import { isGuessedName } from './guessed-names'
import { readMenuLines, readMenuSources, writeMenuLine, type MenuLine } from './menu-lines'

export function checkMenuNames(entries: readonly ParsedEntry[]): Problem[] {
  const lines = readMenuLines(entries, 'navigation')
  const menus = new Map<string, MenuLine[]>()
  for (const line of lines)
    if (line.group !== null) menus.set(line.group, [...(menus.get(line.group) ?? []), line])
  return [...checkSeparators(lines, [...menus.keys()]), ...checkSimilarNames(menus)]
}

/** Matches a name and the rest of the words, with something between them that people type or paste for >. */
const SEPARATED = /^(\S.*?)\s*([→⇒⇨➔➜➝➞»›▸▶►|\\/]|(?<=\s)[–—-]{1,2}(?=\s))\s*(\S.*)$/u

/** Matches a menu, the words of a line in it and their address, with a colon for the >. */
const WITH_COLON = /^([^:>]+?) ?: ?([^:>]+?) ?: ?(\/\S*)$/

/** Lets the advice on a line with two colons name the menu, if there is one with that name. */
export function completeMenuNames(
  problems: readonly Problem[],
  entries: readonly ParsedEntry[],
): Problem[] {
  const isCandidate = ({ code, field, suggestion }: Problem) =>
    code === 'navigation-shape' && field === 'navigation' && suggestion === null
  if (!problems.some(isCandidate)) return [...problems]
  const sources = readMenuSources(entries, 'navigation')
  const menus = readMenuLines(entries, 'navigation').flatMap(({ group }) => group ?? [])
  return problems.map((problem) => {
    const source = sources.find(({ line }) => line === problem.line)
    const [, name = '', label = '', href = ''] = WITH_COLON.exec(source?.text ?? '') ?? []
    const group = menus.find((menu) => isSameName(menu, name))
    if (!isCandidate(problem) || source === undefined || group === undefined) return problem
    const meant = writeMenuLine({ group, label, href })
    return {
      ...problem,
      fix: `Write this line: - ${meant}`,
      suggestion: replaceValue(source, meant),
    }
  })
}

function checkSeparators(lines: readonly MenuLine[], menus: readonly string[]): Problem[] {
  return lines.flatMap((line) => {
    const [, name = '', mark = '', label = ''] =
      line.group === null ? (SEPARATED.exec(line.label) ?? []) : []
    const group = menus.find((menu) => isSameName(menu, name))
    if (group === undefined || SEPARATED.test(label)) return []
    const what = /[→⇒⇨➔➜➝➞]/u.test(mark) ? 'an arrow ' : ''
    const message = `There is ${what}${mark} here in place of >, so this would be an item of its own with the name "${line.label}".`
    return [line.report(correctLine(line, { ...line, group, label }, message))]
  })
}

/** Reports a line in each menu that has almost the name of one with more lines, or with as many that come first. */
function checkSimilarNames(menus: ReadonlyMap<string, readonly MenuLine[]>): Problem[] {
  const sorted = [...menus].sort(([, lines], [, others]) => others.length - lines.length)
  return sorted.flatMap(([name, [line, second]], index) => {
    const others = sorted.slice(0, index)
    const similar = others.find(([other]) => isSimilarName(name, other))?.[0]
    const guessed = others.find(
      ([other, lines]) => second === undefined && lines.length > 1 && isGuessedName(name, other),
    )?.[0]
    const group = similar ?? guessed
    if (line === undefined || group === undefined) return []
    const message = `There is a menu "${group}" already. With "${name}", visitors would see two menus.`
    const problem = correctLine(line, { ...line, group }, message)
    if (similar !== undefined) return [line.report(problem)]
    const fix = `If you mean the menu ${group}, write this line: - ${writeMenuLine({ ...line, group })}`
    return [line.report({ ...problem, fix, suggestion: null })]
  })
}

const isSameName = (name: string, other: string): boolean =>
  simplifyWords(name) === simplifyWords(other)

/** In a shorter word, another letter makes another word, such as Give and Live. */
const MIN_LETTERS = 6

/** Returns whether two names differ by their case, their accents, their spaces, the ending of several, or a typo. */
function isSimilarName(name: string, other: string): boolean {
  const [one, two] = [name, other].map((words) => getStem(simplifyWords(words))) as [string, string]
  if (one === two) return true
  const isLong = Math.min(one.length, two.length) >= MIN_LETTERS
  return isLong && one[0] === two[0] && findUnambiguousMatch(one, [two]) !== null
}

/** Returns a name without the ending of several. */
const getStem = (name: string): string => name.replace(/(?<=[a-z]{3})(?:(?<=ch|sh|ss|x)es|s)$/, '')

const correctLine = (line: MenuLine, meant: MenuLine, message: string): FileProblem => ({
  code: 'menu-name',
  severity: 'warning',
  message,
  fix: `Write this line: - ${writeMenuLine(meant)}`,
  suggestion: replaceValue(line.source, writeMenuLine(meant)),
})
