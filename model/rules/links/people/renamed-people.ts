// Lets the repair of a link to a person with a new name change the name in its words as well.
import { splitUrl } from '../../../links/link-target'
import type { Reference } from '../../../links/reference'
import type { Problem } from '../../../problems/problem'
import { replaceFormerName, type People } from './team-people'

/** Matches a link in a text, with its words and its address. */
const LINK = /\[([^\][]+)\]\(([^()\s]+)\)/g

/** @param problem that of a link whose address is corrected by its edit */
export function correctNameInLink(
  problem: Problem,
  { target }: Reference,
  people: People,
): Problem {
  const { suggestion, code } = problem
  const former = splitUrl(target).anchor
  if (code !== 'anchor-broken' || suggestion === null || former === undefined) return problem
  for (const { 0: link, 1: words = '', 2: address = '', index } of suggestion.text.matchAll(LINK)) {
    const name = people.get(splitUrl(address).anchor ?? '')
    const corrected = name === undefined ? null : replaceFormerName(words, former, name)
    if (corrected === null || corrected === words) continue
    const written = `[${corrected}](${address})`
    const { text } = suggestion
    return {
      ...problem,
      fix: `Write ${written}`,
      suggestion: {
        ...suggestion,
        text: text.slice(0, index) + written + text.slice(index + link.length),
      },
    }
  }
  return problem
}
