// Finds the email address or the phone number of a person that was copied with the name, as from the To line of an email.
import { findOnlyPhone } from '../../links/guess-phone'
import { toYaml } from '../../front-matter/yaml-form'
import type { ProblemDetails } from '../../problems/problem'

const CANDIDATE = /@|\d{3}\D{0,3}\d{4}/
const EMAIL = /(?:mailto:)?[^\s@<>()[\],;:"'“”]+@(?:[a-z0-9-]+\.)+[a-z]{2,}/gi
const MAIL_LINK = /\[([^\][]*)\]\((?:mailto|tel):[^()\s]*\)/gi
const LABEL =
  /(?<![A-Za-zÀ-ỿ])(?:e-?mail|correo|phone|tel(?:[eé]fono|ephone)?|cell?|cel|mobile)(?![A-Za-zÀ-ỿ])[.:]*\s*/giu
/** Matches the brackets, separators and quotation marks that are left over at an end. */
const LEFT_OVER = /^[\s<>()[\],;:|/•·"“”–—-]+|[\s<>()[\],;:|/•·"“”–—-]+$/g
const LAST_NAME_FIRST = /^([A-ZÀ-Þ][A-Za-zÀ-ỿ'’-]+), ([A-ZÀ-Þ][a-zß-ỿ][A-Za-zÀ-ỿ'’ -]*)$/u

/** What is beside a name that everyone may see, and the name alone, or null where it is unclear. */
export type SeparateContact = { readonly what: string; readonly rest: string | null }

/** Returns which email address or phone number is beside a name, or null. */
export function separateContact(typed: string): SeparateContact | null {
  if (!CANDIDATE.test(typed)) return null
  const withoutEmail = typed.replace(MAIL_LINK, '$1 ').replace(EMAIL, ' ')
  const phone = findOnlyPhone(withoutEmail)
  if (withoutEmail === typed && phone === null) return null
  const name = cleanName(phone?.rest ?? withoutEmail)
  const isCertain = /^[A-Za-zÀ-ỿ][^\d@<>()[\]|:;]*$/u.test(name)
  return {
    what: withoutEmail === typed ? 'phone number' : 'email address',
    rest: isCertain ? name : null,
  }
}

/** Returns the problem of a name with an email address or a phone number beside it, or null. */
export function checkNameAndContact(typed: string): ProblemDetails | null {
  const found = separateContact(typed)
  if (found === null) return null
  const { what, rest } = found
  return {
    code: 'name-contact',
    message: `All visitors see this line, so the ${what} would be shown to them, too.`,
    fix: rest === null ? 'Write only the name.' : `Write only the name: ${rest}`,
    ...(rest === null ? {} : { replacement: toYaml(rest) }),
  }
}

const cleanName = (typed: string): string =>
  typed
    .replace(/[<([]\s*[>)\]]/g, ' ')
    .replace(LABEL, '')
    .replace(LEFT_OVER, '')
    .replace(/\s+/g, ' ')
    .replace(LAST_NAME_FIRST, '$2 $1')
