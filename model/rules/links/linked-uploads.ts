// Names the links that lead to a file that cannot be downloaded under its name, so that people know where to write the right one.
import { checkDownloadName, isRejectedDownload } from '../../downloads/download-problems'
import { decodeUriSafe, splitUrl } from '../../links/link-target'
import type { Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'

const FOLDER = '/files/'

const CODES: readonly string[] = ['download-kind', 'download-file-name']

/** @param entries the files that may have such links */
export function completeLinkedUploads(
  problems: readonly Problem[],
  entries: readonly ParsedEntry[],
): Problem[] {
  return problems.map((problem) => {
    if (!CODES.includes(problem.code) || !problem.file.includes(FOLDER)) return problem
    const name = problem.file.slice(problem.file.lastIndexOf(FOLDER) + FOLDER.length)
    const places = entries.flatMap(({ entry, references }) =>
      references
        .filter(({ type, target }) => type === 'link' && leadsTo(target, name))
        .map(({ line, field }) => ({ place: `line ${line} of ${entry.file}`, field })),
    )
    const complete = places.length === 0 ? null : checkDownloadName(name, places)
    return complete === null ? problem : { ...problem, ...complete }
  })
}

/** Returns whether a link leads to a file under its own name, and not under the one that it should have. */
function leadsTo(target: string, name: string): boolean {
  const linked = decodeUriSafe(splitUrl(target).path)
  if (!linked.startsWith(FOLDER)) return false
  return (
    checkDownloadName(linked.slice(FOLDER.length)) !== null &&
    isRejectedDownload(name, linked.slice(FOLDER.length))
  )
}
