// Notes a download in the file of one material that has the name of another one, which has none: a tap opened the wrong file.
import { splitFileName } from '../../languages'
import { decodeUriSafe, splitUrl } from '../../links/link-target'
import type { FileProblem, Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../source/source-mark'
import { simplifyText } from '../../text/simplify-text'
import { createReferenceProblem } from '../links/reference-problems'

const FIELD = 'download_url'
/** One word in common, such as "campaign", may be by chance. */
const MIN_WORDS = 2

export function checkMisplacedDownloads(entries: readonly ParsedEntry[]): Problem[] {
  const materials = entries.filter(({ collection }) => 'downloadUrl' in collection.fields)
  return materials.flatMap((parsed) => {
    const reference = parsed.references.find(({ field }) => field === FIELD)
    if (reference === undefined) return []
    const path = decodeUriSafe(splitUrl(reference.target).path)
    const words = findWords(path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, ''))
    if ([...findTitleWords(parsed)].some((word) => words.has(word))) return []
    const owners = materials.filter((other) => isOwner(other, words, parsed))
    const [owner, another] = owners
    if (owner === undefined || another !== undefined) return []
    return [createReferenceProblem(parsed, reference, fileOfOther(reference.target, parsed, owner))]
  })
}

const findWords = (text: string): ReadonlySet<string> =>
  new Set(simplifyText(text).match(/[a-z]{3,}/g))

const getTitle = ({ entry: { title } }: ParsedEntry): string =>
  typeof title === 'string' ? removeSourceMarks(title) : ''

const findTitleWords = (parsed: ParsedEntry): ReadonlySet<string> => findWords(getTitle(parsed))

/** Returns whether all words of an entry's title are in the name of a file, and the entry has no file of its own. */
function isOwner(other: ParsedEntry, words: ReadonlySet<string>, parsed: ParsedEntry): boolean {
  const title = findTitleWords(other)
  return (
    other !== parsed &&
    other.collection === parsed.collection &&
    splitFileName(other.entry.slug).language === splitFileName(parsed.entry.slug).language &&
    title.size >= MIN_WORDS &&
    [...title].every((word) => words.has(word)) &&
    !other.getSource().frontMatter.has(FIELD)
  )
}

const fileOfOther = (target: string, parsed: ParsedEntry, owner: ParsedEntry): FileProblem => ({
  code: 'value-copied',
  severity: 'warning',
  message: `This looks like the file for the card "${getTitle(owner)}", but this is the card "${getTitle(parsed)}".`,
  fix: `If it is for that card, delete this line, and write ${FIELD}: ${target} in ${owner.entry.file}.`,
})
