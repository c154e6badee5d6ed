// What can happen to a file or a folder that a build has kept: a bad disk, a full one, a killed program, a wrong copy.
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

type Corrupt = (path: string, chance: Random) => void

/** @returns a whole number from 0 to below `limit`, and 0 for an empty file */
const below = (limit: number, chance: Random) => Math.floor(chance() * limit)

const ofFile: Readonly<Record<string, Corrupt>> = {
  'a bit is flipped': (file, chance) => {
    const bytes = readFileSync(file)
    const at = below(bytes.length, chance)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << below(8, chance))
    writeFileSync(file, bytes)
  },
  'it is cut': (file, chance) => truncateSync(file, below(lstatSync(file).size, chance)),
  'it is empty': (file) => truncateSync(file),
  'a part of it is zero': (file, chance) => {
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.fill(0, below(bytes.length, chance)))
  },
  'something is appended': (file) => appendFileSync(file, 'something'),
  'it is there twice': (file) => appendFileSync(file, readFileSync(file)),
  'it is garbage': (file, chance) =>
    writeFileSync(
      file,
      Uint8Array.from({ length: 1000 }, () => below(256, chance)),
    ),
  'it has changed places with another': (file, chance) => {
    const others = readdirSync(dirname(file), { withFileTypes: true }).filter((one) => one.isFile())
    const other = join(dirname(file), pick(chance, others).name)
    if (other === file) return
    renameSync(other, `${file}-aside`)
    renameSync(file, other)
    renameSync(`${file}-aside`, file)
  },
}

const ofAnything: Readonly<Record<string, Corrupt>> = {
  'it is gone': (path) => rmSync(path, { recursive: true }),
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

/** Does one of these to the file or the folder, and gives back which. */
export function corrupt(path: string, chance: Random): string {
  const possible = { ...ofAnything, ...(lstatSync(path).isFile() ? ofFile : {}) }
  const [what, change] = pick(chance, Object.entries(possible))
  change(path, chance)
  return what
}
