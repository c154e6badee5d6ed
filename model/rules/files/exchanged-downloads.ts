// Notes an entry with the file of another one, while a file that was uploaded for it is used nowhere.
import { splitFileName } from '../../languages'
import { decodeUriSafe, splitUrl } from '../../links/link-target'
import type { Reference } from '../../links/reference'
import type { FileProblem, Problem } from '../../problems/problem'
import type { ContentFiles } from '../../source/read-content'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../source/source-mark'
import { simplifyText } from '../../text/simplify-text'
import { createReferenceProblem } from '../links/reference-problems'

const FOLDER = '/files/'

type Use = {
  readonly parsed: ParsedEntry
  readonly reference: Reference
  /** The name of the file. */
  readonly name: string
}

export function checkExchangedDownloads(
  entries: readonly ParsedEntry[],
  { downloads }: Pick<ContentFiles, 'downloads'>,
): Problem[] {
  const names = Object.keys(downloads)
  if (names.length < 2) return []
  const uses = entries.flatMap(findUses)
  const used = new Set(uses.map(({ name }) => name))
  const unused = names.filter((name) => !used.has(name))
  if (unused.length === 0) return []
  const inFields = uses.filter(
    ({ parsed, reference }) => reference.field !== null && isShown(parsed),
  )
  return inFields.flatMap((use) => {
    const { parsed, reference, name } = use
    const own = countWords(parsed, name)
    const [meant, another] = unused.filter((other) => countWords(parsed, other) > own)
    const owner = inFields.find(
      (other) => other.name === name && isOther(other, use) && countWords(other.parsed, name) > own,
    )
    if (meant === undefined || another !== undefined || owner === undefined) return []
    return [createReferenceProblem(parsed, reference, fileOfOther(owner.parsed, meant))]
  })
}

function findUses(parsed: ParsedEntry): Use[] {
  return parsed.references.flatMap((reference) => {
    const path = decodeUriSafe(splitUrl(reference.target).path)
    const isFile = reference.type === 'link' && path.startsWith(FOLDER)
    return isFile ? [{ parsed, reference, name: path.slice(FOLDER.length) }] : []
  })
}

const isShown = ({ entry }: ParsedEntry): boolean => entry.draft !== true

/** Returns whether two entries of one language use a file in the same field. A translation has the file of its original. */
const isOther = (first: Use, second: Use): boolean =>
  first.parsed !== second.parsed &&
  first.reference.field === second.reference.field &&
  splitFileName(first.parsed.entry.slug).language ===
    splitFileName(second.parsed.entry.slug).language

/** Counts the words of an entry's title and file name that are in the name of a download. */
function countWords({ entry: { title, slug } }: ParsedEntry, name: string): number {
  const words = `${typeof title === 'string' ? removeSourceMarks(title) : ''} ${slug}`
  const own = new Set(simplifyText(words).match(/[a-z]{4,}/g))
  return new Set(
    simplifyText(name.replace(/\.\w+$/, ''))
      .match(/[a-z]{4,}/g)
      ?.filter((word) => own.has(word)),
  ).size
}

const fileOfOther = (
  { entry }: ParsedEntry,
  meant: string,
): FileProblem & { readonly replacement: string } => ({
  code: 'value-copied',
  severity: 'warning',
  message: `This is the file of ${entry.file}, and nothing leads to the file ${meant}.`,
  fix: `Write ${FOLDER}${meant}`,
  replacement: `${FOLDER}${meant}`,
})
