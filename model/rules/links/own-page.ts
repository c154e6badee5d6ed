// Notes a page that names itself among the pages to read next, because its address was copied with the list.
import { deleteItem } from '../../front-matter/value'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'

const FIELD = 'see_also'

export function checkOwnPage(entries: readonly ParsedEntry[]): Problem[] {
  return entries.flatMap((parsed) => {
    const { seeAlso, pagePath, draft } = parsed.entry
    if (seeAlso === undefined || pagePath === null || draft === true) return []
    if (!seeAlso.includes(pagePath)) return []
    const list = parsed.getSource().frontMatter.get(FIELD)
    const items = list && 'items' in list ? list.items : []
    const item = items.find(({ text }) => text === pagePath)
    const { line, column } = item ?? getFieldPosition(parsed, FIELD)
    const suggestion = item ? deleteItem(items, item) : null
    const problem = ownPage(pagePath, items.length === 1)
    return [
      createProblem(
        { ...problem, suggestion },
        { file: parsed.entry.file, field: FIELD, line, column },
      ),
    ]
  })
}

const ownPage = (path: string, isAlone: boolean): FileProblem => ({
  code: 'link-own-page',
  severity: 'warning',
  message: `${path} is this page, so it would name itself as the page to read next.`,
  fix: isAlone
    ? 'Delete this line and the line see_also: above it, or write the address of another page.'
    : 'Delete this line, or write the address of another page.',
})
