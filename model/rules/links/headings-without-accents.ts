// Describes links to a Spanish heading that has lost its accents: the heading has to be corrected, not the link.
import { splitFileName } from '../../languages'
import { decodeUriSafe, splitUrl } from '../../links/link-target'
import type { Reference } from '../../links/reference'
import type { Heading } from '../../markdown/body'
import type { ProblemDetails } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { foldAccents } from '../../text/fold-accents'
import { listWords } from '../../text/list-words'
import { getText } from '../../translations/translation-age'
import { findChangedWords } from '../meaning/spanish/keyboard/changed-words'

/**
 * Describes the heading that is meant by the anchor of a link, or returns null.
 * @param pages all pages by their paths
 * @param texts the texts of the files by their paths below the content folder
 */
export function describeHeadingWithoutAccents(
  source: ParsedEntry,
  { target }: Reference,
  pages: ReadonlyMap<string | null, ParsedEntry>,
  texts: Readonly<Record<string, string>>,
): ProblemDetails | null {
  const { path, anchor } = splitUrl(target)
  const page = path === '' ? source : pages.get(path)
  if (anchor === undefined || page === undefined) return null
  const { entry } = page
  if (splitFileName(entry.slug).language !== 'es') return null
  for (const heading of entry.body.headings) {
    const lost = findLostWords(heading, decodeUriSafe(anchor).toLowerCase())
    if (lost.length === 0) continue
    const line = getText(entry, texts)
      .split('\n')
      .findIndex((typed) => typed.startsWith('#') && typed.includes(heading.text))
    const place = line === -1 ? entry.file : `${entry.file}, line ${line + 1}`
    return headingWithoutAccents(heading.text, place, lost)
  }
  return null
}

/** Returns the words of an anchor that a heading has without their accents; none if anything else differs. */
function findLostWords({ id, text }: Heading, anchor: string): string[] {
  if (foldAccents(id) !== foldAccents(anchor)) return []
  const written = new Set(findChangedWords(text).map((change) => change.written.toLowerCase()))
  const words = id.split('-')
  const differing = anchor.split('-').filter((word, index) => word !== words[index])
  return differing.every((word) => written.has(word)) ? differing : []
}

function headingWithoutAccents(
  heading: string,
  place: string,
  lost: readonly string[],
): ProblemDetails {
  const words = listWords(lost.map((word) => `"${word}"`))
  return {
    code: 'anchor-broken',
    message: `This link is right, but the heading to which it leads has lost ${lost.length === 1 ? 'an accent' : 'its accents'}: "${heading}" (${place}).`,
    fix: `Write ${words} in that heading. Then the link works again.`,
  }
}
