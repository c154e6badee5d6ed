// Writes a file completely or not at all.
import { lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { renameWhenFree } from './rename-when-free.mjs'

/** Replaces a file by an atomic rename. A process that has the old file open keeps reading the old content. */
export function writeFileAtomic(file: string, content: string | Uint8Array): void {
  const temporary = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(temporary, content)
    // A directory at this path would make every rename fail.
    if (isDirectory(file)) rmSync(file, { recursive: true })
    renameWhenFree(temporary, file)
  } catch (error) {
    // A full disk leaves a partial file.
    rmSync(temporary, { force: true })
    throw error
  }
}

/** Creates a directory of the cache, and replaces a file that is at its path. */
export function makeDirectory(path: string): void {
  const exists = lstatSync(path, { throwIfNoEntry: false }) !== undefined
  if (exists && !isDirectory(path)) rmSync(path)
  mkdirSync(path, { recursive: true })
}

const isDirectory = (path: string) =>
  lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true
