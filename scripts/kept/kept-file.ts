// A file of what an earlier run found out: an index as JSON and a heap of bytes. Whatever is wrong with it, it is as if it were not there.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

export type KeptFile = { readonly index: unknown; readonly heap: Buffer }

const HASH_BYTES = 32
const LENGTH_BYTES = 4

/**
 * Reads what `writeKept` wrote with the same version, or null: when there is no file, when it is damaged, and when other code
 * or another format wrote it.
 */
export function readKept(file: string, version: string): KeptFile | null {
  try {
    const bytes = readFileSync(file)
    const content = bytes.subarray(HASH_BYTES)
    if (!hashOf(version, content).equals(bytes.subarray(0, HASH_BYTES))) return null
    const start = LENGTH_BYTES + content.readUInt32LE(0)
    const index: unknown = JSON.parse(content.toString('utf8', LENGTH_BYTES, start))
    return { index, heap: content.subarray(start) }
  } catch {
    return null
  }
}

/** Nobody ever reads a file that is half written. */
export async function writeKept(
  file: string,
  version: string,
  index: unknown,
  heap: readonly Uint8Array[],
): Promise<void> {
  const json = Buffer.from(JSON.stringify(index))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(json.length)
  const content = Buffer.concat([length, json, ...heap])
  const working = `${file}.${process.pid}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(working, Buffer.concat([hashOf(version, content), content]))
  await rename(working, file)
}

function hashOf(version: string, content: Uint8Array): Buffer {
  return createHash('sha256').update(version).update(content).digest()
}
