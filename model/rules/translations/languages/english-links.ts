// Finds links of a Spanish text to pages that are only in English, where nothing says so.
import { DEFAULT_LANGUAGE, getPathLanguage } from '../../../languages'
import { splitUrl } from '../../../links/link-target'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import { createEdit } from '../../../problems/text-edits'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { ENGLISH_MARK, NAMES_ENGLISH } from '../../links/english-mark'
import { isInEnglish } from '../comparison/english-blocks'

/** Matches the words of a link, which may go on in the next line, up to its address. */
const LINK = /^\[((?:[^[\]]|\n(?!\n))*)\]\(\s*([^\s)]+)[^)]*\)/
const LINKS_THAT_SAY_SO = /\[[^[\]]*\]\([^)]*\)(?: ?\(en inglés\))?/g

/**
 * @param text the text of the file
 * @param isEnglishPage returns whether a page exists only in English
 */
export function findUnmarkedLinks(
  { entry, references }: ParsedEntry,
  text: string,
  isEnglishPage: (path: string) => boolean,
): Problem[] {
  const links = references.flatMap(({ type, target, field, line, column, whole }) => {
    const { path } = splitUrl(target)
    const isEnglish = type === 'link' && getPathLanguage(path) === DEFAULT_LANGUAGE
    return field === null && whole === undefined && isEnglish && isEnglishPage(path)
      ? [{ target, line, column }]
      : []
  })
  if (links.length === 0) return []
  const lines = text.split('\n')
  return links.flatMap(({ target, line, column }) => {
    const start = getOffset(lines, line) + column - 1
    const [link = '', words = '', typed] = LINK.exec(text.slice(start)) ?? []
    // Buttons have no room for these words, and addresses with other characters are not typed as they are read.
    if (typed !== target || words.trim() === '') return []
    const after = text.slice(start + link.length, start + link.length + ENGLISH_MARK.length)
    const section = getSectionBefore(lines, line)
    const isSaid =
      NAMES_ENGLISH.test(words + after) ||
      NAMES_ENGLISH.test(section.replace(LINKS_THAT_SAY_SO, ''))
    if (isSaid || isInEnglish(words)) return []
    const end = start + 1 + words.length
    const suggestion = createEdit(text, { start: end, typed: '' }, ENGLISH_MARK)
    return [
      createProblem(
        { ...unmarkedLink(target, words), suggestion },
        { file: entry.file, line, column },
      ),
    ]
  })
}

const getOffset = (lines: readonly string[], line: number): number =>
  lines.slice(0, line - 1).reduce((offset, { length }) => offset + length + 1, 0)

/** Returns the text from the last heading above a line to the end of that paragraph. */
export function getSectionBefore(lines: readonly string[], line: number): string {
  const start = lines.findLastIndex(
    (text, index) => index < line - 1 && /^(?:#+ |:::question|---$)/.test(text),
  )
  const end = lines.findIndex((text, index) => index >= line && text.trim() === '')
  return lines.slice(start, end === -1 ? undefined : end).join('\n')
}

const unmarkedLink = (target: string, words: string): FileProblem => ({
  code: 'translation-link',
  severity: 'warning',
  message: `This leads to ${target}, a page that is only in English, and nothing says so.`,
  fix: `Write [${words.replace(/\s+/g, ' ')}${ENGLISH_MARK}](${target})`,
})
