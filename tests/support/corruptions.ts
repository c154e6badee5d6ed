// Corrupts cached files and folders as a failing disk, a full disk, a killed process or a wrong copy might.
import {
  appendFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { pick, type Random } from '../../tools/benchmark/sample-posts/random'

type Corruption = (path: string, random: Random) => void

/** Returns an integer of at least 0 and less than `limit`, or 0 if `limit` is 0. */
const getRandomInteger = (limit: number, random: Random) => Math.floor(random() * limit)

/** Corruptions of regular files only. */
const fileCorruptions: Readonly<Record<string, Corruption>> = {
  'one bit is flipped': (file, random) => {
    const bytes = readFileSync(file)
    const index = getRandomInteger(bytes.length, random)
    bytes[index] = (bytes[index] ?? 0) ^ (1 << getRandomInteger(8, random))
    writeFileSync(file, bytes)
  },
  'it is truncated': (file, random) =>
    truncateSync(file, getRandomInteger(lstatSync(file).size, random)),
  'it is empty': (file) => truncateSync(file),
  'its end is overwritten with zeros': (file, random) => {
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.fill(0, getRandomInteger(bytes.length, random)))
  },
  'something is appended': (file) => appendFileSync(file, 'something'),
  'its content is doubled': (file) => appendFileSync(file, readFileSync(file)),
  'it is random bytes': (file, random) =>
    writeFileSync(
      file,
      Uint8Array.from({ length: 1000 }, () => getRandomInteger(256, random)),
    ),
  'it is swapped with another file': (file, random) => {
    const files = readdirSync(dirname(file), { withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    const other = join(dirname(file), pick(random, files).name)
    if (other === file) return
    renameSync(other, `${file}-aside`)
    renameSync(file, other)
    renameSync(`${file}-aside`, file)
  },
}

/** Corruptions of files, folders and anything else. */
const pathCorruptions: Readonly<Record<string, Corruption>> = {
  'it is missing': (path) => rmSync(path, { recursive: true }),
  'a folder is in its place': (path) => {
    rmSync(path, { recursive: true })
    mkdirSync(path)
    writeFileSync(join(path, 'stray'), '')
  },
  'a file is in its place': (path) => {
    rmSync(path, { recursive: true })
    writeFileSync(path, 'stray')
  },
  'a link to nowhere is in its place': (path) => {
    rmSync(path, { recursive: true })
    symlinkSync('nowhere', path)
  },
}

/** Corrupts the file or folder in a random way, and returns a description of it. */
export function corrupt(path: string, random: Random): string {
  const possible = { ...pathCorruptions, ...(lstatSync(path).isFile() ? fileCorruptions : {}) }
  const [description, apply] = pick(random, Object.entries(possible))
  apply(path, random)
  return description
}
