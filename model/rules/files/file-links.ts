// Checks that every link to a file (a download or an image) leads to a file that the site publishes.
import { isRejectedDownload, normalizeDownloadName } from '../../downloads/download-problems'
import { isRejectedImage, normalizeImageName } from '../../images/image-name'
import { decodeUriSafe, splitUrl } from '../../links/link-target'
import type { Reference } from '../../links/reference'
import { findClosestMatch, findUnambiguousMatch } from '../../problems/closest-match'
import type { ProblemDetails, Problem } from '../../problems/problem'
import { findMisplacedUploads, type MisplacedUploads } from '../../source/misplaced-uploads'
import type { ContentFiles } from '../../source/read-content'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { BRING_BACK } from './bring-back'
import { haveAlikeWords } from './renamed-images'
import { createReferenceProblem } from '../links/reference-problems'
import { checkBeginning } from '../links/whole-addresses'

type Files = Pick<ContentFiles, 'images' | 'downloads' | 'problems'>

/** Matches the path of a file as people type it: `/files/a.pdf`, `files/a.pdf`, `../content/files/a.pdf`, `/es/files/a.pdf`. */
const PATH_IN_FOLDER = /^(?:\.{0,2}\/)*(?:content\/|es\/)?(files|images)\/+(.+)$/i
/** Matches the name of a PDF alone or in another folder: it can only be a download. */
const BARE_PDF = /^(?:\.{0,2}\/)*(?:[^/:]+\/)*([^/:]+\.pdf)$/i
/** Matches the fragment that opens a PDF at a page (RFC 8118, section 3). */
const PDF_PAGE = /^page=\d+$/

/** Returns whether a link is meant for a file rather than a page. */
export function isFileLink(target: string): boolean {
  const { path } = splitUrl(target)
  return PATH_IN_FOLDER.test(path) || BARE_PDF.test(path)
}

/** @param pages a map with the paths of all pages as its keys */
export function checkFileLinks(
  entries: readonly ParsedEntry[],
  pages: ReadonlyMap<string, unknown>,
  files: Files,
): Problem[] {
  const misplaced = findMisplacedUploads(files)
  const unused = listUnusedDownloads(entries, files)
  return entries.flatMap((parsed) =>
    parsed.references
      .filter(({ type, target }) => type === 'link' && isFileLink(target))
      .flatMap((reference) => {
        if (pages.has(splitUrl(reference.target).path)) return []
        const problem =
          checkFileLink(reference, parsed.entry.slug, files, { misplaced, unused }) ??
          checkBeginning(reference)
        return problem === null ? [] : [createReferenceProblem(parsed, reference, problem)]
      }),
  )
}

function checkFileLink(
  { target, field }: Reference,
  slug: string,
  { images, downloads }: Files,
  { misplaced, unused }: { misplaced: MisplacedUploads; unused: readonly string[] },
): ProblemDetails | null {
  const { path, anchor } = splitUrl(target)
  const [, typedFolder = 'files', nameInFolder] = PATH_IN_FOLDER.exec(path) ?? []
  const folder = typedFolder.toLowerCase() as 'files' | 'images'
  const name = decodeUriSafe(nameInFolder ?? BARE_PDF.exec(path)?.[1] ?? '')
  const names = Object.keys(folder === 'files' ? downloads : images)
  const normalized = folder === 'files' ? normalizeDownloadName(name) : normalizeImageName(name)
  const isRejected = folder === 'files' ? isRejectedDownload : isRejectedImage
  // The file has to be saved or named in another way first, which has been reported there.
  if (names.some((other) => isRejected(other, name))) return null
  const elsewhere = folder === 'files' ? misplaced.pdfs : misplaced.pictures
  if (!names.includes(name) && elsewhere.has(normalized)) return null
  const match = names.includes(name) ? name : findUnambiguousMatch(normalized, names)
  if (match === null) {
    const closest = findClosestMatch(normalized, names)
    const alike = unused.filter(
      (other) =>
        folder === 'files' &&
        (haveAlikeWords(normalized, other) || haveAlikeWords(`${slug}.pdf`, other)),
    )
    const uploaded = alike.length === 1 ? (alike[0] ?? null) : null
    const advice = adviseOnUpload(folder, { name, normalized }, field, names.length > 0)
    return fileNotFound(folder, { name, normalized }, { closest, unused: uploaded, advice })
  }
  const fragment = anchor !== undefined && isPageOfPdf(match, anchor) ? `#${anchor}` : ''
  const corrected = `/${folder}/${match}${fragment}`
  if (corrected === target) return null
  if (path === `/${folder}/${match}`)
    return wrongFileLink(
      `A link to a file ends with the name of the file, without #${anchor}.`,
      corrected,
    )
  return name === match
    ? wrongFileLink(`On the website, the address of this file begins with /${folder}/.`, corrected)
    : wrongFileLink(formatNoFile(folder, name).replace(/\.$/, `, only ${match}.`), corrected)
}

/** Returns the downloads to which nothing links. */
function listUnusedDownloads(
  entries: readonly ParsedEntry[],
  { downloads }: Pick<Files, 'downloads'>,
): string[] {
  const linked = new Set(
    entries.flatMap(({ references }) =>
      references.map(({ target }) => decodeUriSafe(splitUrl(target).path).split('/').at(-1)),
    ),
  )
  return Object.keys(downloads).filter((name) => !linked.has(name))
}

const isPageOfPdf = (name: string, anchor: string) => name.endsWith('.pdf') && PDF_PAGE.test(anchor)

const formatNoFile = (folder: string, name: string) =>
  `There is no file ${name} in content/${folder}.`

/**
 * @param closest a file with almost the name
 * @param unused a file to which nothing links with a name that is like it, or like that of the linking file
 * @param advice what to do if no such file is meant
 */
function fileNotFound(
  folder: string,
  names: { readonly name: string; readonly normalized: string },
  {
    closest,
    unused,
    advice,
  }: {
    readonly closest: string | null
    readonly unused: string | null
    readonly advice: string
  },
): ProblemDetails {
  return {
    code: 'download-missing',
    message: formatNoFile(folder, names.name),
    fix:
      closest !== null
        ? `If you mean ${closest}, write /${folder}/${closest}`
        : unused !== null
          ? `If you mean ${unused}, which no page links to, write /${folder}/${unused}. If not, upload ${names.normalized} to content/${folder}.`
          : advice,
  }
}

/** @param hasFiles whether the folder has other files: if it has none, nobody can have deleted one of them */
function adviseOnUpload(
  folder: string,
  { name, normalized }: { readonly name: string; readonly normalized: string },
  field: string | null,
  hasFiles: boolean,
): string {
  const deletion =
    field === 'download_url'
      ? 'delete the line download_url (the page then offers to send the material)'
      : 'delete the link'
  return normalized === name
    ? `Upload ${name} to content/${folder}, or ${deletion}.${hasFiles ? ` ${BRING_BACK}` : ''}`
    : `Upload it to content/${folder} as ${normalized}, and write /${folder}/${normalized} here, or ${deletion}.`
}

const wrongFileLink = (message: string, corrected: string): ProblemDetails => ({
  code: 'download-missing',
  message,
  fix: `Write ${corrected}`,
  replacement: corrected,
})
