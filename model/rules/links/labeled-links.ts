// Notes a button or a link with the name of another page in the menu: "See all events" that leads to the page for contacting us.
import { getPathLanguage } from '../../languages'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { simplifyWords } from '../../text/simplify-text'
import { getText } from '../../translations/translation-age'
import { readMenuLines } from '../menu/menu-lines'

/** Matches a link to a page whose words begin with a capital letter, and a button. */
const LINK =
  /\[([A-ZÀ-Þ][^\][\n]*)\](?:\((\/[^\s()#]*)\)|\{ *href=["']?(\/[^\s"'}#]*)["']?(?=[\s}]))/gu
/** Matches what a link asks people to do with a page, before its name. */
const REQUEST =
  /^(?:see|view|browse|show|look at|meet|read|visit|open|find|go to|go back to|back to|explore|discover|vea|ver|lea|leer|mire|visite|visitar|conozca|volver a|ir a) (?:all )?(?:of )?(?:tod[oa]s )?(?:(?:the|our|el|la|los|las|nuestr[oa]s?) )?/
const OWN = /^(?:the|our|el|la|los|las|nuestr[oa]s?) /

/** @param texts the texts of the files by their paths below the content folder */
export function checkLabeledLinks(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const paths = listPaths(entries)
  if (paths.size === 0) return []
  return entries.flatMap(({ entry, linkWords }) => {
    if (!linkWords.some((words) => paths.has(readName(words)))) return []
    return getText(entry, texts)
      .split('\n')
      .flatMap((typed, index) =>
        [...typed.matchAll(LINK)].flatMap((link) => {
          const [, words = '', address = '', href = ''] = link
          const target = address + href
          const name = readName(words)
          const path = paths.get(name)
          if (path === undefined || path === target || namesPage(target, name)) return []
          if (getPathLanguage(path) !== getPathLanguage(target)) return []
          const position = { file: entry.file, line: index + 1, column: link.index + 1 }
          return [createProblem(otherPage(words, target, path), position)]
        }),
      )
  })
}

/** Returns the paths of pages by their names in the menu and at the bottom of the page. */
function listPaths(entries: readonly ParsedEntry[]): ReadonlyMap<string, string> {
  const lines = [...readMenuLines(entries, 'footerLinks'), ...readMenuLines(entries, 'navigation')]
  return new Map(
    lines.map(({ label, href }) => [simplifyWords(label).replace(OWN, ''), href] as const),
  )
}

/** Returns the words after a request to see something; none without a request. */
function readName(words: string): string {
  const simple = simplifyWords(words)
  const name = simple.replace(REQUEST, '')
  return name === simple ? '' : name
}

/** Returns whether the last word of a name is in a path, as in that of a post with the title "Meet our team". */
const namesPage = (path: string, name: string): boolean =>
  simplifyWords(path)
    .split(' ')
    .includes(name.split(' ').at(-1) ?? '')

const otherPage = (words: string, target: string, path: string): FileProblem => ({
  code: 'link-titled',
  severity: 'warning',
  message: `"${words}" leads to ${target}, but the page with this name in the menu is ${path}.`,
  fix: `If the words are right, write ${path} in place of ${target}. If not, write other words.`,
})
