// Writes a file whole or not at all.
import { lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Whoever reads it finds the old content or the new one; whoever has the old one open keeps it. */
export function writeFileAtomic(file: string, content: string | Uint8Array): void {
  const working = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(working, content)
    // A folder that has got into its place would stay in the way for ever.
    if (isFolder(file)) rmSync(file, { recursive: true })
    renameSync(working, file)
  } catch (error) {
    // On a full disk, half of it is there.
    rmSync(working, { force: true })
    throw error
  }
}

/** Makes a folder of what is kept, also where something else has got into its place. */
export function makeDirectory(folder: string): void {
  const isThere = lstatSync(folder, { throwIfNoEntry: false }) !== undefined
  if (isThere && !isFolder(folder)) rmSync(folder)
  mkdirSync(folder, { recursive: true })
}

const isFolder = (path: string) =>
  lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true
