// Reads all pages of a built site together with the content that they have to show. The tests in tests/pages/content derive all
// expectations from it, for this site and for very different ones, so that an edit to a content file cannot break them.
import { WORDS } from '../../components/words/words'
import { getPathLanguage } from '../../model/languages'
import { findPagePaths, getText, readPage } from './html-queries'
import { loadBuiltContent } from './load-content'
import type { BuiltSite } from './sites'

/** Returns the content and each page with the words of its language. */
export function readContentPages(built: BuiltSite) {
  const content = loadBuiltContent(built)
  const { site } = content
  const { textNumber } = site.settings
  const paths = findPagePaths(built)
  const pages = [...paths, '/404'].map((path) => {
    const language = getPathLanguage(path)
    return { path, language, words: WORDS[language], ...readPage(built, path) }
  })
  return {
    ...content,
    textNumbers: textNumber === undefined ? [] : [textNumber],
    paths,
    pages,
    /** The text of each page without the header and the footer. */
    mainTexts: new Map(pages.map(({ path, all }) => [path, getText(all('main'))])),
  }
}
