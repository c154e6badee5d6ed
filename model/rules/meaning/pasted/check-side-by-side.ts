// Notes old words that Word had struck out and that came along beside the new ones: "our team staff, our volunteers".
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { findInFile, isShownField } from '../../find-in-file'
import { findSideBySide, MAY_BE_SIDE_BY_SIDE } from './side-by-side'

export const checkSideBySide = (text: SplitText): LocatedProblem[] =>
  findInFile(text, findSideBySide, MAY_BE_SIDE_BY_SIDE)
    .filter(({ field }) => isShownField(field))
    .map(({ words, first, second, mayBeBoth, field, line, column }) => ({
      code: 'text-twice',
      severity: 'warning',
      message: `In "${words}", an old and a new wording seem to be side by side, as when a text from Word has tracked changes.`,
      fix: `Leave out "${first}" or "${second}".${mayBeBoth ? ' If both are meant, put a comma or "and" between them.' : ''}`,
      ...(field === null ? {} : { field }),
      line,
      column,
    }))
