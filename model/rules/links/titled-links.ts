// Notes a link whose words are the title of another page than that to which it leads: the line was copied, and its address left.
import { getPathLanguage } from '../../languages'
import { splitUrl } from '../../links/link-target'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { readFieldWords } from '../../source/source-mark'
import { readTypedLink } from './people/typed-link'

/** The paths of pages by the titles that people see of them. */
type Titles = ReadonlyMap<string, ReadonlySet<string>>

/** @param texts the texts of the files by their paths below the content folder */
export function checkTitledLinks(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const titles = listTitles(entries)
  const pages = new Map(entries.map(({ entry }) => [entry.pagePath, entry]))
  return entries.flatMap(({ entry: { file }, references, linkWords }) => {
    if (!linkWords.some((words) => titles.has(words))) return []
    return references.flatMap(({ type, field, target, line, column }) => {
      if (type !== 'link' || field !== null || splitUrl(target).anchor !== undefined) return []
      const page = pages.get(target)
      if (page === undefined) return []
      const typed = readTypedLink(texts, file, { line, column })
      if (typed?.address !== target) return []
      const [path, another] = titles.get(typed.words) ?? []
      if (path === undefined || another !== undefined || path === target) return []
      if (getPathLanguage(path) !== getPathLanguage(target)) return []
      const problem = otherPage(typed.words, path, target, readFieldWords(page['title']))
      return [createProblem(problem, { file, line, column })]
    })
  })
}

/** Returns the pages by their titles of several words, and by those of the cards that lead to them. */
function listTitles(entries: readonly ParsedEntry[]): Titles {
  const titles = new Map<string, Set<string>>()
  for (const { entry } of entries) {
    const path = entry.pagePath ?? entry['path']
    if (typeof path !== 'string' || entry.draft === true) continue
    for (const title of [entry['title'], entry['heading']].map(readFieldWords))
      if (title.includes(' ')) titles.set(title, (titles.get(title) ?? new Set()).add(path))
  }
  return titles
}

const otherPage = (words: string, path: string, target: string, title: string): FileProblem => ({
  code: 'link-titled',
  severity: 'warning',
  message: `"${words}" is the title of ${path}, but this link leads to ${target}.`,
  fix: `Write [${words}](${path})${title === '' ? '.' : `, or [${title}](${target}) if that page is meant.`}`,
})
