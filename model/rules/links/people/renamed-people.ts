// Lets the repair of a link to a person with a new name change the name in its words as well, and finds the person whom the words name.
import { splitUrl } from '../../../links/link-target'
import { TEAM_PATH } from '../../../site-structure'
import type { Reference } from '../../../links/reference'
import type { Problem } from '../../../problems/problem'
import { simplifyWords } from '../../../text/simplify-text'
import { replaceFormerName, type People } from './team-people'
import { readTypedLink } from './typed-link'

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

/**
 * Lets a link to a person who is not there lead to the one whom its words name.
 * @param problem that of the link
 * @param texts the texts of the files by their paths below the content folder
 */
export function leadToNamedPerson(
  problem: Problem,
  { target }: Reference,
  people: People,
  texts: Readonly<Record<string, string>>,
): Problem {
  const { code, field, file, line } = problem
  const { path, anchor } = splitUrl(target)
  const isOnTeam = code === 'anchor-broken' && path === TEAM_PATH
  if ((!isOnTeam && code !== 'link-broken') || field !== null) return problem
  const typed = readTypedLink(texts, file, problem)
  const [id, person = ''] = findNamedPerson(typed?.words ?? '', people) ?? []
  if (typed === null || typed.address !== target || id === undefined) return problem
  const written = `[${typed.words}](${TEAM_PATH}#${id})`
  const isOnlyName = simplifyWords(typed.words) === simplifyWords(person)
  if (!isOnTeam && (!isOnlyName || file.endsWith('.es.md'))) return problem
  if (!isOnTeam)
    return {
      ...problem,
      message: `There is no page ${path} on this site. ${person} is on the page ${TEAM_PATH}.`,
      fix: `Write ${written}`,
      suggestion: { line, endLine: line, text: typed.replace(written) },
    }
  return {
    ...problem,
    message: `The words of this link name ${person || id}, but it leads to #${anchor ?? ''}, and nobody on ${path} has that address.`,
    fix: `Write ${written}`,
    suggestion: { line, endLine: line, text: typed.replace(written) },
  }
}

/** Returns the only person whose whole name is among some words, or null. "Samuel Prewitt-Lane" does not name Samuel Prewitt. */
function findNamedPerson(words: string, people: People): readonly [string, string] | null {
  const named = [...people].filter(([, name]) => hasWords(words, name))
  const [person, another] = named.filter(([, name]) =>
    named.every(([, other]) => other === name || !hasWords(other, name)),
  )
  return another === undefined ? (person ?? null) : null
}

const hasWords = (text: string, words: string): boolean =>
  ` ${simplifyWords(text)} `.includes(` ${simplifyWords(words)} `)
