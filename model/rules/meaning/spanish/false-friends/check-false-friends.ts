// Notes an English word that was written for a Spanish one that looks alike: "embarrassed" for "embarazada".
import type { SplitText } from '../../../../front-matter/split-front-matter'
import { DEFAULT_LANGUAGE, splitFileName } from '../../../../languages'
import type { LocatedProblem } from '../../../../problems/problem'
import { findInFile, isShownField } from '../../../find-in-file'
import { replaceFound } from '../../../replace-found'
import { createSoundFinder } from '../../sounds/sound-alike'
import { FALSE_FRIENDS } from './false-friends'

const findFalseFriends = createSoundFinder(FALSE_FRIENDS, { withNames: true })

export function checkFalseFriends(text: SplitText, slug: string): LocatedProblem[] {
  if (splitFileName(slug).language !== DEFAULT_LANGUAGE || text.frontMatter.has('lang')) return []
  const lines = new Set<number>()
  return findInFile(text, findFalseFriends, /[a-z]/i).flatMap((found): LocatedProblem[] => {
    const { row, wrong, meant, written, field, line, column } = found
    // The next one of a line is reported when this one is repaired, because repairs are whole lines.
    if (lines.has(line) || !isShownField(field)) return []
    lines.add(line)
    return [
      {
        code: 'false-friend',
        severity: 'warning',
        message: `"${wrong}" looks like Spanish "${row.spanish}", but in English it means something else.`,
        fix: `Write "${meant}" in its place.`,
        suggestion: replaceFound(text, found, written),
        line,
        column,
        ...(field === null ? {} : { field }),
      },
    ]
  })
}
