// Notes a Spanish phrase that is an English term translated word by word: "una unidad de suministros" for a supply drive.
import type { SplitText } from '../../../../front-matter/split-front-matter'
import { splitFileName } from '../../../../languages'
import type { LocatedProblem } from '../../../../problems/problem'
import { isShownField } from '../../../find-in-file'
import { reportPhrases } from '../../sounds/report-phrases'
import { createSoundFinder } from '../../sounds/sound-alike'
import { agreeWithGender } from './agree-with-gender'
import { COOKIES } from './words-of-browsers'
import { LITERAL_TRANSLATIONS } from './literal-translations'

const findTranslations = createSoundFinder(LITERAL_TRANSLATIONS, { withNames: true })
const findOnPrivacyPage = createSoundFinder([...LITERAL_TRANSLATIONS, COOKIES], {
  withNames: true,
})

export function checkLiteralTranslations(text: SplitText, slug: string): LocatedProblem[] {
  if (splitFileName(slug).language !== 'es') return []
  const title = text.frontMatter.get('title')
  const isAboutPrivacy = title && 'text' in title && /privacidad|cookies/i.test(title.text)
  const findIn = isAboutPrivacy ? findOnPrivacyPage : findTranslations
  const find = (searched: string) =>
    findIn(searched).map((found) => ({
      ...agreeWithGender(searched, found),
      phrase: found.words.trim(),
    }))
  return reportPhrases(text, find, ({ row, phrase, words, written, field }) => {
    const rest = field === 'title' && title && 'text' in title ? findRest(title.text, words) : ''
    return isShownField(field)
      ? {
          code: 'literal-translation',
          severity: 'warning',
          message: `"${phrase}" seems to be "${row.english}" in English, translated word by word. In Spanish these words mean something else.`,
          fix: `Write "${written.trim()}" in ${words.trim() === phrase ? 'its place' : `place of "${words.trim()}"`}.${rest === '' ? '' : ` Then look at the whole title: the words "${rest}" may be translated word by word as well.`}`,
          ...(rest === '' ? {} : { suggestion: null }),
        }
      : null
  })
}

/** Returns the words of a title after a phrase. */
const findRest = (title: string, words: string): string =>
  title.slice(title.indexOf(words) + words.length).trim()
