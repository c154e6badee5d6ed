// Describes a translation that was deleted: another Spanish page or the English one can take its place.
import {
  DEFAULT_LANGUAGE,
  getLocalPath,
  getPathLanguage,
  LANGUAGES,
  type Language,
} from '../../languages'
import type { ProblemDetails } from '../../problems/problem'
import { describeLinks } from './links-to-change'

/**
 * Returns the file of the English page of a translation by the path of the translation, or undefined if there is none.
 * @param files the files of the pages, by their paths
 */
export function findEnglishFile(
  path: string,
  files: ReadonlyMap<string, string>,
): string | undefined {
  const language = getPathLanguage(path)
  if (language === DEFAULT_LANGUAGE) return undefined
  const english = path.slice(getLocalPath('/', language).length)
  return files.get(english === '' ? '/' : english)
}

/** A file, such as `content/pages/contact.md`, and its text. */
type PageText = { readonly file: string; readonly text: string }

/** Returns the file of a page in a language that may take the place of another one: that with the contacts, if there is one. */
export function findOtherPage(
  language: Language,
  files: ReadonlyMap<string, string>,
): string | undefined {
  return (
    files.get(getLocalPath('/contact', language)) ??
    [...files].find(([path]) => getPathLanguage(path) === language)?.[1]
  )
}

/**
 * @param files those of the English page and of another page in the language of the translation, with their texts
 * @param links the places of the links to the translation, as `file:line`
 */
export function deletedTranslation(
  path: string,
  [english, other]: readonly [PageText, PageText | undefined],
  links: readonly string[],
): ProblemDetails {
  const language = getPathLanguage(path)
  const file = english.file.replace(/\.md$/, `.${language}.md`)
  const choice =
    other === undefined
      ? `Should visitors see the English page in its place? Open ${english.file}`
      : `Which page should visitors see in its place? Open its file, such as ${english.file} in English or ${other.file} in ${LANGUAGES[language]}`
  const hasList = [english, other].some((page) => /^redirect_from *:/m.test(page?.text ?? ''))
  const list = hasList
    ? ' If redirect_from: is there already, add only the other line, at the end of its list.'
    : ''
  const lines =
    hasList && other === undefined
      ? `Add a line with two spaces and - ${path} at the end of its list redirect_from.`
      : `Above its second --- line, add a line redirect_from: and below that a line with two spaces and - ${path}.${list}`
  const others = links.length === 0 ? '' : `${describeLinks(links)}.`
  return {
    code: 'address-lost',
    message: `${file} is not there now, so its address ${path} leads nowhere.`,
    fix: `${choice}. ${lines}${others} If the ${LANGUAGES[language]} page was deleted by mistake, open the proposal and press Close pull request at its end, or Revert if it has been approved.`,
  }
}
