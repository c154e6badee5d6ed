// Writes what is due into the one housekeeping issue, and closes it when nothing is.
import { hasErrors } from '../../model/problems/problem'
import { getEditUrl, type GitHubBranch } from '../../model/github-branch'
import type { GitHub } from '../github/github-client'
import { findIssue, putIssue } from '../github/own-issue'
import { createAdvisorySection, listAdvisories } from './advisories'
import { createContentSections, getFileLabel, type CheckedContent } from './content-sections'
import { formatIssue, HOUSEKEEPING_MARKER, HOUSEKEEPING_TITLE } from './format-issue'
import { askLinks, type Ask } from './links/ask-links'
import { findOutsideLinks } from './links/find-outside-links'
import {
  formatMemory,
  isLongDead,
  isWeekOver,
  MAX_LINKS,
  parseMemory,
  remember,
  type LinkMemory,
} from './links/link-memory'
import type { RunAudit } from './run-audit'
import { createScheduleSection, readPublishedBuild } from './schedule-section'
import type { Section } from './section'

export type HousekeepingInput = {
  readonly github: GitHub
  /** The URL of the repository. */
  readonly repository: string
  readonly content: CheckedContent
  readonly now: Date
  readonly ask: Ask
  readonly runAudit: RunAudit
  readonly log: (text: string) => void
}

export async function updateHousekeeping(input: HousekeepingInput): Promise<void> {
  const { github, repository, content, now, log } = input
  const { today } = content
  const branch: GitHubBranch = { repository, name: 'main' }
  const issue = await findIssue(github, HOUSEKEEPING_MARKER)
  const before = parseMemory(issue?.body ?? '', today)
  const { section: links, memory } = await inspectLinks(input, before, branch)
  const advisories = await listAdvisories(input.runAudit)
  if (advisories === null)
    log('npm’s registry could not be asked for advisories, so the issue says nothing about them.')
  const sections = [
    createScheduleSection(await readPublishedBuild(github), now, repository),
    links,
    ...createContentSections(content, branch),
    createAdvisorySection(advisories ?? []),
  ]
  const isDue = sections.some(({ items }) => items.length > 0)
  // Nobody knows whether an issue about something that could not be looked at is done with.
  const isOpen = isDue || (advisories === null && issue?.isOpen === true)
  const body = formatIssue({
    sections,
    unknown: advisories === null ? ['the known weaknesses of packages'] : [],
    today,
    memory: formatMemory(memory),
  })
  log(isDue ? 'Something is due.' : 'Nothing is due.')
  // A closed issue is only created to remember links.
  if (issue !== null || isDue || memory.deadWeeks.size > 0)
    await putIssue(github, issue, { title: HOUSEKEEPING_TITLE, body, isOpen })
}

/** Asks the links if a week is over, and lists those that are dead for long. */
async function inspectLinks(
  { content: { site, complete, problems, today }, ask, log }: HousekeepingInput,
  before: LinkMemory,
  branch: GitHubBranch,
): Promise<{ section: Section; memory: LinkMemory }> {
  // With mistakes in the content it is not certain what its links are.
  const found = hasErrors(problems) ? [] : findOutsideLinks(site)
  const all = [...new Set(found.map(({ url }) => url))]
  const urls = all.slice(0, MAX_LINKS)
  if (all.length > urls.length) log(`Only the first ${MAX_LINKS} of ${all.length} links are asked.`)
  const isAsked = isWeekOver(before, today) && !hasErrors(problems)
  const answers = isAsked ? await askLinks(urls, ask) : new Map<string, never>()
  for (const [url, answer] of answers) if (answer !== 'works') log(`${answer}: ${url}`)
  const memory = isAsked ? remember(before, urls, answers, today) : before
  const items = found
    .filter(({ url }) => isLongDead(memory, url))
    .map(({ url, file }) => ({
      label: getFileLabel(complete, file),
      url: getEditUrl(branch, file),
      text: `${url} has not opened for three weeks or longer.`,
    }))
  const section = {
    title: 'Links that lead nowhere',
    advice:
      'Try each of these addresses yourself. If it does not open, look for the new address, or take the link off the page.',
    items,
  }
  return { section, memory }
}
