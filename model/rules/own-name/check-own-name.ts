// Notes our own name where it is written in another way than in the settings.
import { createProblem, getPositionAt, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../source/source-mark'
import { getText } from '../../translations/translation-age'
import { createNameFinder, type OtherName } from './find-other-names'
import { findSettings } from '../find-settings'

/** Matches what is before a former name. */
const FORMER =
  /\b(?:19\d\d|200\d|former(?:ly)?|once|then|previous(?:ly)?|earlier|old|called|known|named?|renamed|until|sister|antes|llam[A-Za-zÀ-ỿ]+|nombre)\b/iu
/** Matches what someone says of herself: her words stay as they are. */
const OWN_WORDS = /\b(?:I|me|my|yo|mi)\b/
/** Matches fields with the name of someone else, and those that no reader sees. */
const OTHER_FIELD = /^(?:name|quiet_name|author|source|reviewed_by|organization): /
/** When at least this many files have the same other name, it may be the right one. */
const MANY_FILES = 3

type Found = OtherName & { readonly file: string; readonly text: string }

/** @param texts the texts of the files by their paths below the content folder */
export function checkOwnName(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const site = findSettings(entries)
  const typed = site?.entry['name']
  const name = typeof typed === 'string' ? removeSourceMarks(typed) : ''
  const find = createNameFinder(name)
  if (site === undefined || find === null) return []
  const found = entries.flatMap(({ entry, wordPairs }): Found[] => {
    if (!mayHaveName(wordPairs, name)) return []
    const text = getText(entry, texts)
    return find(text)
      .filter((other) => isAboutUs(text, other))
      .map((other) => ({ ...other, file: entry.file, text }))
  })
  const usual = found.length < MANY_FILES ? null : findUsualName(found)
  const isNameDoubtful =
    usual !== null &&
    entries.filter((parsed) => parsed !== site && getText(parsed.entry, texts).includes(name))
      .length < MANY_FILES
  return isNameDoubtful
    ? [createProblem(otherName(name, usual), getFieldPosition(site, 'name'))]
    : found.map((other) => describe(other, name))
}

/** Returns whether a text with these pairs of capitalized words may have our name in some form. */
function mayHaveName(wordPairs: readonly string[], name: string): boolean {
  const words = name.split(' ')
  const [first = '', second = ''] = words
  const starts = [`${first} ${second}`, `${first}${second}`, words.slice(-2).join(' ')]
  const isCapitalized = words.every((word) => /^[A-ZÀ-Þ][A-Za-zÀ-ỿ]/u.test(word))
  return !isCapitalized || wordPairs.some((pair) => starts.some((start) => pair.startsWith(start)))
}

/** Returns whether the name is not that of someone else, not a former one and not in a quotation. */
function isAboutUs(text: string, { words, index }: OtherName): boolean {
  const start = text.lastIndexOf('\n', index - 1) + 1
  const before = text.slice(start, index)
  const after = text.slice(index + words.length)
  const sentence = before.slice(Math.max(before.lastIndexOf('. '), 0))
  const quoted = findQuotation(before, after)
  const isQuoted = before.startsWith('>') || quoted?.trim() === '' || OWN_WORDS.test(quoted ?? '')
  const isOther = /^ of [A-ZÀ-Þ]/u.test(after) || /^[^\][\n]*\]\(http/.test(after)
  return !isQuoted && !isOther && !FORMER.test(sentence) && !OTHER_FIELD.test(before)
}

/** Returns the other words of the quotation that the name is in, or null if it is in none. Words for others to read aloud are quoted too. */
function findQuotation(before: string, after: string): string | null {
  const mark =
    before.split('“').length > before.split('”').length
      ? '“'
      : !/^\w+: "/.test(before) && before.split('"').length % 2 === 0
        ? '"'
        : null
  return mark === null
    ? null
    : before.slice(before.lastIndexOf(mark) + 1) + (after.split(/[”"\n]/)[0] ?? '')
}

/** Returns the other name that many files have, or null. */
function findUsualName(found: readonly Found[]): string | null {
  const files = new Map<string, Set<string>>()
  for (const { words, file } of found) files.set(words, (files.get(words) ?? new Set()).add(file))
  return [...files].find(([, { size }]) => size >= MANY_FILES)?.[0] ?? null
}

function describe({ file, text, words, index, isCertain }: Found, name: string): Problem {
  const { line, column } = getPositionAt(text, index)
  const typed = text.split('\n')[line - 1] ?? ''
  const start = column - 1
  const edited = typed.slice(0, start) + name + typed.slice(start + words.length)
  return createProblem(
    {
      code: 'own-name',
      severity: 'warning',
      message: `This says ${words}, but our name is ${name}.`,
      fix: isCertain ? `Write ${name}` : `If you mean us, write ${name}`,
      suggestion: isCertain ? { line, endLine: line, text: edited } : null,
    },
    { file, line, column },
  )
}

const otherName = (name: string, usual: string) => ({
  code: 'own-name' as const,
  severity: 'warning' as const,
  message: `Our name is ${name} here, but many other files say ${usual}.`,
  fix: `If that is still our name, write name: ${usual}`,
})
