// Notes a Spanish phrase that is an English term translated word by word: "una unidad de suministros" for a supply drive.
import type { SplitText } from '../../../../front-matter/split-front-matter'
import { splitFileName } from '../../../../languages'
import type { LocatedProblem } from '../../../../problems/problem'
import { isShownField } from '../../../find-in-file'
import { reportPhrases } from '../../sounds/report-phrases'
import { createSoundFinder } from '../../sounds/sound-alike'
import { LITERAL_TRANSLATIONS } from './literal-translations'

const findTranslations = createSoundFinder(LITERAL_TRANSLATIONS, { withNames: true })

export function checkLiteralTranslations(text: SplitText, slug: string): LocatedProblem[] {
  if (splitFileName(slug).language !== 'es') return []
  return reportPhrases(text, findTranslations, ({ row, words, written, field }) =>
    isShownField(field)
      ? {
          code: 'literal-translation',
          severity: 'warning',
          message: `"${words.trim()}" seems to be "${row.english}" in English, translated word by word. In Spanish these words mean something else.`,
          fix: `Write "${written.trim()}" in its place.`,
        }
      : null,
  )
}
