// Notes a line of the menu whose two names are the wrong way around: "For Churches > Partner", beside other lines of the menu Partner.
import { replaceValue } from '../../front-matter/value'
import type { Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { simplifyWords } from '../../text/simplify-text'
import { formatWords, readMenuLines, writeMenuLine, type MenuLine } from './menu-lines'

export function checkExchangedNames(entries: readonly ParsedEntry[]): Problem[] {
  const lines = readMenuLines(entries, 'navigation')
  return lines.flatMap((line) => {
    const menu = findMenu(line, lines)
    if (line.group === null || menu === null) return []
    const meant = writeMenuLine({ ...line, group: menu, label: line.group })
    return [
      line.report({
        code: 'menu-name',
        severity: 'warning',
        message: `"${formatWords(line)}" would make a new menu "${line.group}" with only "${line.label}" in it, but "${menu}" is the name of a menu.`,
        fix: `Write this line: - ${meant}`,
        suggestion: isCertain(line, menu, lines) ? replaceValue(line.source, meant) : null,
      }),
    ]
  })
}

/** Returns the menu that the right name of a line is, if its left name is one only because of this line. */
function findMenu(line: MenuLine, lines: readonly MenuLine[]): string | null {
  const others = lines.filter((other) => other !== line)
  const isAlone = others.every(({ group }) => !isSame(group, line.group))
  const menus = others.filter(({ group }) => isSame(group, line.label))
  // A page with the name of a menu may also be the first item of another one.
  const isTwice = menus.some(({ label }) => isSame(label, line.group))
  const isMeant = isAlone && !isTwice && !isBelow(line, line.group)
  return isMeant ? (menus[0]?.group ?? null) : null
}

/** Returns whether the address says so too, or the menu has several lines. */
const isCertain = (line: MenuLine, menu: string, lines: readonly MenuLine[]): boolean =>
  isBelow(line, menu) || lines.filter(({ group }) => group === menu).length > 1

/** Returns whether the address of a line is below a name: /partner/churches. */
function isBelow({ href }: MenuLine, name: string | null): boolean {
  const [, folder = '', page] = href.split('/')
  return page !== undefined && isSame(folder.replaceAll('-', ' '), name)
}

const isSame = (name: string | null, other: string | null): boolean =>
  name !== null && other !== null && getStem(name) === getStem(other)

const getStem = (name: string): string => simplifyWords(name).replace(/s$/, '')
