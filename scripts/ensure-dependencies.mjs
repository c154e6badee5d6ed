// Runs before every other script: checks that Node is new enough, and installs missing packages.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The oldest supported Node, as [major, minor]: the same as `engines` in package.json. */
const OLDEST_NODE = [20, 19]

/** The same number as `exitCode.internal` in generator/cli/exit.ts, which cannot be imported before tsx is installed. */
const INTERNAL_ERROR = 3

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/**
 * @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages by folder, such as `node_modules/vite`
 */

/**
 * Returns whether this project supports a Node version, such as `20.19.0`.
 * @param {string} version
 */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}

/**
 * Returns the folders of the packages that package-lock.json names and node_modules lacks or has in another version, except
 * those for other platforms.
 * @param {LockedPackages} wanted the `packages` of package-lock.json
 * @param {LockedPackages} installed the `packages` of node_modules/.package-lock.json
 * @param {{ os: string, cpu: string }} platform
 * @returns {string[]}
 */
export function findMissingPackages(wanted, installed, platform) {
  return Object.entries(wanted)
    .filter(([folder, locked]) => folder !== '' && isNeeded(locked, platform))
    .filter(([folder, locked]) => installed[folder]?.version !== locked.version)
    .map(([folder]) => folder)
}

/**
 * Optional packages without `os` or `cpu` belong to one that has them, and detecting the C library is slow, so neither kind is
 * required.
 * @type {(locked: LockedPackage, platform: { os: string, cpu: string }) => boolean}
 */
function isNeeded({ optional, os, cpu, libc }, platform) {
  if (!optional) return true
  if (libc || (!os && !cpu)) return false
  return allows(os, platform.os) && allows(cpu, platform.cpu)
}

/** @type {(names: string[] | undefined, name: string) => boolean} */
function allows(names, name) {
  if (!names || names.includes(name)) return true
  return names.every((entry) => entry.startsWith('!')) && !names.includes(`!${name}`)
}

/**
 * Returns undefined for a file that is missing or damaged: npm then installs the packages, or says what is wrong.
 * @type {(file: string) => LockedPackages | undefined}
 */
function readPackages(file) {
  try {
    /** @type {unknown} */
    const lock = JSON.parse(readFileSync(path.join(root, file), 'utf8'))
    return /** @type {{ packages?: LockedPackages }} */ (lock).packages
  } catch {
    return undefined
  }
}

function isComplete() {
  const wanted = readPackages('package-lock.json')
  const installed = readPackages('node_modules/.package-lock.json')
  if (!wanted || !installed) return false
  const platform = { os: process.platform, cpu: process.arch }
  if (findMissingPackages(wanted, installed, platform).length > 0) return false
  // npm's record does not notice folders that were deleted by hand.
  return Object.keys(installed).every((folder) => existsSync(path.join(root, folder)))
}

function runNpm() {
  const args = ['ci', '--include=dev', '--include=optional']
  // The output of npm goes to stderr, so that stdout has only that of the command itself.
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, stdio: [0, 2, 2] }
  const npm = process.env.npm_execpath
  if (npm && path.basename(npm).startsWith('npm')) {
    return spawnSync(process.execPath, [npm, ...args], options)
  }
  // On Windows npm is a .cmd file, which only a shell can start.
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

/** Returns a sentence that says what to do, or undefined if everything is installed. */
function install() {
  if (!isSupportedNode(process.versions.node)) {
    return `This project needs Node ${OLDEST_NODE.join('.')} or newer, and this is Node ${process.versions.node}: install the newest LTS version of Node, then try again.`
  }
  if (isComplete()) return undefined
  console.error('Installing the packages this project needs. This takes a minute or two.')
  const { status } = runNpm()
  if (status === 0) return undefined
  return 'The packages could not be installed (npm says why above): check the internet connection, type "npm ci", then try again.'
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const sentence = install()
  if (sentence) {
    console.error(sentence)
    process.exitCode = INTERNAL_ERROR
  }
}
