// Reads where an error was thrown, through the source maps that are beside bundled code. Plain JavaScript, because
// scripts/run-bundled.mjs needs it when the bundle cannot be started.
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {object} Frame
 * @property {string} name the name of the function, or an empty text
 * @property {string} file the absolute path of the source file
 * @property {number} line
 * @property {number} column
 */

/** A line of V8's stack: `    at name (file:line:column)` or `    at file:line:column`. */
const FRAME = /^\s*at (?:(.+) \()?((?:file:\/\/|\/|[A-Za-z]:[\\/]).+?):(\d+):(\d+)\)?$/

/**
 * Returns the frames in files of the project, the innermost first. An error that was wrapped has them in its cause.
 * @param {unknown} error
 * @returns {Frame[]}
 */
export function findOwnFrames(error) {
  if (!(error instanceof Error)) return []
  if (error.cause instanceof Error) return findOwnFrames(error.cause)
  const lines = (error.stack ?? '').split('\n')
  return lines.flatMap((line) => parseFrame(line) ?? []).filter(({ file }) => isOwn(file))
}

/**
 * Formats a frame with the path of its file relative to the project: `at getPageData (pages/contact.tsx:5:12)`.
 * @param {Frame} frame
 */
export function formatFrame({ name, file, line, column }) {
  const place = `${relative(process.cwd(), file)}:${line}:${column}`
  return name === '' ? `at ${place}` : `at ${name} (${place})`
}

/**
 * Returns the whole stack of an error and of its causes, with the positions in the source files.
 * @param {Error} error
 * @returns {string}
 */
export function formatStack(error) {
  const lines = (error.stack ?? error.message).split('\n').map((line) => {
    const frame = parseFrame(line)
    return frame === null ? line : `    ${formatFrame(frame)}`
  })
  const { cause } = error
  return [...lines, ...(cause instanceof Error ? [`Caused by ${formatStack(cause)}`] : [])].join(
    '\n',
  )
}

/**
 * @param {string} text a line of a stack
 * @returns {Frame | null}
 */
function parseFrame(text) {
  const [, name = '', place, lineText, columnText] = FRAME.exec(text) ?? []
  if (place === undefined) return null
  const file = place.startsWith('file:') ? fileURLToPath(place) : place
  const [line, column] = [Number(lineText), Number(columnText)]
  const entry = readSourceMap(file)?.findEntry(line - 1, column - 1)
  // A line that the bundler has added, such as a call of a module, has no origin, and the entry is that of a line before it.
  if (entry === undefined || !('originalSource' in entry) || entry.generatedLine !== line - 1)
    return { name, file, line, column }
  return {
    name,
    file: resolve(dirname(file), entry.originalSource),
    line: entry.originalLine + 1,
    column: entry.originalColumn + column - entry.generatedColumn,
  }
}

/**
 * Reading a map takes long compared to finding a position in it.
 * @type {Map<string, SourceMap | undefined>}
 */
const maps = new Map()

/** @param {string} file */
function readSourceMap(file) {
  if (!maps.has(file)) maps.set(file, parseSourceMap(`${file}.map`))
  return maps.get(file)
}

/** @param {string} map */
function parseSourceMap(map) {
  if (!existsSync(map)) return undefined
  /** @type {unknown} */
  const payload = JSON.parse(readFileSync(map, 'utf8'))
  return new SourceMap(/** @type {import('node:module').SourceMapPayload} */ (payload))
}

/** @param {string} file */
function isOwn(file) {
  const path = relative(process.cwd(), file)
  return !path.startsWith('..') && !path.split(sep).includes('node_modules')
}
