// A file of what an earlier run found out, as JSON. Whatever is wrong with it, it is as if it were not there.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

const HASH_BYTES = 32

/**
 * Reads what `writeKept` wrote with the same version, or null: when there is no file, when it is damaged, and when other code
 * or another format wrote it.
 */
export function readKept(file: string, version: string): unknown {
  try {
    const bytes = readFileSync(file)
    const content = bytes.subarray(HASH_BYTES)
    if (!hashOf(version, content).equals(bytes.subarray(0, HASH_BYTES))) return null
    return JSON.parse(content.toString())
  } catch {
    return null
  }
}

/** Nobody ever reads a file that is half written. */
export async function writeKept(file: string, version: string, data: unknown): Promise<void> {
  const content = Buffer.from(JSON.stringify(data))
  const working = `${file}.${process.pid}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(working, Buffer.concat([hashOf(version, content), content]))
  await rename(working, file)
}

function hashOf(version: string, content: Uint8Array): Buffer {
  return createHash('sha256').update(version).update(content).digest()
}
