// Notes a menu that has lost the contact page: people in need have to find it from every page.
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { CONTACT_SLUG } from '../../site-structure'
import { findSettings } from '../find-settings'
import { readMenuLines } from './menu-lines'

/** A shorter menu is one that was begun, or that leaves most pages to the links at the bottom. */
const MIN_LINES = 4

export function checkLostPages(entries: readonly ParsedEntry[]): Problem[] {
  const site = findSettings(entries)
  const lines = readMenuLines(entries, 'navigation')
  if (site === undefined || lines.length < MIN_LINES) return []
  // A line that cannot be read may be that of the page.
  if (site.problems.some(({ field }) => field === 'navigation' || field === 'footer_links'))
    return []
  const path = `/${CONTACT_SLUG}`
  const page = entries.find(
    ({ entry }) => entry.pagePath === path || entry.redirectFrom?.includes(path) === true,
  )
  const pagePath = page?.entry.pagePath
  if (typeof pagePath !== 'string') return []
  const isLinked = [...lines, ...readMenuLines(entries, 'footerLinks')].some(({ href }) =>
    [path, pagePath].includes(href.replace(/[#?].*$|(?<=.)\/$/g, '')),
  )
  return isLinked ? [] : [createProblem(lostPage(pagePath), getFieldPosition(site, 'navigation'))]
}

const lostPage = (path: string): FileProblem => ({
  code: 'menu-lost',
  severity: 'warning',
  message: `No line of the menu leads to ${path}, where people find out how to reach us.`,
  fix: `Add the line - Contact: ${path} below navigation:, with two spaces before it.`,
})
