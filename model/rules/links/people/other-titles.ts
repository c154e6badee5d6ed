// Describes a link to a person whose words are the title of someone else on the team.
import type { FileProblem } from '../../../problems/problem'
import { TEAM_PATH } from '../../../site-structure'
import { getInitials } from '../../../text/initials'
import { simplifyWords } from '../../../text/simplify-text'
import { listStems } from './successors'
import type { People } from './team-people'

/** Matches words before a title: "our Nurse Manager", "ask the Nurse Manager". */
const BEFORE = /^(?:(?:ask|call|email|contact|meet|see) )?(?:(?:for )?(?:our|the) )?/
/** Shorter initials may be other words. */
const MIN_INITIALS = 3

/**
 * Returns the problem, or null if the words are no title, one of several people, or one that is like that of the person.
 * @param id the address of the person to whom the link leads, without #
 * @param titles what people do, by their addresses on the Team page
 */
export function describeOtherTitle(
  words: string,
  id: string,
  people: People,
  titles: ReadonlyMap<string, string>,
): FileProblem | null {
  const [name, own] = [people.get(id), titles.get(id)]
  const typed = simplifyWords(words).replace(BEFORE, '')
  const [found, another] = [...titles].filter(([, title]) => isTitle(typed, title))
  if (name === undefined || own === undefined || found === undefined || another) return null
  const [otherId, title] = found
  const stems = listStems(title)
  if (isTitle(typed, own) || listStems(own).some((stem) => stems.includes(stem))) return null
  const other = people.get(otherId) ?? ''
  return {
    code: 'person-title',
    severity: 'warning',
    message: `This link says "${words}", but it leads to ${name}. The title of ${name} is ${own}. The ${title} is ${other}.`,
    fix: `If you mean ${other}, write [${words}](${TEAM_PATH}#${otherId}). If you mean ${name}, write [${name}](${TEAM_PATH}#${id}), our ${own}.`,
  }
}

/** Returns whether words are a title or its initials: "CEO". */
function isTitle(typed: string, title: string): boolean {
  const simple = simplifyWords(title)
  const initials = getInitials(simple)
  return typed === simple || (typed === initials && initials.length >= MIN_INITIALS)
}
