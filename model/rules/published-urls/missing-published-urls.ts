// Reports published paths that lead nowhere now, most often because a file was renamed.
import { getPathLanguage } from '../../languages'
import { PUBLISHED_URLS_FILE, parsePublishedUrls } from '../../routing/published-urls'
import { createProblem, type ProblemDetails, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { listWords } from '../../text/list-words'
import { deletedTranslation, findEnglishFile, findOtherPage } from './deleted-translations'
import { describeLinks } from './links-to-change'
import { describeMistypedLine } from './mistyped-lines'
import { createCorrectedRedirect, createRedirectEdit } from './redirects/redirect-edit'
import type { RenamedPage, RenamedPages } from './renamed/renamed-pages'

type UrlContext = {
  /** The paths of all pages, and all that redirect to one. */
  readonly known: ReadonlySet<string>
  /** The files of the pages, by their paths. */
  readonly files: ReadonlyMap<string, string>
  /** The pages that are drafts now, by their paths. */
  readonly drafts: ReadonlyMap<string | null, ParsedEntry>
  /** The paths of the pages without which there is no site. */
  readonly needed: ReadonlySet<string | null>
  readonly renamed: RenamedPages
  /** The folders of the files that belong to an event, by its path. */
  readonly dependents: ReadonlyMap<string, readonly string[]>
  /** The places of the links to each path of a page, as `file:line`. */
  readonly links: ReadonlyMap<string, readonly string[]>
  readonly texts: Readonly<Record<string, string>>
  /** The name of the content folder in problems. */
  readonly name: string
}

/** The home page has its own check (required-pages.ts), because no other page can replace it. */
const HOME = '/'

/** @param publishedUrls the text of the list of published paths */
export function checkMissingPublishedUrls(
  publishedUrls: string,
  { known, files, drafts, needed, renamed, dependents, links, texts, name }: UrlContext,
): Problem[] {
  return parsePublishedUrls(publishedUrls)
    .filter(({ path }) => path !== HOME && !known.has(path))
    .flatMap(({ path, line }) => {
      const mistyped = describeMistypedLine(path, known)
      if (mistyped !== null)
        return [createProblem(mistyped, { file: `${name}/${PUBLISHED_URLS_FILE}`, line })]
      const draft = drafts.get(path)
      if (draft && needed.has(path)) return []
      if (draft) return [createProblem(hiddenPage(path), getFieldPosition(draft, 'draft'))]
      const page = renamed.get(path)
      const english = page === undefined ? findEnglishFile(path, files) : undefined
      if (english !== undefined) {
        const read = (file: string) => ({ file, text: texts[file.slice(name.length + 1)] ?? '' })
        const other = findOtherPage(getPathLanguage(path), files)
        const pages = [read(english), other === undefined ? undefined : read(other)] as const
        return [
          createProblem(deletedTranslation(path, pages, links.get(path) ?? []), {
            file: english,
            line: createRedirectEdit(pages[0].text, path)?.line ?? 1,
          }),
        ]
      }
      if (page === undefined)
        return [
          createProblem(missingPage(path, dependents.get(path) ?? [], links.get(path) ?? []), {
            file: `${name}/${PUBLISHED_URLS_FILE}`,
            line,
          }),
        ]
      const { file, formerName, isNameReported, mistypedPath } = page
      if (formerName !== null) {
        if (formerName.endsWith('.es.md'))
          return [createProblem(renamedTranslation(path, formerName), { file })]
        const describe = file.endsWith(`-${formerName}`)
          ? numberedName
          : YEAR_AT_END.test(file)
            ? datedName
            : mistypedName
        return isNameReported ? [] : [createProblem(describe(path, formerName), { file })]
      }
      const text = texts[file.slice(name.length + 1)] ?? ''
      const suggestion =
        mistypedPath === null
          ? createRedirectEdit(text, path)
          : createCorrectedRedirect(text, mistypedPath, path)
      const problem =
        mistypedPath !== null
          ? describeRedirect(path, mistypedPath, page)
          : page.replacedName === null
            ? renamedPage(path)
            : renamedOnPurpose(path, page.replacedName, links.get(page.path) ?? [])
      return [createProblem({ ...problem, suggestion }, { file, line: suggestion?.line ?? 1 })]
    })
}

const hiddenPage = (path: string): ProblemDetails => ({
  code: 'address-lost',
  message: `This page is public already. As a draft, it would be gone, and ${path} would lead nowhere.`,
  fix: 'Delete the draft line: nobody sees your proposal on the website before someone says yes. To take the page off the website, write expires_on: with its last day in place of that line, and take out the links to it. If another page takes its place, add redirect_from to that one.',
})

const missingPage = (
  path: string,
  dependents: readonly string[],
  links: readonly string[],
): ProblemDetails => ({
  code: 'address-lost',
  message: `The address ${path} was published, and it leads nowhere now.`,
  fix: `${path.startsWith('/events/') ? 'An event that is over can stay: the site marks it as past. ' : ''}To bring the page back, open the proposal that deleted it and press Close pull request at its end, or Revert if someone has said yes to it. Or open the page that takes its place: above its second --- line, ${formatNewLines(path)}${describeDependents(dependents)}${describeLinks(links)}`,
})

/** Says which files would have to change as well, because they belong to the event. */
function describeDependents(folders: readonly string[]): string {
  if (folders.length === 0) return ''
  const counts = [...new Set(folders)].map(
    (folder) => `${folders.filter((other) => other === folder).length} in ${folder}`,
  )
  return ` Then also delete the files that belong to this event, or write another event in them: ${listWords(counts)}.`
}

const renamedPage = (path: string): ProblemDetails => ({
  code: 'address-lost',
  message: `This page seems to have been at ${path} before, and that address leads nowhere now.`,
  fix: `Above the second --- line, ${formatNewLines(path)}`,
})

const renamedOnPurpose = (
  path: string,
  formerName: string,
  links: readonly string[],
): ProblemDetails => ({
  code: 'address-lost',
  message: `This page was at ${path} until now (its file was ${formerName}), and links to that address lead nowhere now.`,
  fix: `To keep the new name, add above the second --- the line redirect_from: and below it the line "  - ${path}". To go back, press the pencil and change the name in the box back to ${formerName}.${describeLinks(links, 'the new address')}`,
})

const mistypedRedirect = (path: string, typed: string): ProblemDetails => ({
  code: 'address-lost',
  message:
    typed.replace(/\.md$/i, '') === path
      ? `${typed} is the name of a file. The old address of this page has no .md at its end.`
      : `${describeTyped(typed)}. This page was at ${path} until now, and old links to it would lead nowhere.`,
  fix: `Write ${path} in place of ${typed}`,
})

const describeTyped = (typed: string): string =>
  /\.md$/i.test(typed)
    ? `${typed} is the name of a file, and not an address`
    : `${typed} was never an address of ours`

const describeRedirect = (path: string, typed: string, page: RenamedPage): ProblemDetails =>
  typed === page.path ? ownRedirect(path, typed) : mistypedRedirect(path, typed)

const ownRedirect = (path: string, typed: string): ProblemDetails => ({
  code: 'address-lost',
  message: `${typed} is the new address of this page. Its old one belongs here: ${path} leads nowhere now.`,
  fix: `Write ${path} in place of ${typed}`,
})

const renamedTranslation = (path: string, formerName: string): ProblemDetails => ({
  code: 'address-lost',
  message: `This file seems to have been ${formerName}. With its new name, the address ${path} leads nowhere.`,
  fix: `A Spanish file has the name of the English one, but with .es.md at its end. Press the pencil and change the name in the box back to ${formerName}`,
})

const mistypedName = (path: string, formerName: string): ProblemDetails => ({
  code: 'address-lost',
  message: `This file seems to have been ${formerName}, and its new name looks like a typo. Nobody finds the page at ${path} now.`,
  fix: `Press the pencil and change the name in the box back to ${formerName}. If you want the new name, ${formatNewLines(path)}`,
})

/** Matches the name of a file that ends with a year. */
const YEAR_AT_END = /-20\d\d\.md$/

const datedName = (path: string, formerName: string): ProblemDetails => ({
  code: 'address-lost',
  message: `This file seems to have been ${formerName}. The name of a file is the address of its page, so nobody finds it at ${path} now.`,
  fix: `Press the pencil and change the name in the box back to ${formerName}: what comes every year keeps its file, and gets the new days in its fields. If you want the new name, ${formatNewLines(path)}`,
})

const numberedName = (path: string, formerName: string): ProblemDetails => ({
  code: 'address-lost',
  message: `This file seems to have been ${formerName}. The name of a file is the address of its page, so nobody finds it at ${path} now.`,
  fix: `Press the pencil and change the name in the box back to ${formerName}: the site sorts its pages by their fields. If you want the new name, ${formatNewLines(path)}`,
})

const formatNewLines = (path: string) =>
  `add the line redirect_from: and below it the line "  - ${path}"`
