// Notes a title that differs by a letter or two from the name of its file, while other texts have the word of that name.
import { collections } from '../../collections'
import { DEFAULT_LANGUAGE, splitFileName } from '../../languages'
import { toYaml } from '../../front-matter/yaml-form'
import { computeEditDistance } from '../../problems/closest-match'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { normalizeFileName } from '../../source/check-file-name'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../source/source-mark'

/** A post may change its title after it was published, and the names of people are compared where they are linked. */
const NOT_COMPARED: readonly unknown[] = [collections.posts, collections.team, collections.board]
/** In a shorter word, another letter makes another word. */
const MIN_LETTERS = 4
/** With this many letters, two of them may be wrong. */
const LONG_WORD = 7
/** Matches the endings in which a word has several forms. */
const ENDING = /(?:s|es|ed|d|ing|er|ers|y|ies|ly|n)$/

/** @param texts the texts of the files by their paths below the content folder */
export const checkMistypedTitles = (
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] =>
  entries.flatMap((parsed) => {
    const { collection, entry } = parsed
    const { name: slug, language } = splitFileName(entry.slug)
    const field = 'name' in collection.fields ? 'name' : 'title'
    const shown = entry[field]
    if (NOT_COMPARED.includes(collection) || language !== DEFAULT_LANGUAGE) return []
    if (typeof shown !== 'string' || entry.draft === true) return []
    const title = removeSourceMarks(shown)
    const meant = findMeantTitle(title, slug)
    if (meant === null || !isUsedInPlace(meant, title, texts)) return []
    const problem = describe(title, meant, field)
    return [createProblem(problem, getFieldPosition(parsed, field))]
  })

/** Returns a title with the one word of its file's name that it almost has, or null. */
function findMeantTitle(title: string, slug: string): string | null {
  const fileName = slug.split('/').at(-1) ?? ''
  const name = normalizeFileName(title)
  if (name === fileName || Math.abs(name.length - fileName.length) > 2) return null
  const [words, fileWords] = [name.split('-'), fileName.split('-')]
  if (words.length !== fileWords.length) return null
  const [place, another] = words.flatMap((word, index) =>
    word === fileWords[index] ? [] : [index],
  )
  if (place === undefined || another !== undefined) return null
  const [typed, meant] = [words[place] ?? '', fileWords[place] ?? '']
  if (!isTypo(typed, meant)) return null
  const shown = title
    .split(/(?<=[\s-])|(?=[\s-])/)
    .find((word) => normalizeFileName(word) === typed)
  if (shown === undefined) return null
  const written = /^[A-ZÀ-Þ]/u.test(shown) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant
  return title.replace(shown, written)
}

function isTypo(typed: string, meant: string): boolean {
  if (Math.min(typed.length, meant.length) < MIN_LETTERS || /\d/.test(typed + meant)) return false
  if (typed.replace(ENDING, '') === meant || meant.replace(ENDING, '') === typed) return false
  return computeEditDistance(typed, meant) <= (meant.length < LONG_WORD ? 1 : 2)
}

/** Returns whether texts have a title in other places, and no other text has the one that was typed. */
function isUsedInPlace(
  meant: string,
  typed: string,
  texts: Readonly<Record<string, string>>,
): boolean {
  const all = Object.values(texts)
  const count = (words: string) => all.reduce((sum, text) => sum + countWords(text, words), 0)
  return count(meant) > 0 && count(typed) === 1
}

/** Returns how often words are in a text, and not only as a part of longer ones. */
function countWords(text: string, words: string): number {
  const parts = text.split(words)
  const isWhole = (before: string, index: number) =>
    !/[A-Za-zÀ-ỿ]$/u.test(before) && !/^[A-Za-zÀ-ỿ]/u.test(parts[index + 1] ?? '')
  return parts.slice(0, -1).filter(isWhole).length
}

const describe = (title: string, meant: string, field: string): FileProblem => ({
  code: 'title-of-file',
  severity: 'warning',
  message: `This says ${title}, but the name of the file and other lines say ${meant}.`,
  fix: `If you mean ${meant}, write ${field}: ${toYaml(meant)}`,
})
