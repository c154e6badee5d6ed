// Notes a word that a phone has taken for the one that was said, because both sound alike: "Prey for our towns"; or that was typed with a
// letter too few, and is a word all the same: "the pubic library".
import type { SplitText } from '../../../front-matter/split-front-matter'
import { splitFileName } from '../../../languages'
import type { LocatedProblem } from '../../../problems/problem'
import { DICTATED_WORDS } from './dictated-words'
import { ENGLISH_LETTERS } from './english-letters'
import { ENGLISH_SOUNDS } from './english-sounds'
import { PHONE_WORDS, SPANISH_PHONE_WORDS } from './phone-words'
import { reportPhrases } from './report-phrases'
import { SITE_WORDS } from './site-words'
import { createSoundFinder } from './sound-alike'
import { SPANISH_LETTERS } from './spanish-letters'
import { SPANISH_SOUNDS } from './spanish-sounds'
import { TIME_LETTERS } from './time-letters'
import { createTopicFinder } from './topic-words'
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
  en: createSoundFinder(
    [...ENGLISH_LETTERS, ...PHONE_WORDS, ...SITE_WORDS, ...TIME_LETTERS, ...TOWN_SOUNDS],
    { withNames: true },
  ),
  es: createSoundFinder([...SPANISH_LETTERS, ...SPANISH_PHONE_WORDS, ...TOWN_SOUNDS], {
    withNames: true,
  }),
}

export function checkSounds(text: SplitText, slug: string): LocatedProblem[] {
  const { language } = splitFileName(slug)
  const findOfTopic = language === 'en' ? createTopicFinder(text) : () => []
  const find = (searched: string) => [
    ...findSounds[language](searched).map((found) => ({ ...found, isSound: true })),
    ...findDictated[language](searched).map((found) => ({ ...found, isSound: true })),
    ...[...findLetters[language](searched), ...findOfTopic(searched)].map((found) => ({
      ...found,
      isSound: false,
    })),
  ]
  return reportPhrases(text, find, ({ words, written, wrong, meant, isSound }) => ({
    code: 'word-sound',
    severity: 'warning',
    message: isSound
      ? `"${words}" sounds like "${written}", but it means something else.`
      : `This says "${wrong}", but "${meant}" seems to be meant.`,
    fix: `Write "${written}" in ${isSound ? 'its place' : `place of "${words}"`}.`,
  }))
}
