// Tells a file that was renamed on purpose from one whose new name is a typo.
import { splitUrl } from '../../../links/link-target'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { simplifyWords } from '../../../text/simplify-text'

/** A name of one word can be in a title by chance. */
const MIN_WORDS = 2

/**
 * Returns whether a new name is meant: another file links to it, or it has the words of the title, unlike the former one.
 * @param path the former path of the page
 */
export function isRenamedOnPurpose(
  { entry }: ParsedEntry,
  path: string,
  entries: readonly ParsedEntry[],
): boolean {
  const pagePath = entry.pagePath ?? ''
  const title = (typeof entry['title'] === 'string' ? simplifyWords(entry['title']) : '').split(' ')
  const isInTitle = (words: readonly string[]) => words.every((word) => title.includes(word))
  const [before, now] = [path, pagePath].map((address) =>
    address.slice(address.lastIndexOf('/') + 1).split('-'),
  ) as [string[], string[]]
  if (now.length >= MIN_WORDS && isInTitle(now) && !isInTitle(before)) return true
  return entries.some(
    ({ entry: { file }, references }) =>
      file !== entry.file &&
      references.some(({ type, target }) =>
        type === 'event' ? `/events/${target}` === pagePath : splitUrl(target).path === pagePath,
      ),
  )
}
