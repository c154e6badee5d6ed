// Notes the address of an outside link that is for another one, because it was pasted into the line above or below.
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import type { Settings } from '../../settings'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { findSettings } from '../find-settings'

/** Words in names of links that say nothing of what they are for. */
const PLAIN = new Set(['form', 'link', 'page', 'site', 'url', 'website', 'our', 'the', 'for', 'of'])
/** A shorter word may be a part of many addresses. */
const MIN_LETTERS = 4

type Link = readonly [name: string, url: string]

export function checkExchangedLinks(entries: readonly ParsedEntry[]): Problem[] {
  const site = findSettings(entries)
  const { outsideLinks = [] } = (site?.entry ?? {}) as unknown as Partial<Settings>
  const links = outsideLinks.filter((link) => link !== undefined)
  if (site === undefined) return []
  return links.flatMap(([name, url]) => {
    const other = links.find((link) => link[0] !== name && isFor(url, name, link))
    if (other === undefined) return []
    const value = site.getSource().frontMatter.get('outside_links')
    const items = value && 'items' in value ? value.items : []
    const item = items.find(({ text }) => text.startsWith(`${name}:`))
    const position = getFieldPosition(site, 'outside_links')
    const { line, column } = item ?? position
    return [createProblem(otherLink(name, url, other[0]), { ...position, line, column })]
  })
}

/** Returns whether an address has all words of another link of the same website, and none of its own name. */
function isFor(url: string, name: string, [other, otherUrl]: Link): boolean {
  const words = getWords(new URL(url).pathname)
  const [own, others] = [getWords(name), getWords(other)]
  return (
    new URL(url).hostname === new URL(otherUrl).hostname &&
    others.length > 0 &&
    others.every((word) => words.includes(word)) &&
    !own.some((word) => words.includes(word))
  )
}

const getWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length >= MIN_LETTERS && !PLAIN.has(word))

const otherLink = (name: string, url: string, other: string): FileProblem => ({
  code: 'named-link-exchanged',
  severity: 'warning',
  message: `The address of ${name} looks like one for ${other}.`,
  fix: `If it is, write ${other}: ${url} and put the address that was here before back after ${name}: (on GitHub, press History to see it).`,
})
