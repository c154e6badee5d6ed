// Which lines of the content a pull request has touched, so that problems in them can be told first.
import { basename } from 'node:path'
import { findRepository, runGit } from './run-git'

/** From `first` to `last`, both 1-based and inclusive. */
export type LineRange = { readonly first: number; readonly last: number }

/** The ranges of each touched file; files are named as problems name them: `content/events/gala.md`. */
export type ChangedLines = ReadonlyMap<string, readonly LineRange[]>

/** What asks for more than this is no pull request that a person wrote, and nothing in it counts as touched. */
const MOST_BYTES = 64 * 1024 * 1024

/**
 * Asks git what the pull request changed. GitHub checks out a merge of the pull request into its base, and the base is the
 * first parent of that merge (the documentation of actions/checkout).
 * @param content the content folder
 * @returns nothing outside a pull request, and when git cannot tell (it is not there, or has only the newest commit)
 */
export async function readChangedLines(content: string): Promise<ChangedLines> {
  if (process.env.GITHUB_EVENT_NAME !== 'pull_request') return new Map()
  const repository = findRepository(content)
  if (repository === null) return new Map()
  const settings = ['--unified=0', '--src-prefix=a/', '--dst-prefix=b/']
  const diff = ['diff', ...settings, 'HEAD^1', 'HEAD', '--', repository.path]
  const answer = await runGit(repository, diff, MOST_BYTES)
  if (!('out' in answer)) return new Map()
  const name = (file: string) => basename(content) + file.slice(repository.path.length)
  return new Map([...parseChangedLines(answer.out)].map(([file, lines]) => [name(file), lines]))
}

/**
 * Finds the lines that are new or changed. Lines that are gone have no place in the new file.
 * @param diff what `git diff --unified=0` prints (git's documentation: "Generating patch text with -p")
 */
export function parseChangedLines(diff: string): ChangedLines {
  const touched = new Map<string, LineRange[]>()
  let file = ''
  // Lines of text that are still to come: whatever they look like, they say nothing about places.
  let text = 0
  for (const line of diff.split('\n')) {
    if (text > 0) {
      if (!line.startsWith('\\')) text -= 1
      continue
    }
    if (line.startsWith('+++ ')) file = fileName(line.slice('+++ '.length))
    const hunk = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line)
    if (!hunk) continue
    const [removed, first, added] = [Number(hunk[1] ?? 1), Number(hunk[2]), Number(hunk[3] ?? 1)]
    text = removed + added
    if (added === 0) continue
    touched.set(file, [...(touched.get(file) ?? []), { first, last: first + added - 1 }])
  }
  return touched
}

/** Whether a line is among the touched ones. */
export function isChanged(touched: ChangedLines, place: { file: string; line: number }): boolean {
  const ranges = touched.get(place.file) ?? []
  return ranges.some(({ first, last }) => first <= place.line && place.line <= last)
}

/** Git puts a tab behind a name that has spaces, and quotes around one that has unusual letters. */
function fileName(typed: string): string {
  const name = typed.replace(/\t$/, '')
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

/** `"caf\303\251.md"` to `café.md`: each escape is a byte of UTF-8 (git's documentation: core.quotePath). */
function unquote(quoted: string): string {
  const bytes = Buffer.from(quoted.slice(1, -1)).toString('latin1')
  const plain = bytes.replace(/\\([0-7]{3}|.)/g, (_whole, code: string) =>
    code.length === 3 ? String.fromCharCode(parseInt(code, 8)) : (ESCAPED[code] ?? code),
  )
  return Buffer.from(plain, 'latin1').toString()
}
