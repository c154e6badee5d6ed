// Finds pictures and PDFs that were uploaded into a folder where they cannot be used. Each has been reported there.
import { normalizeDownloadName } from '../downloads/download-problems'
import { normalizeImageName } from '../images/image-name'
import type { ContentFiles } from './read-content'

const PDF = /\.pdf$/i
const PICTURE = /\.(?:svg|jpe?g|png|webp|avif)$/i

/** The names that the files will have in the right folder. */
export type MisplacedUploads = {
  readonly pdfs: ReadonlySet<string>
  readonly pictures: ReadonlySet<string>
}

export function findMisplacedUploads({
  images,
  downloads,
  problems,
}: Pick<ContentFiles, 'images' | 'downloads' | 'problems'>): MisplacedUploads {
  const unused = problems.flatMap(({ code, file }) => (code === 'file-unused' ? [file] : []))
  const find = (paths: readonly string[], kind: RegExp, normalize: (name: string) => string) =>
    new Set(
      paths
        .filter((path) => kind.test(path))
        .map((path) => normalize(path.split('/').at(-1) ?? '')),
    )
  return {
    pdfs: find([...Object.keys(images), ...unused], PDF, normalizeDownloadName),
    pictures: find([...Object.keys(downloads), ...unused], PICTURE, normalizeImageName),
  }
}
