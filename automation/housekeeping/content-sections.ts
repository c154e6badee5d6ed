// What the content itself says is due: mistakes, reviews, figures, events and samples.
import { posix } from 'node:path'
import { collections } from '../../model/collections'
import { getAllEntries } from '../../model/entries'
import { isPast } from '../../model/dates/event-status'
import { getBranchUrl, getEditUrl, encodePath, type GitHubBranch } from '../../model/github-branch'
import type { LoadedSite } from '../../model/load-site'
import type { Problem } from '../../model/problems/problem'
import type { ProblemCode } from '../../model/problems/problem-codes'
import { getNewEntryUrl } from '../../model/schema/entry-template'
import type { Site } from '../../model/site'
import { pluralize } from '../../generator/reporters/text-reporter'
import type { Item, Section } from './section'

export const SETTINGS_FILE = 'content/site.md'

export type CheckedContent = Pick<LoadedSite, 'site' | 'complete' | 'problems' | 'today'>

/** Returns the sections, even those with nothing to do. */
export function createContentSections(content: CheckedContent, branch: GitHubBranch): Section[] {
  const { site, complete, problems } = content
  const list = (isListed: (problem: Problem) => boolean) =>
    problems.filter(isListed).map((problem) => createItem(problem, complete, branch))
  const listCode = (code: ProblemCode) => list((problem) => problem.code === code)
  return [
    {
      title: 'The website cannot be made again',
      advice: 'There are mistakes in these files. Until they are corrected, nothing new appears.',
      items: list(({ severity }) => severity === 'error'),
    },
    {
      title: 'Pages to read again',
      advice: 'The day by which each of these pages should have been read again is over.',
      items: listCode('review-overdue'),
    },
    {
      title: 'Figures that have grown old',
      advice: 'Numbers stop being true, and nobody notices. These are more than a year old.',
      items: listCode('claim-old'),
    },
    {
      title: 'No event is coming up',
      advice: 'All events on our calendar are over, so visitors find nothing to come to.',
      items: createEventItems(content, branch),
    },
    {
      title: 'Samples that are left',
      advice:
        'These files still have made-up names, numbers or addresses. Put real ones in their place, then delete the line `sample: true`.',
      items: countSamples(site, branch),
    },
  ]
}

/** Returns what staff call a file. */
export function getFileLabel(site: Site, file: string): string {
  if (file === SETTINGS_FILE) return 'Name, phone, hours and menu'
  const entry = getAllEntries(site).find((each) => each.file === file)
  const { name, title } = (entry ?? {}) as { name?: string; title?: string }
  return name ?? title ?? file
}

const createItem = (
  { file, message, fix }: Problem,
  complete: Site,
  branch: GitHubBranch,
): Item => ({
  label: getFileLabel(complete, file),
  url: getEditUrl(branch, file),
  text: `${message} ${fix}`,
})

/** A site that never had an event has no calendar to fill. */
function createEventItems({ site, complete, today }: CheckedContent, branch: GitHubBranch): Item[] {
  const days = complete.events.filter(({ draft }) => draft !== true).map(({ date }) => date)
  if (days.length === 0 || site.events.some((event) => !isPast(event, today))) return []
  const last = days
    .filter((day) => day < today)
    .sort()
    .at(-1)
  return [
    {
      label: 'Add an event',
      url: getNewEntryUrl(branch, collections.events),
      text: last === undefined ? 'None is public yet.' : `The last one was on ${last}.`,
    },
  ]
}

/** Returns a line for each folder, because there may be a hundred files. */
function countSamples(site: Site, branch: GitHubBranch): Item[] {
  const folders = new Map<string, string[]>()
  const settings = { ...site.settings, file: SETTINGS_FILE }
  for (const { sample, file } of [settings, ...getAllEntries(site)]) {
    const folder = posix.dirname(file)
    if (sample === true) folders.set(folder, [...(folders.get(folder) ?? []), file])
  }
  return [...folders].map(([folder, [first = '', ...others]]) => ({
    label: others.length === 0 ? first : folder,
    url:
      others.length === 0
        ? getEditUrl(branch, first)
        : `${getBranchUrl(branch, 'tree')}/${encodePath(folder)}`,
    text: `${pluralize(others.length + 1, 'file')}.`,
  }))
}
