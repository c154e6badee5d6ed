// Reads front matter with the YAML parser of content editors, to compare it with what this site reads.
import { parseDocument, type Tags } from 'yaml'

type YamlValue = string | readonly string[]

/** How values are resolved: as texts, as content editors do (YAML 1.2), or as GitHub does (YAML 1.1). */
const SCHEMAS = ['failsafe', 'core', 'yaml-1.1'] as const

/**
 * Returns the values of the fields as texts, in each way of resolving them; a pair in a list becomes its text again.
 * @param text a file
 * @throws when the front matter is not valid YAML
 */
export function readYaml(text: string): Record<string, YamlValue>[] {
  const [, frontMatter = ''] = /^---\n(.*?\n)?---(?:\n|$)/s.exec(text) ?? []
  return SCHEMAS.map((schema) => {
    const document = parseDocument(frontMatter, {
      schema,
      version: schema === 'yaml-1.1' ? '1.1' : '1.2',
      // GitHub reads yes as true and a day as a moment, which mean the same.
      ...(schema === 'yaml-1.1' ? { customTags: omitBooleansAndDays } : {}),
    })
    const [problem] = [...document.errors, ...document.warnings]
    if (problem) throw problem
    const values = (document.toJS() ?? {}) as Record<string, unknown>
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map(toText) : toText(value),
      ]),
    )
  })
}

const omitBooleansAndDays = (tags: Tags): Tags =>
  tags.filter((tag) => typeof tag === 'string' || !/:(?:bool|timestamp)$/.test(tag.tag))

function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === null) return ''
  if (typeof value !== 'object') return JSON.stringify(value)
  const [pair, ...more] = Object.entries(value)
  if (pair === undefined || more.length > 0) throw new Error('An item has more than one name.')
  return `${pair[0]}: ${toText(pair[1])}`
}
