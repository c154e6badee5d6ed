// Reports a sentence or a button that was left in a copied file and still names the other event or person.
import { collections } from '../../../collections'
import type { AnyEntry } from '../../../define-collection'
import { splitFileName } from '../../../languages'
import {
  createProblem,
  type FileProblem,
  type Problem,
  type TextEdit,
} from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../../source/source-mark'
import { getText } from '../../../translations/translation-age'
import { renameButton } from './renamed-buttons'
import { readSentences, type Sentence } from './sentences'

/** Folders in which each file is about one event or one person. */
const COMPARED: readonly unknown[] = [collections.events, collections.team]
const BUTTON = /^::button\[([^\]]+)\]/

type File = {
  readonly entry: AnyEntry
  readonly lines: readonly string[]
  readonly sentences: readonly Sentence[]
}

/** @param ignored the files whose text as a whole has been reported */
export function checkCopiedSentences(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
  ignored: ReadonlySet<string>,
): Problem[] {
  const owners = new Map<string, File[]>()
  const files = entries.flatMap(({ collection, entry, problems }): File[] => {
    if (!COMPARED.includes(collection) || entry.draft === true || problems.length > 0) return []
    const file = readFile(entry, getText(entry, texts))
    for (const { words } of file.sentences) {
      const others = owners.get(words)
      if (others === undefined) owners.set(words, [file])
      else if (!others.includes(file)) others.push(file)
    }
    return [file]
  })
  return files.flatMap((file) => {
    const found = file.sentences.find(({ words }) => findOrigin(file, words, owners) !== null)
    const other = found && findOrigin(file, found.words, owners)
    if (!found || !other || ignored.has(file.entry.file)) return []
    const problem = describe(file, found, other)
    return [createProblem(problem, { file: file.entry.file, line: found.line })]
  })
}

function readFile(entry: AnyEntry, text: string): File {
  return { entry, lines: text.split('\n'), sentences: readSentences(text) }
}

/** Returns the other file with a sentence if the sentence names its event or person, of which this file says nothing else. */
function findOrigin(
  file: File,
  words: string,
  owners: ReadonlyMap<string, readonly File[]>,
): File | null {
  const [first, second, ...more] = owners.get(words) ?? []
  const other = first === file ? second : first
  // What three files have is said on purpose.
  if (!other || more.length > 0) return null
  if (splitFileName(other.entry.slug).language !== splitFileName(file.entry.slug).language)
    return null
  return findSubject(file, words, other) === null ? null : other
}

/** Returns the word of a sentence that names the other event or person and is nowhere else in this file. */
function findSubject({ entry, lines }: File, words: string, other: File): string | null {
  // A picture may show both events.
  const texts = lines.filter((line) => !line.startsWith('image:'))
  const own = `${getName(entry)} ${texts.join(' ').replaceAll(words, ' ')}`
  const names = getName(other.entry).match(/[A-Za-zÀ-ỿ]{3,}/gu) ?? []
  return (
    names.find((name) => {
      const word = new RegExp(`(?<![A-Za-zÀ-ỿ])${name}(?![A-Za-zÀ-ỿ])`, 'iu')
      return name.length >= getMinLength(entry) && word.test(words) && !word.test(own)
    }) ?? null
  )
}

/** First names may be short; a word of three letters in a title, such as "for", names no event. */
const getMinLength = (entry: AnyEntry): number => (typeof entry['name'] === 'string' ? 3 : 4)

const getName = ({ name, title }: AnyEntry): string => {
  const typed = name ?? title
  return typeof typed === 'string' ? removeSourceMarks(typed) : ''
}

function describe(file: File, { words, line, start }: Sentence, other: File): FileProblem {
  const typed = file.lines[line - 1] ?? ''
  const isPerson = typeof file.entry['name'] === 'string'
  const label = BUTTON.exec(words)?.[1]
  const replace = (text: string): TextEdit => ({ line, endLine: line, text })
  if (label !== undefined && !isPerson) return describeButton(file, { words, line, start }, other)
  const problem: Omit<FileProblem, 'fix'> = {
    code: 'text-copied',
    severity: 'warning',
    message: `This ${label === undefined ? 'sentence' : 'button'} is the same as in ${other.entry.file}, and it names ${getName(other.entry)}.`,
  }
  if (!isPerson)
    return { ...problem, fix: `Write about ${getName(file.entry)} in its place, or delete it.` }
  const rest = typed.slice(0, start) + typed.slice(start + words.length).trimStart()
  const suggestion = rest.trim() === '' ? null : replace(rest.trimEnd())
  const last = findLastCopied(file, { words, line, start }, other)
  if (last !== null)
    return {
      ...problem,
      message: `From here on, the text is that of ${other.entry.file}, and it is about ${getName(other.entry)}.`,
      fix: `Delete all from "${words.split(' ').slice(0, WORDS_QUOTED).join(' ')}" to "${last.split(' ').slice(-WORDS_QUOTED).join(' ')}"`,
    }
  return { ...problem, fix: `Delete it: "${words}"`, suggestion }
}

const WORDS_QUOTED = 4

/** Returns the last sentence of a file if all of them, from one on, are those of another file; null if only that one is. */
function findLastCopied(file: File, first: Sentence, other: File): string | null {
  const index = file.sentences.findIndex(
    ({ line, start }) => line === first.line && start === first.start,
  )
  const rest = file.sentences.slice(index)
  const last = rest.at(-1)
  const areCopied = rest.every(({ words }) =>
    other.sentences.some((sentence) => sentence.words === words),
  )
  return areCopied && last !== undefined && rest.length > 1 ? last.words : null
}

function describeButton(file: File, { words, line }: Sentence, other: File): FileProblem {
  const typed = (file.lines[line - 1] ?? '').trim()
  const label = BUTTON.exec(words)?.[1] ?? ''
  const [own, otherTitle] = [getName(file.entry), getName(other.entry)]
  const subject = findSubject(file, words, other) ?? ''
  const { language } = splitFileName(file.entry.slug)
  const renamed = renameButton(label, subject, { own, other: otherTitle }, language)
  const meant = renamed.words === null ? null : typed.replace(label, () => renamed.words ?? '')
  return {
    code: 'text-copied',
    severity: 'warning',
    message:
      renamed.typed === otherTitle
        ? `This button is the same as in ${other.entry.file}, and it names ${otherTitle}.`
        : `This button still says "${renamed.typed}", as in ${other.entry.file}.`,
    fix:
      meant === null
        ? `Write words for ${own} between the brackets, or delete this line.`
        : renamed.isCertain
          ? `Write ${meant}`
          : `Write about this event between the brackets, for example ${meant}`,
    suggestion: meant === null || !renamed.isCertain ? null : { line, endLine: line, text: meant },
  }
}
