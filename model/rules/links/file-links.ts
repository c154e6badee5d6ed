// A link to a file of the site, which is a file for download or a picture, must find it: the site publishes only those it knows.
import { normalizeDownloadName } from '../../downloads/download-problems'
import { normalizeImageName } from '../../images/image-name'
import { splitUrl } from '../../links/link-target'
import { findClosestMatch, findUnambiguousMatch } from '../../problems/closest-match'
import type { ProblemDetails, Problem } from '../../problems/problem'
import type { ContentFiles } from '../../source/read-content'
import type { ParsedEntry } from '../../source/parse-entry'
import { decodeUriSafe } from './reference-problems'
import { createReferenceProblem } from './create-reference-problem'

type Files = Pick<ContentFiles, 'images' | 'downloads'>

/** Where files are, in the ways in which people write it: `/files/a.pdf`, `files/a.pdf`, `../content/files/a.pdf`. */
const IN_FOLDER = /^(?:\.{0,2}\/)*(?:content\/)?(files|images)\/+(.+)$/i
/** The name of a PDF alone, which can only be one for download. */
const BARE_PDF = /^\/?([^/]+\.pdf)$/i
/** A PDF opens at a page that is named so (RFC 8118, 3). */
const PAGE_OF_PDF = /^page=\d+$/

/** Returns whether a link is meant for a file rather than a page. */
export function isFileLink(target: string): boolean {
  const { path } = splitUrl(target)
  return IN_FOLDER.test(path) || BARE_PDF.test(path)
}

/** @param pages the addresses of all pages */
export function checkFileLinks(
  read: readonly ParsedEntry[],
  pages: ReadonlyMap<string, unknown>,
  files: Files,
): Problem[] {
  return read.flatMap((one) =>
    one.references
      .filter(({ role, target }) => role === 'link' && isFileLink(target))
      .flatMap((reference) => {
        if (pages.has(splitUrl(reference.target).path)) return []
        const finding = findingFor(reference.target, files)
        return finding === null ? [] : [createReferenceProblem(one, reference, finding)]
      }),
  )
}

function findingFor(target: string, { images, downloads }: Files): ProblemDetails | null {
  const { path, anchor } = splitUrl(target)
  const [, named = 'files', inFolder] = IN_FOLDER.exec(path) ?? []
  const folder = named.toLowerCase() as 'files' | 'images'
  const typed = decodeUriSafe(inFolder ?? BARE_PDF.exec(path)?.[1] ?? '')
  const names = Object.keys(folder === 'files' ? downloads : images)
  const plain = folder === 'files' ? normalizeDownloadName(typed) : normalizeImageName(typed)
  const sure = names.includes(typed) ? typed : findUnambiguousMatch(plain, names)
  if (sure === null) return missing(folder, typed, findClosestMatch(plain, names))
  const place = anchor !== undefined && isPlaceIn(sure, anchor) ? `#${anchor}` : ''
  const right = `/${folder}/${sure}${place}`
  if (right === target) return null
  if (path === `/${folder}/${sure}`)
    return instead(`The file has no place named #${anchor}.`, right)
  return typed === sure
    ? instead(`"${path}" is not how this site writes the address of a file.`, right)
    : instead(noFile(folder, typed), right)
}

const isPlaceIn = (name: string, anchor: string) =>
  name.endsWith('.pdf') && PAGE_OF_PDF.test(anchor)

const noFile = (folder: string, name: string) => `There is no file ${name} in content/${folder}.`

function missing(folder: string, name: string, meant: string | null): ProblemDetails {
  return {
    code: 'download-missing',
    message: noFile(folder, name),
    fix:
      meant === null
        ? `Upload it to content/${folder} first, or leave the link out.`
        : `Did you mean /${folder}/${meant}?`,
  }
}

const instead = (message: string, right: string): ProblemDetails => ({
  code: 'download-missing',
  message,
  fix: `Write ${right}`,
  instead: right,
})
