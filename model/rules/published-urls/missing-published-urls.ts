// Reports published paths that lead nowhere now, most often because a file was renamed.
import { PUBLISHED_URLS_FILE, parsePublishedUrls } from '../../routing/published-urls'
import { createProblem, type ProblemDetails, type Problem } from '../../problems/problem'
import { createRedirectEdit } from './redirect-edit'

type UrlContext = {
  /** The source file of each page by its path. */
  readonly files: ReadonlyMap<string, string>
  /** All paths that redirect to a page. */
  readonly redirected: ReadonlySet<string>
  readonly texts: Readonly<Record<string, string>>
  /** The name of the content folder in problems. */
  readonly name: string
}

/** The home page has its own check (required-pages.ts), because no other page can replace it. */
const HOME = '/'

/** @param publishedUrls the text of the list of published paths */
export function checkMissingPublishedUrls(
  publishedUrls: string,
  { files, redirected, texts, name }: UrlContext,
): Problem[] {
  const published = parsePublishedUrls(publishedUrls)
  const missing = published.filter(
    ({ path }) => path !== HOME && !files.has(path) && !redirected.has(path),
  )
  if (missing.length === 0) return []
  const publishedPaths = new Set(published.map(({ path }) => path))
  const newPaths = [...files.keys()].filter((path) => !publishedPaths.has(path))
  const changes = {
    missing: groupByFolder(missing.map(({ path }) => path)),
    added: groupByFolder(newPaths),
  }
  return missing.map(({ path, line }) => {
    const newPath = findNewPath(path, changes)
    const file = newPath === null ? undefined : files.get(newPath)
    if (file === undefined)
      return createProblem(missingPage(path), { file: `${name}/${PUBLISHED_URLS_FILE}`, line })
    const suggestion = createRedirectEdit(texts[file.slice(name.length + 1)] ?? '', path)
    return createProblem(
      { ...renamedPage(path), suggestion },
      { file, line: suggestion?.line ?? 1 },
    )
  })
}

type PathsByFolder = ReadonlyMap<string, readonly string[]>

/** Returns the new path of a renamed file, which is certain if its folder has exactly one missing and one new path, or null. */
function findNewPath(
  path: string,
  { missing, added }: { readonly missing: PathsByFolder; readonly added: PathsByFolder },
): string | null {
  const folder = getFolder(path)
  const [newPath, ...others] = added.get(folder) ?? []
  if (newPath === undefined || others.length > 0) return null
  return (missing.get(folder) ?? []).length > 1 ? null : newPath
}

/** Groups the paths once, because tens of thousands of them can be missing at the same time. */
function groupByFolder(paths: readonly string[]): PathsByFolder {
  const groups = new Map<string, string[]>()
  for (const path of paths) {
    const folder = getFolder(path)
    const group = groups.get(folder)
    if (group === undefined) groups.set(folder, [path])
    else group.push(path)
  }
  return groups
}

const getFolder = (path: string) => path.slice(0, path.lastIndexOf('/'))

const missingPage = (path: string): ProblemDetails => ({
  code: 'address-lost',
  message: `The address ${path} was published, and it leads nowhere now (a draft does not count).`,
  fix: `Bring the page back, or open the page that takes its place: above its second --- line, ${formatNewLines(path)}`,
})

const renamedPage = (path: string): ProblemDetails => ({
  code: 'address-lost',
  message: `The address ${path} was published, and it leads nowhere now; this file seems to be its page with a new name.`,
  fix: `Above the second --- line, ${formatNewLines(path)}`,
})

const formatNewLines = (path: string) =>
  `add redirect_from: on one line and "  - ${path}" on the next.`
