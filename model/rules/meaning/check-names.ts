// Notes the name of a person with a title or a degree, where the lists have only first and last names.
import { replaceValue } from '../../front-matter/value'
import type { SplitText } from '../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../problems/problem'

const PEOPLE = ['staff member', 'board member']

const TITLE =
  /^(?:(?:the )?(?:rev(?:erend)?|dr|doctora?|drs|pastora?|mrs?|ms|miss|prof(?:essor)?|father|fr|sister|brother|bro|sis|deacon(?:ess)?|elder|chaplain|bishop|hon(?:orable)?|judge|coach|sra?|srta|dra|padre|hermana|hermano|hna|hno|lic|ing|mtro|mtra)\b\.?,? )+/i
/** Matches abbreviations after a comma; Jr. and III belong to a name. */
const AFTER_COMMA =
  /(?:, ?(?!(?:[JS]r|[IVX]+)\b)(?:\p{Lu}[\p{L}-]{0,3}\.){1,5}|, ?(?!(?:[JS]r|[IVX]+)\b)\p{Lu}{1,2}\p{L}{0,2}\p{Lu}{1,3}(?:-\p{Lu}{1,2})?|, ?(?:Esq|M\.?Div|D\.?Min|M\.?Ed)\.?)+$/u
const DEGREE =
  /(?: (?:RN|LPN|MD|M\.D\.|DO|PhD|Ph\.D\.|M\.?Div\.?|D\.?Min\.?|LPC|LCSW|MSW|BSN|MSN|CPA|Esq\.?|J\.?D\.|RDMS|CRNP|MBA|M\.A\.|B\.A\.))+$/
const INITIAL = /(?<=\p{Ll} )\p{Lu}\. (?=\p{Lu}\p{Ll})/u
const FULL_NAME = /^\p{L}\S* \S/u
/** Matches a name as lists write it, with the last name first. */
const LAST_FIRST = /^(\p{Lu}[\p{L}'’-]+), (\p{Lu}\p{Ll}{2,}(?: \p{Lu}\.)?)$/u
const TWO_PEOPLE = /^\p{Lu}\S+ \p{Lu}\S+ (?:and|&|y|\+) \p{Lu}\S+ \p{Lu}\S+$/u

export function checkNames({ frontMatter }: SplitText, collection: string): LocatedProblem[] {
  const name = PEOPLE.includes(collection) ? frontMatter.get('name') : undefined
  if (!name || !('text' in name) || name.isReported) return []
  const { text, line, column } = name
  const place = { field: 'name', line, column }
  if (TWO_PEOPLE.test(text)) return [{ ...twoPeople(text), ...place }]
  const [, last, first] = LAST_FIRST.exec(text) ?? []
  if (last !== undefined && first !== undefined) {
    const plain = `${first} ${last}`
    return [{ ...lastNameFirst(text, plain), ...place, suggestion: replaceValue(name, plain) }]
  }
  const bare = text.replace(TITLE, '').replace(AFTER_COMMA, '').replace(DEGREE, '')
  if (bare === text || !FULL_NAME.test(bare)) return []
  const plain = bare.replace(INITIAL, '')
  const suggestion = replaceValue(name, plain)
  return [{ ...nameWithTitle(text, plain), ...place, suggestion }]
}

const nameWithTitle = (typed: string, name: string): FileProblem => ({
  code: 'name-title',
  severity: 'warning',
  message: `"${typed}" is more than a first and a last name, and the others have only these.`,
  fix: `Write name: ${name}. What the person is or has studied can be in title: or in the text.`,
})

const lastNameFirst = (typed: string, name: string): FileProblem => ({
  code: 'name-title',
  severity: 'warning',
  message: `"${typed}" has the last name first.`,
  fix: `Write name: ${name}`,
})

const twoPeople = (typed: string): FileProblem => ({
  code: 'name-title',
  severity: 'warning',
  message: `"${typed}" are two people, and each file is for one.`,
  fix: 'Write one name here, and add a file of its own for the other person.',
})
