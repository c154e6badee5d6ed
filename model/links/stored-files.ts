// Finds the page or file of ours that is meant by the address at which GitHub shows that file, and files that GitHub has instead of us.
import { checkDownloadName, normalizeDownloadName } from '../downloads/download-problems'
import type { ProblemDetails } from '../problems/problem'

const STORED =
  /^https:\/\/(?:github\.com\/[^/]+\/[^/]+\/(?:blob|raw|edit|tree|blame)|raw\.githubusercontent\.com\/[^/]+\/[^/]+)\/(?:refs\/heads\/)?[^?#]+?\/content\/([a-z]+)\/([^?#]+)/i
/** The folders whose texts are pages, and where these pages are. */
const PAGE_FOLDERS: ReadonlyMap<string, string> = new Map([
  ['pages', ''],
  ['events', '/events'],
  ['blog', '/blog'],
  ['services', '/services'],
  ['volunteer', '/partner/volunteer'],
])

/** Returns the path on this site of a file that is typed with its address on GitHub, or null. */
export function findStoredPath(url: string): string | null {
  const [, folder = '', name = ''] = (url.includes('/content/') && STORED.exec(url)) || []
  if (folder === 'files' || folder === 'images') return `/${folder}/${name}`
  const parent = PAGE_FOLDERS.get(folder)
  const [, page, language] = /^(.+?)(?:\.([a-z]{2}))?\.md$/.exec(name) ?? []
  if (parent === undefined || page === undefined) return null
  const path = page === 'index' && parent === '' ? '' : `${parent}/${page}`
  return language === undefined ? path || '/' : `/${language}${path}`
}

/** Returns the problem of such an address, or null. */
export function findStoredFile(url: string): ProblemDetails | null {
  const path = findStoredPath(url)
  return path === null
    ? null
    : {
        code: 'link-detour',
        message: 'This is the address at which GitHub shows the file, not the one on our website.',
        fix: `Write ${path}`,
        replacement: path,
      }
}

/** Matches the address of a file that was dropped into GitHub's editor. */
const DROPPED = /^https:\/\/github\.com\/(?:user-attachments|[^/]+\/[^/]+)\/files\/\d+\/([^/?#]+)$/i

/** Returns the problem of such an address, or null. */
export function findDroppedFile(url: string): ProblemDetails | null {
  const [, typed] = DROPPED.exec(url) ?? []
  if (typed === undefined) return null
  const name = /\.pdf$/i.test(typed) ? normalizeDownloadName(typed) : ''
  const advice =
    checkDownloadName(name) === null
      ? `Open content/files, press Add file, and upload the file there as ${name}. Then write [${name.replace(/\.pdf$/, '')}](/files/${name}) here.`
      : 'Save it as a PDF, open content/files, press Add file, and upload it there. Then write [Our poster](/files/poster.pdf) here, with the name of your file in place of poster.pdf.'
  return {
    code: 'download-missing',
    message: 'This file was dropped into the text on GitHub, so it is not in content/files.',
    fix: advice,
  }
}
