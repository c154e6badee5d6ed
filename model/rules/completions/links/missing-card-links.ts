// Completes the problem of a card without its link, or with a sentence typed over it: the page that has the name of its file, and to which no other card leads.
import type { Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { findPageOfCard } from '../../links/guesses/pages-of-cards'

/** Matches the advice on a missing link, with the address of an example. */
const MISSING_LINK = /^Add a line such as (button_link|path): (\/\S*)$/

/** Matches the problem of an address that is a sentence: four words or more. */
const SENTENCE_AS_LINK = /^"(?!\/)\S+(?: [^\s/]+){3,}" does not lead anywhere\.$/u

export const completeCardLinks = (
  problems: readonly Problem[],
  entries: readonly ParsedEntry[],
): Problem[] =>
  problems.map((problem) => {
    if (problem.code === 'link-shape' && SENTENCE_AS_LINK.test(problem.message))
      return describeSentence(problem, entries)
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

/** Says which page is meant where a sentence was typed over the address of a card, and where to write the sentence. */
function describeSentence(problem: Problem, entries: readonly ParsedEntry[]): Problem {
  const card = entries.find(({ entry }) => entry.file === problem.file)
  const { field } = problem
  if (card === undefined || card.entry.pagePath !== null || !isCardLink(field)) return problem
  const example = entries
    .filter((other) => other.collection === card.collection && other !== card)
    .flatMap(({ references }) => references)
    .find((reference) => reference.field === field && reference.target.startsWith('/'))?.target
  const page = findPageOfCard(card, field, example ?? '/', entries)
  const address =
    page === null
      ? `Write ${field}: and the address of the page, such as ${example ?? '/contact'}.`
      : `Write ${field}: ${page}, the page with the name of this file.`
  const description = card.getSource().frontMatter.get('description')
  const place = description === undefined ? '' : ` on line ${description.line}`
  return {
    ...problem,
    message: 'This line needs the address of a page, but it has a sentence.',
    fix: `${address} If the sentence is the new text of the card, write it after description:${place}`,
  }
}

const isCardLink = (field: string | null): field is 'button_link' | 'path' =>
  field === 'button_link' || field === 'path'
