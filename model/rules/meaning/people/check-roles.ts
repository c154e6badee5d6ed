// Reports a role that is a form of address, a profession or Spanish, and an author with the word "by".
import { replaceValue, type SourceText } from '../../../front-matter/value'
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../../problems/problem'
import { describePartOfName } from './part-of-name'
import { isOrganizationName, organizationAsRole } from './organization-as-role'

export const PROFESSION =
  /\b(?:pastora?|priest|minister|rev(?:erend|\.)|CEO|CFO|attorney|lawyer|nurse|RN|teacher|physician|doctora?|dentist|owner|realtor|accountant|CPA|engineer|professor|principal|banker|retired|homemaker|abogad[oa]|enfermer[oa]|maestr[oa]|médic[oa]|dueñ[oa])\b/i
/** Matches a role that people have on a board, also beside a profession. */
export const ROLE =
  /\b(?:chair\w*|president[ea]?|vice|secretary|treasurer|member|director|trustee|advis[eo]r|emerit\w+|officer|liaison|representative|board|founder|ex officio|counsel|chaplain|secretari[oa]|tesorer[oa]|vocal|miembro|consejer[oa])\b/i

/** What people on a board are called in Spanish, with what the Team page calls them. */
const SPANISH_ROLES: readonly (readonly [spanish: RegExp, role: string])[] = [
  [/^(?:vocal|miembro|consejer[oa])$/i, 'Member'],
  [/^tesorer[oa]$/i, 'Treasurer'],
  [/^secretari[oa]$/i, 'Secretary'],
  [/^president[ea]$/i, 'Chair'],
  [/^vice[- ]?president[ea]$/i, 'Vice Chair'],
]

const translateRole = (typed: string): string | undefined =>
  SPANISH_ROLES.find(([spanish]) => spanish.test(typed))?.[1]

const AUTHOR_BY = /^(?:written )?(?:by|por)[: ]\s*(?=[A-ZÀ-Þ])/iu

export function checkRoles({ frontMatter }: SplitText, collection: string): LocatedProblem[] {
  const getText = (name: string) => {
    const value = frontMatter.get(name)
    return value && 'text' in value ? value : null
  }
  const isPerson = collection === 'board member' || collection === 'staff member'
  const typed = isPerson ? getText('title') : null
  const partOfName =
    typed && describePartOfName(typed.text, getText('name')?.text ?? '', collection)
  if (partOfName) return [{ ...partOfName, field: 'title', line: typed.line, column: typed.column }]
  const title = collection === 'board member' ? typed : null
  const swapped = title && checkSwapped(title, getText('organization'))
  if (swapped) return [swapped]
  const translated = translateRole(title?.text ?? '')
  if (title && translated !== undefined) {
    const { line, column } = title
    const suggestion = replaceValue(title, translated)
    return [{ ...spanishRole(title.text, translated), field: 'title', line, column, suggestion }]
  }
  if (title && PROFESSION.test(title.text) && !ROLE.test(title.text)) {
    const { line, column } = title
    const organization = getText('organization')?.text ?? ''
    return [{ ...professionAsRole(title.text, organization), field: 'title', line, column }]
  }
  if (title && isOrganizationName(title.text) && !WITH_ROLE.some((word) => word.test(title.text))) {
    const { line, column } = title
    const organization = getText('organization')?.text
    return [{ ...organizationAsRole(title.text, organization), field: 'title', line, column }]
  }
  const author = collection === 'blog post' ? getText('author') : null
  if (!author || !AUTHOR_BY.test(author.text)) return []
  const { line, column } = author
  const name = author.text.replace(AUTHOR_BY, '')
  const suggestion = author.text === author.typed ? replaceValue(author, name) : null
  return [{ ...authorWithBy(name), field: 'author', line, column, suggestion }]
}

/** Matches what is an organization without doubt. */
const ORGANIZATION =
  /\b(?:church|chapel|ministr(?:y|ies)|bank|school|college|university|hospital|clinic|company|co|inc|llc|agency|realty|insurance|foundation|center|office|bakery|farms?|feed|seed|supply|store|shop|hardware|nursery|market|motors?|services|associates|construction|pharmacy|restaurant|café|iglesia|escuela|banco|tienda|panadería)\b/i
/** Matches a role alone, which no organization has as its name. */
const ONLY_ROLE =
  /^(?:(?:vice|co|past|former|board)[ -])*(?:chair(?:man|woman|person)?|president|secretary|treasurer|member(?: at large)?|at-large member|trustee|vocal|miembro)$/i
/** Matches other words for what people do, with which it is unclear what belongs where. */
const OTHER_ROLE =
  /\b(?:head|lead|leader|coordinator|manager|assistant|volunteer|intern|voluntari[oa]|coordinadora?)\b/i

const WITH_ROLE = [ROLE, OTHER_ROLE, PROFESSION]

/** Reports a role and an organization in each other's place. */
function checkSwapped(title: SourceText, organization: SourceText | null): LocatedProblem | null {
  if (!organization || !ONLY_ROLE.test(organization.text) || ROLE.test(title.text)) return null
  const isCertain = ORGANIZATION.test(title.text)
  if (!isCertain && OTHER_ROLE.test(title.text)) return null
  const role = translateRole(organization.text) ?? organization.typed
  const lines = [`title: ${role}`, `organization: ${title.typed}`]
  const isNext = title.line + 1 === organization.line
  return {
    code: 'board-role',
    severity: 'warning',
    field: 'title',
    line: title.line,
    column: title.column,
    message: 'The role on the board and the organization seem to be swapped.',
    fix: `Write ${lines.join(' and ')}`,
    suggestion:
      isNext && isCertain
        ? { line: title.line, endLine: organization.line, text: lines.join('\n') }
        : null,
  }
}

const professionAsRole = (typed: string, organization: string): FileProblem => ({
  code: 'board-role',
  severity: 'warning',
  message: `This line is for the role on our board, but "${typed}" is a job.`,
  fix: `Write the role, such as title: Member. To show the job as well, write organization: ${organization.startsWith(typed) || organization === '' ? typed : `${typed}, ${organization}`}`,
})

const spanishRole = (typed: string, role: string): FileProblem => ({
  code: 'board-role',
  severity: 'warning',
  message: `"${typed}" is Spanish, and the Team page is in English.`,
  fix: `Write title: ${role}`,
})

const authorWithBy = (name: string): FileProblem => ({
  code: 'author-by',
  severity: 'warning',
  message: 'The author is only a name: the page itself puts the words around it.',
  fix: `Write author: ${name}`,
})
