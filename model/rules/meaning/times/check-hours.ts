// Checks the times of an event in the fields and the text of its file.
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import type { FileContent } from '../file-content'
import { checkJoinedTimes } from './check-joined-times'
import { checkNoon } from './check-noon'
import { checkOpenTimes } from './check-open-times'
import { checkTimes } from './check-times'
import { checkWholeTimes } from './whole/check-whole-times'

export function checkHours(text: SplitText, { values }: FileContent): LocatedProblem[] {
  const times = checkTimes(text, values)
  return [
    ...(times.length > 0 ? times : checkWholeTimes(text, values)),
    ...checkJoinedTimes(text, values),
    ...checkOpenTimes(text, values),
    ...checkNoon(text),
  ]
}
