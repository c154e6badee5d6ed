// Defines link fields, which lead to a page of the site, another site, an email address or a phone number.
import { field, invalid, type Field, type FieldDocs, type ParseResult } from '../../field'
import { describeEditedDownload } from '../../../links/edited-downloads'
import { guessEmail } from '../../../links/guess-email'
import { describeUrl, guessWebUrl, isWebUrl } from '../../../links/guess-web-url'
import { parseLinkTarget } from '../../../links/link-target'
import { findOwnUrl, type OwnUrl } from '../../../links/own-url'
import {
  checkExampleUrl,
  checkUnknownUrl,
  findDetour,
  findOwnUrlNote,
  findUrlNote,
} from '../../../links/url-problems'
import { getBasePath, isBasePath } from '../../../routing/base-path'
import type { ProblemCode } from '../../../problems/problem-codes'

/** The value of a named link while the names are not known, as of any value that could not be parsed. */
const UNKNOWN = { value: undefined as unknown as string }

/** Accepts any link that an editor can type; the value is the URL or path to which it leads. */
export function link(docs: FieldDocs): Field<string> {
  return field(
    docs,
    (typed, context) => {
      const unknown = checkUnknownUrl(typed, context.externalLinks)
      if (unknown) return { problem: unknown }
      const target = parseLinkTarget(typed, context)
      if ('problem' in target) return target
      if (target.kind === 'unknown') return UNKNOWN
      if (target.url.startsWith('#')) return rejectBareAnchor(target.url)
      const example = checkExampleUrl(target.url)
      if (example) return { problem: example }
      const own = target.kind === 'external' && target.own
      return own
        ? {
            value: target.url,
            own: { path: own.path, typed, home: '' },
            note: findOwnUrlNote(typed, own.path),
          }
        : { value: target.url, note: findUrlNote(typed) }
    },
    'link',
  )
}

/** Accepts the link to a file that people can ask for instead, so that its line may be left out until there is one. */
export function downloadLink(docs: FieldDocs): Field<string> {
  const field = link(docs)
  const parse: typeof field.parse = (typed, context) => {
    const result = field.parse(typed, context) as ParseResult<string>
    const edited = describeEditedDownload(typed)
    if (edited === null) return result
    if ('problem' in result)
      return result.problem.code === edited.code ? { problem: edited } : result
    return { ...result, note: { ...edited, severity: 'warning' } }
  }
  return { ...field, parse }
}

/** Problems that say more than that a URL is incomplete. */
const SPECIFIC_PROBLEMS: readonly ProblemCode[] = [
  'link-program',
  'link-file',
  'link-insecure',
  'link-host',
]

/** Rejects an anchor without a page, because one field can be shown on several pages. */
const rejectBareAnchor = (anchor: string) =>
  invalid(
    'link-shape',
    `"${anchor}" names a place on a page, but not the page.`,
    `Write the address of the page before it, such as /about${anchor}`,
  )

/** Accepts the full URL of a page on another site. */
export const url = (docs: FieldDocs): Field<string> =>
  field(docs, (typed, { siteUrl: home }) => {
    const own = findOwnUrl(typed, home)
    return own ? acceptOwn(typed, own) : parseWebUrl(typed)
  })

const acceptOwn = (typed: string, { path, url: value, home }: OwnUrl): ParseResult<string> => ({
  value,
  note: findUrlNote(typed),
  own: { path, typed, home },
})

/** Accepts the URL of a home page, whose path is the base path of the site. */
export const siteUrl = (docs: FieldDocs): Field<string> =>
  field(docs, (typed) => {
    const parsed = parseWebUrl(typed)
    if ('problem' in parsed || isHomeUrl(typed)) return parsed
    const { origin, pathname } = new URL(typed)
    const home = `${origin}${pathname.replace(/\/[^/]*\.(?:html?|php)$|\/$/i, '')}`
    return invalid(
      'site-address',
      `"${typed}" is more than the address of a website.`,
      isHomeUrl(home)
        ? `Write ${home}`
        : 'Write the address of our home page, with nothing after it.',
    )
  })

function isHomeUrl(typed: string): boolean {
  const { search, hash, pathname } = new URL(typed)
  const isFolder = isBasePath(getBasePath(typed)) && !/\.(?:html?|php)$/i.test(pathname)
  return isFolder && search === '' && hash === ''
}

/** Parses the full URL of a page on another site. */
export function parseWebUrl(typed: string): ParseResult<string> {
  const wrong = checkUnknownUrl(typed) ?? checkExampleUrl(typed) ?? findDetour(typed)
  if (wrong) return { problem: wrong }
  if (isWebUrl(typed)) return { value: typed, note: findUrlNote(typed) }
  const target = parseLinkTarget(typed, { externalLinks: {} })
  const problem = 'problem' in target ? target.problem : null
  if (problem !== null && SPECIFIC_PROBLEMS.includes(problem.code)) return { problem }
  const guess = guessWebUrl(typed)
  return invalid(
    'address-shape',
    describeUrl(typed, guess),
    guess === null ? adviseUrl(typed) : `Write ${guess.hasWords ? 'only ' : ''}${guess.url}`,
    guess?.hasWords ? null : guess?.url,
  )
}

function adviseUrl(typed: string): string {
  if (/^https:\/\/\S+\s/.test(typed))
    return 'Open the page, and copy its address again from the top of the browser.'
  if (/^[A-Za-zÀ-ỿ ,.'’()-]+$/u.test(typed) && !/[A-Za-zÀ-ỿ]\.[A-Za-zÀ-ỿ]/u.test(typed))
    return 'Open the page, and copy its address from the top of the browser. It begins with https:// If there is no such page yet, delete this line: words for visitors belong in another field.'
  const what = typed.startsWith('/')
    ? 'This is a page of ours, and only the address of another website fits here. '
    : guessEmail(typed) === null
      ? ''
      : 'This is an email address. '
  return `${what}Open the page, and copy its address from the top of the browser. It begins with https://`
}
