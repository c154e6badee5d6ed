// Notes a member of the board whose organization is ours: people who work for us are on the staff.
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { getInitials } from '../../../text/initials'
import { simplifyWords } from '../../../text/simplify-text'
import { describeMove } from '../../../source/describe-move'
import type { FileContent } from '../file-content'

/** Matches what people write in place of our name. */
const US =
  /^(?:us|here|(?:our|this) (?:office|clinic|center|ministry|organization|staff|team|front desk)|staff|nosotr[ao]s|aqu[ií]|nuestr[ao] (?:oficina|cl[ií]nica|centro|ministerio|equipo))$/i
/** Matches roles of people who work for us and are on the board as well. */
const ON_BOTH =
  /\b(?:ex[ -]officio|founder|director|executive|CEO|president|emerit\w+|fundador\w*|director\w*|ejecutiv\w+)\b/i
/** Initials are three letters or more. */
const MIN_INITIALS = 3

export function checkOwnOrganization(
  { frontMatter }: SplitText,
  { collection, slug, contacts }: FileContent,
): LocatedProblem[] {
  const organization = collection.name === 'board member' ? frontMatter.get('organization') : null
  if (!organization || !('text' in organization) || contacts === undefined) return []
  const title = frontMatter.get('title')
  if (title && 'text' in title && ON_BOTH.test(title.text)) return []
  if (!isOurs(organization.text, contacts.name)) return []
  const file = `${slug.split('/').at(-1) ?? ''}.md`
  const move = describeMove(`board/${file}`, `team/${file}`)
  const { line, column } = organization
  return [
    {
      code: 'board-role',
      severity: 'warning',
      field: 'organization',
      line,
      column,
      message: `"${organization.text}" is us, and board members come from elsewhere.`,
      fix: `If this person is on the board, write where else he or she works or serves, or delete the line "organization:". If this person works for us, move the file to content/team/${file}. ${move} Then delete the line "organization:", and write a few sentences below the fields.`,
    },
  ]
}

/** Returns whether a text is our name, also with more after a comma or in parentheses, or the first letters of its words. */
function isOurs(typed: string, name: string): boolean {
  const words = simplifyWords(name)
  if (words === '') return false
  const [start = ''] = typed.split(/ ?[,(/–—]| - /)
  const own = simplifyWords(start).replace(/^the /, '')
  const initials = getInitials(words)
  const isShort = initials.length >= MIN_INITIALS && own === initials && !/[a-zß-ỿ]/u.test(start)
  return own === words.replace(/^the /, '') || isShort || US.test(start.trim())
}
