// Tests that the repairs of a mistake restore the meaning of the valid file, for the property tests in this folder.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEED } from '../seed'
import type { Problem } from '../../problems/problem'
import { applyEdits } from '../../problems/text-edits'
import type { Site } from '../../site'
import { createTestSite } from '../../test-fixtures/create-test-site'

/** A file as it was meant, and as it was typed. */
export type Mistake = { readonly meant: string; readonly typed: string }

/** What was typed in different ways, by a name for each. */
export type Mistakes = Readonly<Record<string, fc.Arbitrary<Mistake>>>

type Loaded = { readonly site: Site; readonly problems: readonly Problem[] }

/** The same limit as in `check --fix`. */
const MAX_FIX_ROUNDS = 6
/** Each name is a class of its own, so a few values are enough for each. */
const RUNS_PER_MISTAKE = 4
const TIMEOUT = 180_000

const load = (path: string, text: string): Loaded =>
  createTestSite({ [path]: text }, { drafts: true })

/** Returns the problems except missing quotation marks, which valid files may lack as well: they are repaired along the way. */
const findMistakes = ({ problems }: Loaded) =>
  problems.filter(({ code }) => code !== 'quotes-needed')

/**
 * Applies suggestions until there are none left, as `check --fix` does.
 * @returns the site with the repaired file
 */
export function repair(path: string, text: string, loaded = load(path, text)): Loaded {
  for (let round = 0; round < MAX_FIX_ROUNDS; round++) {
    const edits = loaded.problems.flatMap(({ file, suggestion }) => {
      if (suggestion) expect(file).toBe(`content/${path}`)
      return suggestion ?? []
    })
    if (edits.length === 0) break
    text = applyEdits(text, edits)
    loaded = load(path, text)
  }
  return loaded
}

/** Loads the site with a file that must be valid. */
export function loadValid(path: string, text: string): Site {
  const loaded = load(path, text)
  expect(findMistakes(loaded)).toEqual([])
  return loaded.site
}

/**
 * Tests for each way of typing that a problem is reported, that its repairs restore what was meant, and that no problem
 * is left after them.
 * @param path the file below the content folder
 */
export function testRepairs(path: string, mistakes: Mistakes, numRuns = RUNS_PER_MISTAKE): void {
  test.each(Object.entries(mistakes))(
    'repairing %s restores what was meant',
    (_, mistake) => {
      const property = fc.property(mistake, ({ meant, typed }) => {
        const site = loadValid(path, meant)
        const broken = load(path, typed)
        expect(findMistakes(broken)).not.toEqual([])
        const after = repair(path, typed, broken)
        expect(after.problems).toEqual([])
        expect(after.site).toEqual(site)
      })
      fc.assert(property, { seed: SEED, numRuns })
    },
    TIMEOUT,
  )
}

/** Tests for each way of typing that a problem is reported, and that nothing is repaired, because what was meant is not certain. */
export function testAdvice(path: string, mistakes: Mistakes, numRuns = RUNS_PER_MISTAKE): void {
  test.each(Object.entries(mistakes))(
    '%s is reported, and no repair is offered',
    (_, mistake) => {
      const property = fc.property(mistake, ({ meant, typed }) => {
        loadValid(path, meant)
        const problems = findMistakes(load(path, typed))
        expect(problems).not.toEqual([])
        expect(problems.filter(({ suggestion }) => suggestion !== null)).toEqual([])
      })
      fc.assert(property, { seed: SEED, numRuns })
    },
    TIMEOUT,
  )
}
