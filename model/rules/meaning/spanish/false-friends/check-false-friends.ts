// Notes an English word that was written for a Spanish one that looks alike: "embarrassed" for "embarazada".
import type { SplitText } from '../../../../front-matter/split-front-matter'
import { DEFAULT_LANGUAGE, splitFileName } from '../../../../languages'
import type { LocatedProblem } from '../../../../problems/problem'
import { isShownField } from '../../../find-in-file'
import { reportPhrases } from '../../sounds/report-phrases'
import { createSoundFinder } from '../../sounds/sound-alike'
import { FALSE_FRIENDS } from './false-friends'

const findFalseFriends = createSoundFinder(FALSE_FRIENDS, { withNames: true })

export function checkFalseFriends(text: SplitText, slug: string): LocatedProblem[] {
  if (splitFileName(slug).language !== DEFAULT_LANGUAGE || text.frontMatter.has('lang')) return []
  return reportPhrases(text, findFalseFriends, ({ row, wrong, meant, field }) =>
    isShownField(field)
      ? {
          code: 'false-friend',
          severity: 'warning',
          message: `"${wrong}" looks like Spanish "${row.spanish}", but in English it means something else.`,
          fix: `Write "${meant}" in its place.`,
        }
      : null,
  )
}
