// Tests the repairs of events with values of many kinds, and of two mistakes in one file.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SEED } from '../seed'
import { changeEvent, event, EVENT_PATH, type GeneratedMistake } from './events'
import { FIELD_MISTAKES } from './field-mistakes'
import { loadValid, repair, testRepairs } from './test-repairs'
import { TEXT_MISTAKES } from './text-mistakes'

const MISTAKES: Readonly<Record<string, GeneratedMistake>> = { ...FIELD_MISTAKES, ...TEXT_MISTAKES }
const RUNS_PER_MISTAKE = 4
const NUM_PAIRS = 150

describe('events', () => {
  testRepairs(
    EVENT_PATH,
    Object.fromEntries(
      Object.entries(MISTAKES).map(([name, addMistake]) => [name, changeEvent(addMistake)]),
    ),
    RUNS_PER_MISTAKE,
  )
})

/** Returns the lines of a text that a mistake changes. */
const findChangedLines = (addMistake: GeneratedMistake, valid: string): string[] => {
  const unchanged = addMistake(valid).split('\n')
  return valid.split('\n').filter((line) => !unchanged.includes(line))
}

test('repairing two mistakes in different lines restores the event', () => {
  const name = fc.constantFrom(...Object.keys(MISTAKES))
  fc.assert(
    fc.property(event, name, name, (valid, ...names) => {
      const [first, second] = names.map((mistake) => MISTAKES[mistake])
      if (!first || !second) return
      const changedLines = findChangedLines(first, valid)
      if (first === second) return
      if (findChangedLines(second, valid).some((line) => changedLines.includes(line))) return
      const after = repair(EVENT_PATH, second(first(valid)))
      if (after.problems.length === 0) expect(after.site).toEqual(loadValid(EVENT_PATH, valid))
    }),
    { seed: SEED, numRuns: NUM_PAIRS },
  )
}, 180_000)
