// Notes a button that leads to the same page as the one beside it, although its words are those of another page: its line was copied.
import { getPathLanguage } from '../../languages'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { readFieldWords } from '../../source/source-mark'
import { simplifyWords } from '../../text/simplify-text'
import { getText } from '../../translations/translation-age'

type Button = { readonly words: string; readonly path: string; readonly line: number }

const BUTTON = /^::button\[([^\][]+)\]\{ *href=["']?(\/[^\s"'}#]*)["']?(?=[\s}])/
const LINK = /\[([^\][]+)\]\((\/[^\s()#]*)\)/g
/** In lines: buttons that are further apart have each a place of their own. */
const MAX_APART = 3
/** Matches what a button asks people to do with a page, before its title. */
const REQUEST =
  /^(?:(?:read|see|visit|open|find|learn|watch|discover|go to|look at|lea|vea|visite|abra|conozca|descubra|ir a) )(?:(?:more )?(?:about|at|sobre|de) )?(?:the |our |la |el |nuestr[oa] )?/

/** @param texts the texts of the files by their paths below the content folder */
export function checkCopiedButtons(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const candidates = entries.filter(({ references }) => hasTwoBeside(references))
  if (candidates.length === 0) return []
  const titles = listTitles(entries)
  return candidates.flatMap(({ entry }) => {
    const text = getText(entry, texts)
    if (!text.includes('\n::button[')) return []
    const buttons = readButtons(text)
    return buttons.flatMap((button) => {
      const beside = buttons.find(
        ({ path, words, line }) =>
          path === button.path && words !== button.words && isBeside(line, button.line),
      )
      if (beside === undefined) return []
      const meant = findMeant(button, titles, text)
      if (meant === null || meant === button.path) return []
      const position = { file: entry.file, line: button.line, column: 1 }
      return [createProblem(describe(button, beside, meant), position)]
    })
  })
}

/** Returns whether links on two lines beside each other lead to one page, so that only few texts have to be read. */
function hasTwoBeside(references: ParsedEntry['references']): boolean {
  const links = references.filter(({ type, field }) => type === 'link' && field === null)
  return links.some(({ target, line }, index) =>
    links.slice(index + 1).some((other) => other.target === target && isBeside(other.line, line)),
  )
}

const isBeside = (first: number, second: number): boolean =>
  first !== second && Math.abs(first - second) <= MAX_APART

const readButtons = (text: string): Button[] =>
  text.split('\n').flatMap((typed, index) => {
    const [, words = '', path = ''] = BUTTON.exec(typed) ?? []
    return words === '' ? [] : [{ words, path, line: index + 1 }]
  })

/** Returns the paths of the public pages by their titles of several words; null for a title of several pages. */
function listTitles(entries: readonly ParsedEntry[]): ReadonlyMap<string, string | null> {
  const titles = new Map<string, string | null>()
  for (const { entry } of entries) {
    if (entry.pagePath === null || entry.draft === true) continue
    const written = new Set(
      [entry['title'], entry['heading']].map(readFieldWords).map(simplifyWords),
    )
    for (const title of written)
      if (title.includes(' ')) titles.set(title, titles.has(title) ? null : entry.pagePath)
  }
  return titles
}

/** Returns the page with the words of a button as its title, or to which a link with these words leads in the same text. */
function findMeant({ words, path }: Button, titles: ReturnType<typeof listTitles>, text: string) {
  const plain = simplifyWords(words)
  const short = plain.replace(REQUEST, '')
  const titled = titles.get(plain) ?? titles.get(short) ?? null
  const linked = [...text.matchAll(LINK)].find(([, link = '']) => {
    const typed = simplifyWords(link)
    return typed.includes(' ') && (typed === plain || typed === short)
  })?.[2]
  const meant = titled ?? linked ?? null
  return meant !== null && getPathLanguage(meant) === getPathLanguage(path) ? meant : null
}

const describe = ({ words, path }: Button, beside: Button, meant: string): FileProblem => ({
  code: 'link-titled',
  severity: 'warning',
  message: `This button leads to ${path}, as "${beside.words}" on line ${beside.line} does, but its words are those of the page ${meant}.`,
  fix: `If you mean that page, write ::button[${words}]{href=${meant}}. If both buttons lead to ${path} on purpose, there is nothing to do.`,
})
