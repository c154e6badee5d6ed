// Finds what keeps a page from a score of 100 in a Lighthouse report, with Lighthouse's own description.
import type { Result } from 'lighthouse'

export type Failure = {
  /** Lighthouse's id of the audit, such as `color-contrast`. */
  readonly audit: string
  /** What is wrong, followed by a line for each place where it is. */
  readonly description: string
}

type Audit = Result['audits'][string]

/** Returns the weighted audits that failed or could not run. */
export function findFailures({ audits, categories }: Result): Failure[] {
  const ids = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => id)
  // Some audits belong to two categories.
  const weighted = [...new Set(ids)].flatMap((id) => audits[id] ?? [])
  return weighted.filter(isFailed).map(createFailure)
}

/** An audit that does not apply to the page has no score. */
function isFailed({ score, scoreDisplayMode }: Audit): boolean {
  return scoreDisplayMode === 'error' || (score !== null && score < 1)
}

function createFailure(audit: Audit): Failure {
  const { details } = audit
  const reasons = [audit.displayValue, audit.explanation, audit.errorMessage].filter(Boolean)
  const locations = details?.type === 'table' ? details.items.map(formatLocation) : []
  return {
    audit: audit.id,
    description: [[audit.title, ...reasons].join('. '), ...locations].join('\n'),
  }
}

function formatLocation(item: Readonly<Record<string, unknown>>): string {
  const node = item.node as { snippet?: string; explanation?: string } | undefined
  if (node === undefined) return `- ${JSON.stringify(item)}`
  return `- ${[node.snippet, node.explanation].filter(Boolean).join(' ')}`
}
