// Notes a few Spanish words that were left in an English line, and says them in English where that is certain.
import type { SplitText } from '../../../../front-matter/split-front-matter'
import { DEFAULT_LANGUAGE, splitFileName } from '../../../../languages'
import type { LocatedProblem } from '../../../../problems/problem'
import { findInFile } from '../../../find-in-file'
import { replaceFound } from '../../../replace-found'
import { findLeftPhrases } from './left-phrases'

/** The fields that visitors read as words of the page. */
const FIELDS = new Set(
  'title heading description lead summary image_alt registration limits requirements amount time button_text'.split(
    ' ',
  ),
)
/** Matches a word that begins each of them, in little time. */
const MAY_HAVE_WORDS =
  / (?:al|del?|la|el|l[ao]s|un[ao]?s?|sus?|para|con|por|sin|nuestr|cada|en|o |y|pero |que |porque |dos|tres|cuatro|cinco|tod|est[ae]|próxim)|lunes|martes|jueves|viernes|mi[eé]rcoles|s[aá]bado|enero|febrero|(?:septi|novi|dici)embre|octubre/iu

export function checkLeftPhrases(text: SplitText, slug: string): LocatedProblem[] {
  if (splitFileName(slug).language !== DEFAULT_LANGUAGE || text.frontMatter.has('lang')) return []
  return findInFile(text, findLeftPhrases, MAY_HAVE_WORDS).flatMap((found): LocatedProblem[] => {
    const { words, written, field, line, column } = found
    if (field !== null && !FIELDS.has(field)) return []
    return [
      {
        code: 'translation-language',
        severity: 'warning',
        message: words.includes(' ')
          ? `These words are in Spanish, but this line is in English: “${words}”.`
          : `“${words}” is Spanish, but this line is in English.`,
        fix:
          written === null
            ? `Write ${words.includes(' ') ? 'them' : 'it'} in English.`
            : `Write “${written}” in place of “${words}”.`,
        suggestion: written === null ? null : replaceFound(text, found, written),
        line,
        column,
        ...(field === null ? {} : { field }),
      },
    ]
  })
}
