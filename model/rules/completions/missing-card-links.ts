// Completes the problem of a card without its link: the page that has the name of its file, and to which no other card leads.
import type { Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { findPageOfCard } from '../links/guesses/pages-of-cards'

/** Matches the advice on a missing link, with the address of an example. */
const MISSING_LINK = /^Add a line such as (button_link|path): (\/\S*)$/

export const completeCardLinks = (
  problems: readonly Problem[],
  entries: readonly ParsedEntry[],
): Problem[] =>
  problems.map((problem) => {
    const [, field, example = ''] =
      problem.code === 'field-missing' ? (MISSING_LINK.exec(problem.fix) ?? []) : []
    if (field === undefined) return problem
    const card = entries.find(({ entry }) => entry.file === problem.file)
    if (card === undefined) return problem
    const page = findPageOfCard(card, field, example, entries)
    return page === null
      ? problem
      : {
          ...problem,
          fix: `Add the line ${field}: ${page} if it should lead to the page with the name of this file.`,
        }
  })
