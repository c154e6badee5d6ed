// Compares two sites and collects everything that a review says about their pages.
import { compareTransitions, readTransitions } from '../forecast/forecast'
import { findOutside } from '../outside/find-outside'
import { writeOmission } from '../report/omission'
import type { Review } from '../review'
import type { BuiltSides } from '../sides/built-sides'
import { compareDownloads, comparePages } from './compare-sites'
import { describePages } from './describe-pages'
import { rankPages } from './rank-pages'
import { separateSharedEdits } from './shared-edits'

type Comparison = Pick<
  Review,
  'isCompared' | 'notices' | 'pages' | 'shared' | 'downloads' | 'outside' | 'forecast'
>

export async function compareSides({ visible, complete }: BuiltSides): Promise<Comparison> {
  const pairs = comparePages(visible.base, visible.head)
  const paths = new Set(pairs.map(({ path }) => path))
  const hidden = comparePages(complete.base, complete.head).filter(({ path }) => !paths.has(path))
  const described = [
    ...(await describePages(pairs, { ...visible, isHidden: false })),
    ...(await describePages(hidden, { ...complete, isHidden: true }, pairs.length)),
  ]
  const { pages, shared } = separateSharedEdits(described.map(({ change }) => change))
  return {
    isCompared: true,
    notices: writeOmission(pages),
    pages: rankPages(pages),
    shared,
    downloads: compareDownloads(visible.base, visible.head),
    outside: findOutside(
      visible.base,
      described.map(({ change: { path }, before, after }) => ({ path, before, after })),
    ),
    forecast: compareTransitions(
      readTransitions(complete.base.directory),
      readTransitions(complete.head.directory),
    ),
  }
}
