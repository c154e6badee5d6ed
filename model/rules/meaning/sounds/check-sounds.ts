// Notes a word that a phone has taken for the one that was said, because both sound alike: "Prey for our towns".
import type { SplitText } from '../../../front-matter/split-front-matter'
import { splitFileName } from '../../../languages'
import type { LocatedProblem } from '../../../problems/problem'
import { findInFile } from '../../find-in-file'
import { replaceFound } from '../../replace-found'
import { ENGLISH_SOUNDS } from './english-sounds'
import { createSoundFinder } from './sound-alike'
import { SPANISH_SOUNDS } from './spanish-sounds'

const findSounds = {
  en: createSoundFinder(ENGLISH_SOUNDS),
  es: createSoundFinder(SPANISH_SOUNDS),
}

export function checkSounds(text: SplitText, slug: string): LocatedProblem[] {
  const { language } = splitFileName(slug)
  const lines = new Set<number>()
  return findInFile(text, findSounds[language], /\p{L}/u).flatMap((found): LocatedProblem[] => {
    const { words, written, field, line, column } = found
    // The next one of a line is reported when this one is repaired, because repairs are whole lines.
    if (lines.has(line)) return []
    lines.add(line)
    return [
      {
        code: 'word-sound',
        severity: 'warning',
        message: `"${words}" sounds like "${written}", but it means something else.`,
        fix: `Write "${written}" in its place.`,
        suggestion: replaceFound(text, found, written),
        line,
        column,
        ...(field === null ? {} : { field }),
      },
    ]
  })
}
