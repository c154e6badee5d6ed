// Serves the images and downloads of the content folder while they may be written.
import type { ServerResponse } from 'node:http'
import { lstat, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { isDrawing } from '../../components/image/variants'
import { createDrawing } from '../images/plan-drawings'
import { resolveFile } from '../preview-server/resolve-file'

/** The types of files that content can have, by extension. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/**
 * Sends a file of a directory, or a drawing with its night scene. Resolves to false if there is no such file. The whole file is read
 * first: if it grew while it was being sent, the bytes beyond its `Content-Length` would corrupt the next response of the connection.
 * @param base the URL path of the directory, with both slashes
 */
export async function sendContentFile(
  response: ServerResponse,
  path: string,
  { directory, base }: { readonly directory: string; readonly base: string },
): Promise<boolean> {
  const file = resolveFile(path, base)
  const type = CONTENT_TYPES[extname(path).toLowerCase()]
  if (file === undefined || type === undefined) return false
  const source = await readRegularFile(join(directory, decodeURIComponent(file)))
  if (source === null) return false
  const bytes = isDrawing(file) ? createDrawing(source) : source
  response
    .setHeader('content-type', type)
    .setHeader('content-length', bytes.length)
    .setHeader('cache-control', 'no-store')
    .end(bytes)
  return true
}

/** Links are not followed, as in builds, and reading a pipe would never end. */
async function readRegularFile(file: string): Promise<Buffer | null> {
  try {
    return (await lstat(file)).isFile() ? await readFile(file) : null
  } catch {
    return null
  }
}
