// Reads Netlify's `_headers` file, so that the site is tried here under the policy it is published with.

export type HeaderRule = {
  /** The path as the file has it, such as `/assets/*`, with the base in front when the site has one. */
  readonly pattern: string
  /** By name in small letters. */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Reads the text of a `_headers` file: a line with a path, then indented `Name: value` lines. Lines that
 * start with # and lines of no known form are passed over, as Netlify does. A name that is given
 * twice for one path becomes one value with a comma.
 */
export function parseHeaderRules(text: string): readonly HeaderRule[] {
  const rules: { pattern: string; headers: Record<string, string> }[] = []
  for (const line of text.split(/\r?\n/)) {
    const isIndented = /^\s/.test(line)
    const words = line.trim()
    if (words === '' || words.startsWith('#')) continue
    if (!isIndented) rules.push({ pattern: words, headers: {} })
    else addHeader(rules.at(-1)?.headers, words)
  }
  return rules
}

function addHeader(headers: Record<string, string> | undefined, line: string): void {
  const [, name, value] = /^([\w-]+)\s*:\s*(.+)$/.exec(line) ?? []
  if (!headers || !name || !value) return
  const key = name.toLowerCase()
  headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`
}

/**
 * The headers of all rules that fit the path (`/about`, base included, no query). Where two rules name
 * one header, the later rule wins, as in Netlify's own development server.
 */
export function getHeaders(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const fitting = rules.filter((rule) => fits(rule.pattern, path))
  return Object.assign({}, ...fitting.map((rule) => rule.headers)) as Record<string, string>
}

/** `*` stands for any text, `:name` for one part of a path. */
function fits(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/\/:\w+/g, '/[^/]+')
  return new RegExp(`^${source}$`).test(path)
}
