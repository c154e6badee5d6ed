// Parses Netlify's `_headers` file, so that the preview has the same security policy as the published site.

export type HeaderRule = {
  /** The path as written in the file, such as `/assets/*`, including the base if the site has one. */
  readonly pattern: string
  /** The headers by their lowercase names. */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Parses the text of a `_headers` file: a line with a path, then indented `Name: value` lines. Lines that start with # and lines of
 * any other form are ignored, as on Netlify. If a name occurs twice for a path, its values are joined with a comma.
 */
export function parseHeaderRules(file: string): readonly HeaderRule[] {
  const rules: { pattern: string; headers: Record<string, string> }[] = []
  for (const line of file.split(/\r?\n/)) {
    const isIndented = /^\s/.test(line)
    const text = line.trim()
    if (text === '' || text.startsWith('#')) continue
    if (!isIndented) rules.push({ pattern: text, headers: {} })
    else addHeader(rules.at(-1)?.headers, text)
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
 * Returns the headers of all rules that match the path (`/about`, with the base, without the query). If two rules define the same
 * header, the later one wins, as in Netlify's own development server.
 */
export function getHeaders(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) => matches(rule.pattern, path))
  return Object.assign({}, ...matching.map((rule) => rule.headers)) as Record<string, string>
}

/** `*` matches any text, `:name` one segment of the path. */
function matches(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/\/:\w+/g, '/[^/]+')
  return new RegExp(`^${source}$`).test(path)
}
