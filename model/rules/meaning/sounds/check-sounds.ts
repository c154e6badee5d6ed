// Notes a word that a phone has taken for the one that was said, because both sound alike: "Prey for our towns"; or that was typed with a
// letter too few, and is a word all the same: "the pubic library".
import type { SplitText } from '../../../front-matter/split-front-matter'
import { splitFileName } from '../../../languages'
import type { LocatedProblem } from '../../../problems/problem'
import { findInFile } from '../../find-in-file'
import { replaceFound } from '../../replace-found'
import { DICTATED_WORDS } from './dictated-words'
import { ENGLISH_LETTERS } from './english-letters'
import { ENGLISH_SOUNDS } from './english-sounds'
import { createSoundFinder } from './sound-alike'
import { SPANISH_LETTERS } from './spanish-letters'
import { SPANISH_SOUNDS } from './spanish-sounds'
import { TOWN_SOUNDS } from './town-sounds'

const findSounds = {
  en: createSoundFinder(ENGLISH_SOUNDS),
  es: createSoundFinder(SPANISH_SOUNDS),
}
const findDictated = {
  en: createSoundFinder(DICTATED_WORDS, { withNames: true }),
  es: () => [],
}
const findLetters = {
  en: createSoundFinder([...ENGLISH_LETTERS, ...TOWN_SOUNDS], { withNames: true }),
  es: createSoundFinder([...SPANISH_LETTERS, ...TOWN_SOUNDS], { withNames: true }),
}

export function checkSounds(text: SplitText, slug: string): LocatedProblem[] {
  const { language } = splitFileName(slug)
  const lines = new Set<number>()
  const find = (searched: string) => [
    ...findSounds[language](searched).map((found) => ({ ...found, isSound: true })),
    ...findDictated[language](searched).map((found) => ({ ...found, isSound: true })),
    ...findLetters[language](searched).map((found) => ({ ...found, isSound: false })),
  ]
  return findInFile(text, find, /\p{L}/u).flatMap((found): LocatedProblem[] => {
    const { words, written, wrong, meant, isSound, field, line, column } = found
    // The next one of a line is reported when this one is repaired, because repairs are whole lines.
    if (lines.has(line)) return []
    lines.add(line)
    return [
      {
        code: 'word-sound',
        severity: 'warning',
        message: isSound
          ? `"${words}" sounds like "${written}", but it means something else.`
          : `This says "${wrong}", which is another word than "${meant}".`,
        fix: `Write "${written}" in ${isSound ? 'its place' : `place of "${words}"`}.`,
        suggestion: replaceFound(text, found, written),
        line,
        column,
        ...(field === null ? {} : { field }),
      },
    ]
  })
}
