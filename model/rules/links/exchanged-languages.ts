// Notes a link whose words name one language while its file or page is in the other: "the list in English" leads to the Spanish one.
import { DEFAULT_LANGUAGE, getLocalPath, getPathLanguage, splitFileName } from '../../languages'
import { decodeUriSafe } from '../../links/link-target'
import type { Reference } from '../../links/reference'
import type { FileProblem, Problem } from '../../problems/problem'
import type { ContentFiles } from '../../source/read-content'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { readFieldWords } from '../../source/source-mark'
import {
  getFileLanguage,
  getWordsLanguage,
  omitFileLanguage,
  type NamedLanguage,
} from './named-languages'
import { readTypedLink } from './people/typed-link'
import { createReferenceProblem } from './reference-problems'

const FOLDER = '/files/'
/** A link with words of another language than its target. */
type Exchanged = {
  readonly reference: Reference
  readonly said: NamedLanguage
  /** The address in the language of the words, or null. */
  readonly meant: string | null
  readonly isFile: boolean
}

/** @param files the downloads, and the texts of the files by their paths below the content folder */
export function checkExchangedLanguages(
  entries: readonly ParsedEntry[],
  { downloads, texts }: Pick<ContentFiles, 'downloads' | 'texts'>,
): Problem[] {
  const names = Object.keys(downloads)
  const pages = new Set(entries.map(({ entry }) => entry.pagePath))
  return entries.flatMap((parsed) => {
    if (parsed.entry.draft === true) return []
    const hasBoth =
      splitFileName(parsed.entry.slug).language === DEFAULT_LANGUAGE &&
      parsed.references.some(({ target }) => target.startsWith('/es/'))
    const found = parsed.references.flatMap((reference): Exchanged[] => {
      const { type, target } = reference
      if (type !== 'link') return []
      const isFile = target.startsWith(FOLDER)
      const others = isFile
        ? findOtherFile(target, names)
        : hasBoth
          ? findOtherPage(target, pages)
          : null
      if (others === null) return []
      const said = getWordsLanguage(readWords(parsed, reference, texts))
      if (said === null || said === others.own) return []
      return [{ reference, said, meant: others.meant, isFile }]
    })
    const [first] = found.filter(
      ({ isFile, meant }) => isFile || found.some(({ reference }) => reference.target === meant),
    )
    if (first === undefined) return []
    const second = found.find(({ meant }) => meant === first.reference.target)
    const problem = second === undefined ? otherLanguage(first) : exchangedLinks(first, second)
    return [createReferenceProblem(parsed, first.reference, problem)]
  })
}

/** The language of a target, and the address of the same one in the other language. */
type Others = { readonly own: NamedLanguage; readonly meant: string | null }

/** Returns the language that the name of a file says, and the address of the same file in the other language. */
function findOtherFile(target: string, names: readonly string[]): Others | null {
  const name = decodeUriSafe(target.slice(FOLDER.length))
  const own = getFileLanguage(name)
  // A file without a language in its name is the one in English.
  const other = names.find(
    (file) =>
      omitFileLanguage(file) === omitFileLanguage(name) &&
      (getFileLanguage(file) ?? 'English') !== (own ?? 'English'),
  )
  return own === null && other === undefined
    ? null
    : { own: own ?? 'English', meant: other === undefined ? null : `${FOLDER}${other}` }
}

function findOtherPage(target: string, pages: ReadonlySet<string | null>): Others | null {
  const isEnglish = getPathLanguage(target) === DEFAULT_LANGUAGE
  const meant = isEnglish ? getLocalPath(target, 'es') : target.replace(/^\/es(?=\/)/, '')
  return pages.has(meant) ? { own: isEnglish ? 'English' : 'Spanish', meant } : null
}

/** Returns the words of a link; for a file in a field, the title beside it. */
function readWords(
  { entry }: ParsedEntry,
  { field, line, column, target }: Reference,
  texts: ContentFiles['texts'],
): string {
  if (field !== null) return field === 'download_url' ? readFieldWords(entry['title']) : ''
  const typed = readTypedLink(texts, entry.file, { line, column })
  return typed?.address === target ? typed.words : ''
}

const exchangedLinks = (first: Exchanged, second: Exchanged): FileProblem => ({
  code: 'link-words',
  severity: 'warning',
  message: `Two links have each other’s address: the one in ${first.said} leads to ${first.reference.target}, and the one in ${second.said} (line ${second.reference.line}) to ${second.reference.target}.`,
  fix: `Write ${second.reference.target} here, and ${first.reference.target} for the link in ${second.said}.`,
})

const otherLanguage = ({ said, meant, reference }: Exchanged): FileProblem => ({
  code: 'link-words',
  severity: 'warning',
  message: `The words say ${said}, but this leads to the file in ${said === 'English' ? 'Spanish' : 'English'}, ${reference.target}.`,
  ...(meant === null
    ? { fix: `If the words are right, write the address of the file in ${said}.` }
    : { fix: `Write ${meant}`, replacement: meant }),
})
