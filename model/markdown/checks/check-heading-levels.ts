// Checks that no heading is more than one step smaller than the one above it.
import type { Heading } from 'mdast'
import type { ProblemDetails } from '../../problems/problem'
import { listWords } from '../../text/list-words'
import type { Reporter } from '../parse-context'
import { withHashes } from './check-heading'

/** The depth of the title of the page. */
const TITLE_DEPTH = 1
/** More headings than these are not named. */
const MAX_NAMED = 6

/** Reports one problem for all headings that follow each other and are too small. */
export function checkHeadingLevels(headings: readonly Heading[], reporter: Reporter): void {
  let above = TITLE_DEPTH
  let small: Heading[] = []
  const reportSmall = () => {
    const [first] = small
    if (first !== undefined) reporter.report(describe(small, above, reporter), first)
    small = []
  }
  for (const heading of headings) {
    if (heading.depth > above + 1) small.push(heading)
    else {
      reportSmall()
      above = heading.depth
    }
  }
  reportSmall()
}

/** @param above the depth of the heading above them */
function describe(small: readonly Heading[], above: number, reporter: Reporter): ProblemDetails {
  const depths = raise(small, above)
  const lines = small.map((heading, index) => ({
    words: withHashes('#'.repeat(depths[index] ?? 0), reporter.getSource(heading)),
    line: heading.position?.start.line,
  }))
  const places = lines.map(({ words, line }) => `${words} on line ${line}`)
  const expected =
    above === TITLE_DEPTH
      ? 'the first one on a page has ##'
      : `the heading above it has ${'#'.repeat(above)}, so this one should have ${'#'.repeat(above + 1)}`
  return {
    code: 'heading-skipped',
    message: `This heading has ${'#'.repeat(small[0]?.depth ?? 0)}, but ${expected}.`,
    fix: `Write ${lines.length === 1 ? lines[0]?.words : listWords(places, MAX_NAMED)}`,
  }
}

/** Returns the depths of headings one step below another, with the steps between them. */
function raise(small: readonly Heading[], above: number): number[] {
  const parents: number[] = []
  return small.map(({ depth }) => {
    while ((parents.at(-1) ?? 0) >= depth) parents.pop()
    parents.push(depth)
    return above + parents.length
  })
}
