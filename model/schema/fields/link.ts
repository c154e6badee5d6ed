// Defines link fields, which lead to a page of the site, another site, an email address or a phone number.
import { valid, field, invalid, type Field, type FieldDocs, type ParseResult } from '../field'
import { isWebUrl, parseLinkTarget } from '../../links/link-target'
import { getBasePath, isBasePath } from '../../routing/base-path'
import type { ProblemCode } from '../../problems/problem-codes'

/** Accepts any link that an editor can type; the value is the URL or path to which it leads. */
export function link(docs: FieldDocs): Field<string> {
  return field(
    docs,
    (typed, context) => {
      const target = parseLinkTarget(typed, context.externalLinks)
      if ('problem' in target) return target
      return target.url.startsWith('#') ? rejectBareAnchor(target.url) : valid(target.url)
    },
    'link',
  )
}

/** Problems that say more than that a URL is incomplete. */
const SPECIFIC_PROBLEMS: readonly ProblemCode[] = ['link-program', 'link-insecure', 'link-host']

/** Rejects an anchor without a page, because one field can be shown on several pages. */
const rejectBareAnchor = (anchor: string) =>
  invalid(
    'link-shape',
    `"${anchor}" names a place on a page, but not the page.`,
    `Write the address of the page before it, such as /about${anchor}`,
  )

/** Accepts the full URL of a page on another site. */
export const url = (docs: FieldDocs): Field<string> =>
  field(docs, (typed) => parseWebUrl(typed, docs))

/** Accepts the URL of a home page, whose path is the base path of the site. */
export const siteUrl = (docs: FieldDocs): Field<string> =>
  field(docs, (typed) => {
    const parsed = parseWebUrl(typed, docs)
    if ('problem' in parsed || isHomeUrl(typed)) return parsed
    return invalid(
      'site-address',
      `"${typed}" is more than the address of a website.`,
      `Write the address of our home page, with nothing after it, for example ${docs.example}`,
    )
  })

function isHomeUrl(typed: string): boolean {
  const { search, hash, pathname } = new URL(typed)
  const isFolder = isBasePath(getBasePath(typed)) && !/\.(?:html?|php)$/i.test(pathname)
  return isFolder && search === '' && hash === ''
}

function parseWebUrl(typed: string, { example }: FieldDocs): ParseResult<string> {
  if (isWebUrl(typed)) return valid(typed)
  const target = parseLinkTarget(typed, {})
  const problem = 'problem' in target ? target.problem : null
  if (problem !== null && SPECIFIC_PROBLEMS.includes(problem.code)) return { problem }
  return invalid(
    'address-shape',
    `"${typed}" is not a full web address.`,
    `Write the whole address, for example ${example}`,
    problem?.code === 'link-shape' ? problem.replacement : null,
  )
}
