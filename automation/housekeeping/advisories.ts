// The known weaknesses of the packages with which the site is made, as npm's registry knows them.
import { isRecord, readPath } from '../github/json'
import type { RunAudit } from './run-audit'
import type { Item, Section } from './section'

const LEVELS: readonly unknown[] = ['high', 'critical']

/** Resolves to one item for each advisory, or to null if the registry could not be asked. */
export async function listAdvisories(run: RunAudit): Promise<Item[] | null> {
  const report = parseJson(await run())
  const packages = readPath(report, 'vulnerabilities')
  if (readPath(report, 'auditReportVersion') !== 2 || !isRecord(packages)) return null
  return Object.entries(packages).flatMap(([name, found]) => {
    const via = readPath(found, 'via')
    const isFixed = readPath(found, 'fixAvailable') !== false
    return (Array.isArray(via) ? (via as unknown[]) : [])
      .filter((advisory) => LEVELS.includes(readPath(advisory, 'severity')))
      .map((advisory) => createItem(name, advisory, isFixed))
  })
}

export const createAdvisorySection = (items: readonly Item[]): Section => ({
  title: 'For the person who looks after the software',
  advice:
    'Weaknesses are known in packages with which the website is made. Merge the open pull request of Dependabot that renews them, or run `npm audit fix` and then `npm test`. Visitors get none of these packages as they are, but they run where the website is made.',
  items,
})

function createItem(name: string, advisory: unknown, isFixed: boolean): Item {
  const url = readPath(advisory, 'url')
  const isSafe = typeof url === 'string' && /^https:\/\/github\.com\/advisories\/[\w-]+$/.test(url)
  const [title, level] = [readPath(advisory, 'title'), readPath(advisory, 'severity')]
  const fix = isFixed ? 'A version without it exists.' : 'There is no version without it yet.'
  return {
    label: name,
    url: isSafe ? url : null,
    text: `${String(title)} (${String(level)}). ${fix}`,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
