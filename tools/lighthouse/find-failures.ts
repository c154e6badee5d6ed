// Finds in a report of Lighthouse what keeps a page from 100, with Lighthouse's own words about it.
import type { Result } from 'lighthouse'

export type Failure = {
  /** Lighthouse's name of the audit, such as `color-contrast`. */
  readonly audit: string
  /** What is wrong, and where, a line for each place. */
  readonly words: string
}

type Audit = Result['audits'][string]

/** The audits that count and do not have the full score or could not be made, and the layout shift when there is any. */
export function findFailures({ audits, categories }: Result): Failure[] {
  const ids = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => id)
  // Some audits are part of two categories.
  const counting = [...new Set(ids)].flatMap((id) => audits[id] ?? [])
  return [...counting.filter(isFailed).map((audit) => describe(audit, audit)), ...findShift(audits)]
}

/** An audit that does not apply to the page has no score. */
function isFailed({ score, scoreDisplayMode }: Audit): boolean {
  return scoreDisplayMode === 'error' || (score !== null && score < 1)
}

/** Lighthouse still gives 100 to a small shift. */
function findShift(audits: Result['audits']): Failure[] {
  const shift = audits['cumulative-layout-shift']
  if (shift === undefined) return []
  const moved = shift.scoreDisplayMode === 'error' || shift.numericValue !== 0
  return moved ? [describe(shift, audits['layout-shifts'] ?? shift)] : []
}

function describe(audit: Audit, { details }: Audit): Failure {
  const why = [audit.displayValue, audit.explanation, audit.errorMessage].filter(Boolean)
  const places = details?.type === 'table' ? details.items.map(describePlace) : []
  return { audit: audit.id, words: [[audit.title, ...why].join('. '), ...places].join('\n') }
}

function describePlace(item: Readonly<Record<string, unknown>>): string {
  const node = item.node as { snippet?: string; explanation?: string } | undefined
  if (node === undefined) return `- ${JSON.stringify(item)}`
  return `- ${[node.snippet, node.explanation].filter(Boolean).join(' ')}`
}
