// Completes the advice on a figure or a promise with today's day, as an example of how as_of is written.
import type { Day } from '../../../dates/day'
import type { Problem } from '../../../problems/problem'
import type { ProblemCode } from '../../../problems/problem-codes'
import { EXAMPLE_DAY } from '../../claim-fields'

const CODES: readonly ProblemCode[] = ['claim-undated', 'promise-undated', 'promise-law']

/** Writes today in place of the example of a day. */
export const completeClaimDays = (problems: readonly Problem[], today: Day): Problem[] =>
  problems.map((problem) =>
    CODES.includes(problem.code)
      ? { ...problem, fix: problem.fix.replace(`as_of: ${EXAMPLE_DAY}`, `as_of: ${today}`) }
      : problem,
  )
