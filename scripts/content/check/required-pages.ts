// Pages that something else leads to by itself: without them the site would have holes.
import { kinds } from '../kinds'
import { NOT_FOUND } from '../kinds/page'
import { problem, type Problem } from '../problem'
import type { ReadEntry } from '../read-entry'

export function checkRequiredPages(read: readonly ReadEntry[]): Problem[] {
  const has = (kind: unknown) => read.some((one) => one.kind === kind)
  const required = [
    'index',
    NOT_FOUND,
    ...(has(kinds.posts) ? ['blog'] : []),
    ...(has(kinds.events) ? ['events'] : []),
    ...(has(kinds.team) ? ['about/team'] : []),
  ]
  const pages = read
    .filter(({ kind }) => kind === (kinds.pages as unknown))
    .map(({ entry }) => entry.slug)
  const folder = read[0]?.entry.file.split('/')[0] ?? 'content'
  return required
    .filter((slug) => !pages.includes(slug))
    .map((slug) => problem(MISSING, { file: `${folder}/pages/${slug}.md` }))
}

const MISSING = {
  code: 'page-required',
  message: 'This file is missing, and other pages lead to it.',
  fix: 'Bring the file back, with at least a title and a description. A draft does not count.',
}
