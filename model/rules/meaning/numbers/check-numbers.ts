// Checks the numbers of a file: amounts of money, figures, and how many items there are.
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { checkAmounts } from './check-amounts'
import { checkDollars } from './check-dollars'
import { checkFigures } from './check-figures'
import { checkListCounts } from './check-list-counts'
import { checkListNumbers } from './check-list-numbers'
import { checkThousands } from './check-thousands'

export const checkNumbers = (text: SplitText): LocatedProblem[] => [
  ...checkListCounts(text),
  ...checkListNumbers(text),
  ...checkAmounts(text),
  ...checkFigures(text),
  ...checkThousands(text),
  ...checkDollars(text),
]
