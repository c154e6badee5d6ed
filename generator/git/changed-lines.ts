// Finds the lines of the content that a pull request changed, so that problems in them can be reported first.
import { basename } from 'node:path'
import { findRepository, runGit } from './run-git'

/** A range of lines, 1-based and inclusive. */
export type LineRange = { readonly first: number; readonly last: number }

/** The changed ranges by file, named as in problems: `content/events/gala.md`. */
export type ChangedLines = ReadonlyMap<string, readonly LineRange[]>

/** The size limit of a diff. A larger pull request was not written by a person, and none of its lines count as changed. */
const MAX_DIFF_BYTES = 64 * 1024 * 1024

/**
 * Returns the lines that the pull request changed. GitHub checks out a merge of the pull request into its base, and the base is the
 * first parent of that merge (the documentation of actions/checkout).
 * @param content the content folder
 * @returns an empty map outside a pull request, or if git is not installed or only has the newest commit
 */
export async function readChangedLines(content: string): Promise<ChangedLines> {
  if (process.env.GITHUB_EVENT_NAME !== 'pull_request') return new Map()
  const repository = findRepository(content)
  if (repository === null) return new Map()
  const settings = ['--unified=0', '--src-prefix=a/', '--dst-prefix=b/']
  const diff = ['diff', ...settings, 'HEAD^1', 'HEAD', '--', repository.path]
  const result = await runGit(repository, diff, { maxBytes: MAX_DIFF_BYTES })
  if (!('stdout' in result)) return new Map()
  const toContentPath = (file: string) => basename(content) + file.slice(repository.path.length)
  return new Map(
    [...parseChangedLines(result.stdout)].map(([file, ranges]) => [toContentPath(file), ranges]),
  )
}

/**
 * Returns the added and changed lines. Removed lines have no position in the new file.
 * @param diff the output of `git diff --unified=0` (Git documentation: "Generating patch text with -p")
 */
export function parseChangedLines(diff: string): ChangedLines {
  const changed = new Map<string, LineRange[]>()
  let file = ''
  // The remaining text lines of the hunk, which may look like headers.
  let textLines = 0
  for (const line of diff.split('\n')) {
    if (textLines > 0) {
      if (!line.startsWith('\\')) textLines -= 1
      continue
    }
    if (line.startsWith('+++ ')) file = parseFileName(line.slice('+++ '.length))
    const hunk = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line)
    if (!hunk) continue
    const [removed, first, added] = [Number(hunk[1] ?? 1), Number(hunk[2]), Number(hunk[3] ?? 1)]
    textLines = removed + added
    if (added === 0) continue
    changed.set(file, [...(changed.get(file) ?? []), { first, last: first + added - 1 }])
  }
  return changed
}

/** Returns true if the line at the position was changed. */
export function isChanged(
  changed: ChangedLines,
  position: { file: string; line: number },
): boolean {
  const ranges = changed.get(position.file) ?? []
  return ranges.some(({ first, last }) => first <= position.line && position.line <= last)
}

/** Parses a file name. Git adds a tab after a name with spaces, and quotes a name with unusual characters. */
function parseFileName(written: string): string {
  const name = written.replace(/\t$/, '')
  return (name.startsWith('"') ? unquote(name) : name).slice('b/'.length)
}

const ESCAPED: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  t: '\t',
  n: '\n',
  v: '\v',
  f: '\f',
  r: '\r',
}

/** Converts `"caf\303\251.md"` to `café.md`: each octal escape is a byte of UTF-8 (Git documentation: core.quotePath). */
function unquote(quoted: string): string {
  const bytes = Buffer.from(quoted.slice(1, -1)).toString('latin1')
  const plain = bytes.replace(/\\([0-7]{3}|.)/g, (_whole, code: string) =>
    code.length === 3 ? String.fromCharCode(parseInt(code, 8)) : (ESCAPED[code] ?? code),
  )
  return Buffer.from(plain, 'latin1').toString()
}
