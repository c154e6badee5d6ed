// Notes a Spanish phrase that is an English term translated word by word: "una unidad de suministros" for a supply drive.
import type { SplitText } from '../../../../front-matter/split-front-matter'
import { splitFileName } from '../../../../languages'
import type { LocatedProblem } from '../../../../problems/problem'
import { findInFile, isShownField } from '../../../find-in-file'
import { replaceFound } from '../../../replace-found'
import { createSoundFinder } from '../../sounds/sound-alike'
import { LITERAL_TRANSLATIONS } from './literal-translations'

const findTranslations = createSoundFinder(LITERAL_TRANSLATIONS, { withNames: true })

export function checkLiteralTranslations(text: SplitText, slug: string): LocatedProblem[] {
  if (splitFileName(slug).language !== 'es') return []
  const lines = new Set<number>()
  return findInFile(text, findTranslations, /\p{L}/u).flatMap((found): LocatedProblem[] => {
    const { row, words, written, field, line, column } = found
    // The next one of a line is reported when this one is repaired, because repairs are whole lines.
    if (lines.has(line) || !isShownField(field)) return []
    lines.add(line)
    return [
      {
        code: 'literal-translation',
        severity: 'warning',
        message: `"${words.trim()}" seems to be "${row.english}" in English, translated word by word. In Spanish these words mean something else.`,
        fix: `Write "${written.trim()}" in its place.`,
        suggestion: replaceFound(text, found, written),
        line,
        column,
        ...(field === null ? {} : { field }),
      },
    ]
  })
}
