// Reads where an error was thrown, through the source maps that are beside bundled code.
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { dirname, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Frame = {
  /** The name of the function, or an empty text. */
  readonly name: string
  /** The absolute path of the source file. */
  readonly file: string
  readonly line: number
  readonly column: number
}

/** A line of V8's stack: `    at name (file:line:column)` or `    at file:line:column`. */
const FRAME = /^\s*at (?:(.+) \()?((?:file:\/\/|\/|[A-Za-z]:[\\/]).+?):(\d+):(\d+)\)?$/

/** Returns the frames in files of the project, the innermost first. An error that was wrapped tells them by its cause. */
export function findOwnFrames(error: unknown): Frame[] {
  if (!(error instanceof Error)) return []
  if (error.cause instanceof Error) return findOwnFrames(error.cause)
  const lines = (error.stack ?? '').split('\n')
  return lines.flatMap((line) => parseFrame(line) ?? []).filter(({ file }) => isOwn(file))
}

/** Formats a frame with the path of its file relative to the project: `at getPageData (pages/contact.tsx:5:12)`. */
export function formatFrame({ name, file, line, column }: Frame): string {
  const place = `${relative(process.cwd(), file)}:${line}:${column}`
  return name === '' ? `at ${place}` : `at ${name} (${place})`
}

/** Returns the whole stack of an error and of its causes, with the positions in the source files. */
export function formatStack(error: Error): string {
  const lines = (error.stack ?? error.message).split('\n').map((line) => {
    const frame = parseFrame(line)
    return frame === null ? line : `    ${formatFrame(frame)}`
  })
  const { cause } = error
  return [...lines, ...(cause instanceof Error ? [`Caused by ${formatStack(cause)}`] : [])].join(
    '\n',
  )
}

function parseFrame(text: string): Frame | null {
  const [, name = '', place, line, column] = FRAME.exec(text) ?? []
  if (place === undefined) return null
  const file = place.startsWith('file:') ? fileURLToPath(place) : place
  const origin = readSourceMap(file)?.findOrigin(Number(line), Number(column))
  if (origin === undefined || !('fileName' in origin))
    return { name, file, line: Number(line), column: Number(column) }
  const { fileName, lineNumber, columnNumber } = origin
  return { name, file: resolve(dirname(file), fileName), line: lineNumber, column: columnNumber }
}

/** Reading a map takes long compared to finding a position in it. */
const maps = new Map<string, SourceMap | undefined>()

function readSourceMap(file: string): SourceMap | undefined {
  if (!maps.has(file)) {
    const map = `${file}.map`
    const read = () => new SourceMap(JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload)
    maps.set(file, existsSync(map) ? read() : undefined)
  }
  return maps.get(file)
}

function isOwn(file: string): boolean {
  const path = relative(process.cwd(), file)
  return !path.startsWith('..') && !path.split(sep).includes('node_modules')
}
