// Reading: the only place where the content code touches the disk.
import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { LEDGER } from './ledger'
import { compareText, problem, type Problem } from './problem'

/** Pictures by file name, with their size in CSS pixels. */
export type PictureSizes = Readonly<
  Record<string, { readonly width: number; readonly height: number }>
>

/** All that was read: Markdown texts by their path below the content folder (`events/gala.md`), and the pictures. */
export type ContentFiles = {
  readonly texts: Readonly<Record<string, string>>
  readonly pictures: PictureSizes
  /** The text of addresses.txt, or null when there is none. */
  readonly ledger: string | null
  readonly problems: readonly Problem[]
}

const IMAGES = 'images'
/** Larger files are no text that somebody wrote; 128 KB of text and 16 KB of front matter are the limit for parsing. */
const LARGEST_FILE = 160 * 1024

type Found = { readonly path: string; readonly kind: 'file' | 'strange'; readonly bytes: number }

/**
 * Reads a content folder. Links, pipes and devices are refused; hidden files and README.md are passed over.
 * @param folder the content folder
 * @param name how the folder is called in problems: `content`
 * @throws when the folder itself cannot be read
 */
export async function readContent(folder: string, name = 'content'): Promise<ContentFiles> {
  const texts: Record<string, string> = {}
  const pictures: Record<string, { width: number; height: number }> = {}
  let ledger: string | null = null
  const problems: Problem[] = []
  const refuse = (path: string, code: string, message: string, fix: string) =>
    problems.push(problem({ code, message, fix }, { file: `${name}/${path}` }))

  for (const { path, kind, bytes } of await walk(folder)) {
    if (kind === 'strange') {
      refuse(
        path,
        'file-strange',
        'This is not a plain file.',
        'Delete it, and upload the file itself.',
      )
    } else if (path.startsWith(`${IMAGES}/`)) {
      const size = measure(await readFile(join(folder, path)))
      if (size) pictures[path.slice(IMAGES.length + 1)] = size
      else
        refuse(
          path,
          'image-unreadable',
          'This picture cannot be read.',
          'Save it again as SVG, JPEG, PNG or WebP.',
        )
    } else if (!path.endsWith('.md') && path !== LEDGER) {
      refuse(
        path,
        'file-unused',
        'This file is not used.',
        'Delete it, move it to content/images if it is a picture, or end its name with .md if it is a text.',
      )
    } else if (bytes > LARGEST_FILE && path !== LEDGER) {
      refuse(
        path,
        'file-large',
        'The file is too large to be a text.',
        'Keep a text below 128 KB; split it into several pages.',
      )
    } else {
      const text = decode(await readFile(join(folder, path)))
      if (text === null)
        refuse(
          path,
          'encoding',
          'The file is not saved as UTF-8.',
          'Save it again with the encoding UTF-8.',
        )
      else if (path === LEDGER) ledger = text
      else texts[path] = text
    }
  }
  return { texts, pictures, ledger, problems }
}

async function walk(folder: string, below = ''): Promise<Found[]> {
  const found: Found[] = []
  const names = (await readdir(join(folder, below))).sort(compareText)
  for (const name of names.filter((one) => !one.startsWith('.') && one !== 'README.md')) {
    const path = below === '' ? name : `${below}/${name}`
    const status = await lstat(join(folder, path))
    if (status.isDirectory()) found.push(...(await walk(folder, path)))
    else found.push({ path, kind: status.isFile() ? 'file' : 'strange', bytes: status.size })
  }
  return found
}

/** UTF-8 with at most one byte order mark, any line endings, to text with newlines; null when it is not UTF-8. */
function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n')
  } catch {
    return null
  }
}

function measure(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    const { width, height } = imageSize(bytes)
    return { width, height }
  } catch {
    return null
  }
}
