// Unpacks the artifact of a job that has built a stranger's text. All of it is decided on before the first file is written.
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readZip, type ZipEntry } from './read-zip'
import { RefusedError } from './refused-error'

export const MAX_ARTIFACT_BYTES = 50 * 1024 * 1024
const MAX_FILES = 5000
const MAX_PATH_LENGTH = 240
const MAX_DEPTH = 10

const PLAIN_FILE = 0o100000
const FOLDER = 0o040000

/** The types of files that a built site, its review and its comment have. */
const EXTENSIONS =
  'html css js json md txt xml ics svg png jpg jpeg webp avif gif ico woff2 pdf webmanifest'.split(
    ' ',
  )

/** Files by which a host is controlled, or which it runs. Names that begin with a dot or a low line are refused in any case. */
const CONTROL_FILES =
  /^(?:cname|netlify\.|wrangler\.|vercel\.|now\.json|firebase\.|staticwebapp\.config|amplify\.|render\.|web\.config|functions$|edge-functions$)/

/**
 * Writes the files of an artifact into a folder.
 * @param folder a folder that is empty or does not exist
 * @throws RefusedError if the artifact has anything that a built site does not have
 */
export async function unpackArtifact(zip: Buffer, folder: string): Promise<void> {
  const files = checkEntries(readZip(zip)).map(({ name, read }) => [name, read()] as const)
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`)
  for (const [name, bytes] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), bytes, { flag: 'wx', mode: 0o644 })
  }
}

/** Returns the entries that are files. Throws RefusedError for any entry that must not be there. */
function checkEntries(entries: readonly ZipEntry[]): ZipEntry[] {
  if (entries.length > MAX_FILES) throw new RefusedError(`There are more than ${MAX_FILES} files.`)
  const isFolder = ({ name }: ZipEntry) => name.endsWith('/')
  for (const entry of entries) checkEntry(entry, isFolder(entry))
  if (entries.reduce((sum, { size }) => sum + size, 0) > MAX_ARTIFACT_BYTES)
    throw new RefusedError('The files have more than 50 MB.')
  const files = entries.filter((entry) => !isFolder(entry))
  checkDuplicates(files.map(({ name }) => name))
  return files
}

function checkEntry({ name, type, size }: ZipEntry, isFolder: boolean): void {
  const refuse = (reason: string) => {
    throw new RefusedError(`The file ${JSON.stringify(name)} ${reason}.`)
  }
  const segments = (isFolder ? name.slice(0, -1) : name).split('/')
  const hasPlainName = segments.every((segment) => /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(segment))
  if (!hasPlainName) refuse('has a name that no file of a site has')
  if (segments.some((segment) => /[.]$|\.\./.test(segment)))
    refuse('has a name that no file of a site has')
  if (name.length > MAX_PATH_LENGTH || segments.length > MAX_DEPTH)
    refuse('has a name that is too long')
  if (segments.some((segment) => CONTROL_FILES.test(segment.toLowerCase())))
    refuse('would control the host')
  if (type !== 0 && type !== (isFolder ? FOLDER : PLAIN_FILE)) refuse('is not a plain file')
  if (isFolder && size > 0) refuse('is a folder with contents of its own')
  const extension = /\.([a-z0-9]+)$/.exec(segments.at(-1) ?? '')?.[1] ?? ''
  if (!isFolder && !EXTENSIONS.includes(extension)) refuse('is of a type that no site has')
}

/** Refuses names that are the same on a computer that ignores case, and a file that is also a folder. */
function checkDuplicates(names: readonly string[]): void {
  const seen = new Set<string>()
  for (const name of names.map((each) => each.toLowerCase())) {
    if (seen.has(name)) throw new RefusedError(`There are two files ${JSON.stringify(name)}.`)
    seen.add(name)
  }
  for (const name of seen)
    for (let end = name.indexOf('/'); end !== -1; end = name.indexOf('/', end + 1))
      if (seen.has(name.slice(0, end)))
        throw new RefusedError(`${JSON.stringify(name.slice(0, end))} is a file and a folder.`)
}
