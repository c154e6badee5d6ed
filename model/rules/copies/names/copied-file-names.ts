// Notes new pages whose file name says that they are a copy or a draft, or has the code of a program, because it would be a part of their address.
import { DEFAULT_LANGUAGE, splitFileName } from '../../../languages'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { normalizeFileName } from '../../../source/check-file-name'
import { removeSourceMarks } from '../../../source/source-mark'
import { isNewPage } from '../../published-urls/renamed/new-pages'
import type { PublishedPaths } from '../../published-urls/renamed/renamed-pages'

/** Matches marks of programs and people, with the number that a second copy has. */
const MARK =
  /^(?:copy-of-|copia-de-)(.+)$|^(.+?)-(?:copy|copia|final|draft|borrador|backup|v\d{1,2})(?:-\d{1,2})?$/
/** Matches marks that may be a part of a name: only beside the file without them are they certain. */
const PERHAPS = /^(?:new|old)-(.+)$|^(.+?)-(?:1|new|old|edited|revised|nuevo|nueva|viejo|vieja)$/
/** Matches the code that Notion, Google Docs or a program for blogs adds: letters and digits mixed, a UUID, or a day with its time. */
const CODE =
  /^(.+?)-(?:(?=\w*(?:\d[a-f]+\d|[a-f]\d+[a-f]))[\da-f]{8,40}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?=(?:[a-z]*\d+[a-z]+){3})[a-z\d]{20,}|\d{12,17})$/

export function checkCopiedFileNames(
  entries: readonly ParsedEntry[],
  urls: PublishedPaths,
): Problem[] {
  const paths = new Set(entries.map(({ entry }) => entry.pagePath))
  return entries.flatMap(({ entry }) => {
    const { pagePath, slug, draft, file } = entry
    if (pagePath === null || draft === true || !isNewPage(entry, urls)) return []
    const { name, language } = splitFileName(slug.slice(slug.lastIndexOf('/') + 1))
    // A translation is called as its original.
    if (language !== DEFAULT_LANGUAGE) return []
    const coded = readOriginal(CODE.exec(name))
    const own = coded ?? readOriginal(MARK.exec(name))
    const original = own ?? readOriginal(PERHAPS.exec(name))
    if (original === null) return []
    const isBeside = paths.has(pagePath.slice(0, -name.length) + original)
    const title = typeof entry['title'] === 'string' ? removeSourceMarks(entry['title']) : ''
    const words = normalizeFileName(title)
    // The mark is a word of the title: "Tournament Final".
    const isMeant = listMarks(name, original).some((mark) => words.split('-').includes(mark))
    if ((own === null && !isBeside) || isMeant) return []
    const meant = isBeside ? (words.includes('/') ? '' : words) : original
    const isFree =
      meant !== '' && meant !== original && !paths.has(pagePath.slice(0, -name.length) + meant)
    const problem = isBeside
      ? copyBeside({ name, pagePath }, original, isFree ? meant : null)
      : coded === null
        ? copyAlone({ name, pagePath }, original)
        : codeAtEnd(original)
    return [createProblem(problem, { file })]
  })
}

const readOriginal = (match: RegExpExecArray | null): string | null =>
  match === null ? null : (match[1] ?? match[2] ?? null)

/** Returns the words of a file name that its original does not have. */
function listMarks(name: string, original: string): string[] {
  const words = original.split('-')
  return name.split('-').filter((word) => !words.includes(word) && !/^\d+$/.test(word))
}

type Named = { readonly name: string; readonly pagePath: string }

const describe = ({ name, pagePath }: Named): string =>
  `This file is called ${name}.md, so the address of its page would be ${pagePath}.`

/** @param meant the name that its title has, or null if another file has that already */
const copyBeside = (named: Named, original: string, meant: string | null): FileProblem => ({
  code: 'file-copy',
  severity: 'warning',
  message: describe(named),
  fix: `If it is only a copy of ${original}.md, delete it. If it is a page of its own, press the pencil and change the name in the box${meant === null ? ' to one that says what it is about.' : ` to ${meant}.md`}`,
})

const copyAlone = (named: Named, original: string): FileProblem => ({
  code: 'file-copy',
  severity: 'warning',
  message: describe(named),
  fix: `Press the pencil and change the name in the box to ${original}.md`,
})

const codeAtEnd = (original: string): FileProblem => ({
  code: 'file-copy',
  severity: 'warning',
  message:
    'The name of this file ends with a long code, as Notion or another program adds it, and nobody could read out the address of the page.',
  fix: `Press the pencil and change the name in the box to ${original}.md`,
})
