// Describes a translation that was deleted: its visitors can be sent to the English page, which is still there.
import { DEFAULT_LANGUAGE, getLocalPath, getPathLanguage, LANGUAGES } from '../../languages'
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

/**
 * @param englishText the text of the English page
 * @param links the places of the links to the translation, as `file:line`
 */
export function deletedTranslation(
  path: string,
  englishFile: string,
  englishText: string,
  links: readonly string[],
): ProblemDetails {
  const language = getPathLanguage(path)
  const file = englishFile.replace(/\.md$/, `.${language}.md`)
  const lines = /^redirect_from *:/m.test(englishText)
    ? `add a line with two spaces and - ${path} in ${englishFile}, at the end of its list redirect_from.`
    : `add a line redirect_from: and below it, after two spaces, - ${path} in ${englishFile}, above its second --- line.`
  const others = links.length === 0 ? '' : `${describeLinks(links)}.`
  return {
    code: 'address-lost',
    message: `${file} is not there now, so its address ${path} leads nowhere.`,
    fix: `To send its visitors to the English page, ${lines}${others} If you want the ${LANGUAGES[language]} page back, open the proposal that deleted it and press Close pull request at its end, or Revert if someone has said yes to it.`,
  }
}
