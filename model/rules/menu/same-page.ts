// Notes two lines of the menu, or two links at the bottom of the page, that lead to one page: one of them was copied.
import { DEFAULT_LANGUAGE, getPathLanguage } from '../../languages'
import { replaceValue } from '../../front-matter/value'
import type { FileProblem, Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../source/source-mark'
import { simplifyWords } from '../../text/simplify-text'
import { findMeantPage } from './menu-languages'
import {
  formatWords,
  readMenuLines,
  writeMenuLine,
  type MenuLine,
  type MenuList,
} from './menu-lines'

/** The names of a page: its titles, the last part of its address, and the words of links to it. */
type PageNames = ReadonlyMap<string, readonly string[]>

const LISTS: readonly MenuList[] = ['navigation', 'footerLinks']

export function checkSamePage(entries: readonly ParsedEntry[]): Problem[] {
  // A line that names the other language is reported with its page.
  const lists = LISTS.map((list) =>
    readMenuLines(entries, list).filter((line) => findMeantPage(line, entries) === null),
  )
  return lists.flatMap((lines) =>
    findPairs(lines).map(([first, second]) => {
      const names = collectNames(entries, lists.flat())
      const isFirstWrong = !fits(first, names) && fits(second, names)
      return isFirstWrong ? describeLine(first, second, names) : describeLine(second, first, names)
    }),
  )
}

/** Returns the lines with other words than an earlier line that leads to the same page, each with that one. */
function findPairs(lines: readonly MenuLine[]): (readonly [first: MenuLine, second: MenuLine])[] {
  return lines.flatMap((second, index) => {
    const first = lines.slice(0, index).find(({ href }) => href === second.href)
    return first === undefined || getWords(first.label) === getWords(second.label)
      ? []
      : [[first, second] as const]
  })
}

/** Words that say nothing about a page. */
const SMALL_WORDS = new Set('a an and at for in of on our the to us we with you your'.split(' '))

/** Returns the words of a name that say something, or all of them if none does. */
function getWords(name: string): string {
  const words = simplifyWords(removeSourceMarks(name)).split(' ')
  const own = words.filter((word) => !SMALL_WORDS.has(word))
  return (own.length === 0 ? words : own).join(' ')
}

function collectNames(entries: readonly ParsedEntry[], lines: readonly MenuLine[]): PageNames {
  const names = new Map<string, string[]>()
  for (const { entry } of entries) {
    const { pagePath, draft, title, heading } = entry as Readonly<Record<string, unknown>>
    if (typeof pagePath !== 'string' || draft === true) continue
    if (getPathLanguage(pagePath) !== DEFAULT_LANGUAGE) continue
    const texts = [title, heading, pagePath.split('/').at(-1)]
    const own = texts.flatMap((text) => (typeof text === 'string' ? [getWords(text)] : []))
    names.set(pagePath, [...own, ...listLabels(lines, pagePath)])
  }
  return names
}

const listLabels = (lines: readonly MenuLine[], path: string): string[] =>
  lines.filter(({ href }) => href === path).map(({ label }) => getWords(label))

/** Returns whether the words of a line are a name of its page, besides those of the line itself. */
function fits({ label, href }: MenuLine, names: PageNames): boolean {
  const words = getWords(label)
  const [, ...others] = (names.get(href) ?? []).filter((name) => hasWords(name, words))
  return others.length > 0
}

const hasWords = (name: string, words: string): boolean =>
  ` ${name} `.includes(` ${words} `) || ` ${words} `.includes(` ${name} `)

function describeLine(wrong: MenuLine, right: MenuLine, names: PageNames): Problem {
  const words = getWords(wrong.label)
  const others = [...names].filter(([path]) => path !== wrong.href)
  const find = (isName: (name: string) => boolean) => {
    const [found, another] = others.filter(([, own]) => own.some(isName))
    return another === undefined ? (found?.[0] ?? null) : null
  }
  const same = find((name) => name === words)
  const similar = same ?? find((name) => ` ${name} `.includes(` ${words} `))
  const meant = similar === null ? null : writeMenuLine({ ...wrong, href: similar })
  const problem: FileProblem = {
    code: 'menu-twice',
    severity: 'warning',
    message: `Two lines lead to ${wrong.href}: "${formatWords(right)}" and "${formatWords(wrong)}".`,
    fix:
      meant === null
        ? `Write the address of the page that "${formatWords(wrong)}" means, or delete one of the two lines.`
        : same === null
          ? `If you mean the page ${similar ?? ''}, write this line: - ${meant}`
          : `Write this line: - ${meant}`,
    suggestion: same === null || meant === null ? null : replaceValue(wrong.source, meant),
  }
  return wrong.report(problem)
}
