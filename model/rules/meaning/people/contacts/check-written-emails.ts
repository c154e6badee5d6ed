// Notes email addresses in running words that are none as they are typed: "hello@@example.org", "hello @ example.org".
import { describeEmail } from '../../../../links/describe-email'
import { correctEmail, isEmailAddress } from '../../../../links/guess-email'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../../problems/problem'
import { findInFile } from '../../../find-in-file'
import { replaceFound } from '../../../replace-found'
import { findEmailsWithoutAt, lacksAt, mayLackAt } from './emails-without-at'

/** Matches what each of them has, and few other texts, because the patterns below are slow. */
const MAY_HAVE_EMAIL =
  /@[ @]|@[\w-]+(?:\.\.|,\w| ?[.,] ?(?:org|com|net|edu|gov)\b)|\S @\w|@[\w-]+(?![\w-]|\.\w)|[[({] ?(?:at|arroba|@) ?[\])}]| (?:dot|punto) |(?:to|mail|a|correo) [\w.+-]+ (?:at|arroba) [\w-]+\.\w/i

const NAME = '(?<!mailto:|[\\w.+@/-])[\\w+-]+(?:\\.[\\w+-]+)*'
const DOMAIN = '[a-z0-9-]+(?:\\.[a-z0-9-]+)*'
const END = '(?:org|com|net|edu|gov)'
const WHOLE_DOMAIN = `${DOMAIN}\\.(?:${END}|us|info|church|co|io|me|mx)`
/** Matches what cannot go on, so that the address is over. */
const NO_MORE = '(?![\\w@-]|\\.\\w)'

/** Matches addresses that nobody can mean otherwise. */
const CERTAIN: readonly RegExp[] = [
  `${NAME}(?:@{2,}|@ )${WHOLE_DOMAIN}${NO_MORE}`,
  `${NAME}@[a-z0-9-]+(?:,| [.,]|\\. |\\.{2})${END}${NO_MORE}`,
  `${NAME} ?[[({] ?(?:at|arroba|@) ?[\\])}] ?${DOMAIN}(?:\\.| ?[[({] ?(?:dot|punto|\\.) ?[\\])}] ?)${END}${NO_MORE}`,
].map((pattern) => new RegExp(pattern, 'gi'))

/** Matches what is an address only if it is ours: "Find us @ example.org" names a website. */
const IF_OURS: readonly RegExp[] = [
  `${NAME} @ ?${WHOLE_DOMAIN}${NO_MORE}`,
  `${NAME}@[a-z0-9-]+${NO_MORE}`,
  `${NAME} (?:at|arroba) ${DOMAIN} (?:dot|punto) ${END}${NO_MORE}`,
  `(?<=\\b(?:to|e-?mail|a|correo) )${NAME} (?:at|arroba) ${WHOLE_DOMAIN}${NO_MORE}`,
].map((pattern) => new RegExp(pattern, 'gi'))

/** @param email our own address, if it is known */
export function checkWrittenEmails(text: SplitText, email = ''): LocatedProblem[] {
  const lines = new Set<number>()
  const prefilter =
    email === '' ? MAY_HAVE_EMAIL : new RegExp(`${MAY_HAVE_EMAIL.source}|${mayLackAt(email)}`, 'i')
  const found = findInFile(text, (words) => findEmails(words, email), prefilter)
  return found.flatMap((typed): LocatedProblem[] => {
    const { words, address, field, line, column } = typed
    const value = field === null ? undefined : text.frontMatter.get(field)
    // A value that is nothing but an address is a matter of its field.
    const isField = value !== undefined && 'text' in value && value.text.trim() === words
    // The other addresses of a line are found after the first one is repaired.
    if (isField || lines.has(line)) return []
    lines.add(line)
    return [
      {
        code: 'email-shape',
        severity: 'warning',
        message: lacksAt(words, email)
          ? `"${words}" looks like our email address without its @.`
          : describeEmail(words, { address, hasWords: false }),
        fix: `Write ${address}`,
        suggestion: replaceFound(text, typed, address),
        line,
        column,
        ...(field === null ? {} : { field }),
      },
    ]
  })
}

function findEmails(text: string, email: string) {
  const certain = CERTAIN.flatMap((pattern) => [...text.matchAll(pattern)]).map(
    ({ 0: words, index }) => ({ words, index, address: correctEmail(words) }),
  )
  const ours = IF_OURS.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(
    ({ 0: words, index }) => {
      const address = completeEmail(correctEmail(words), email)
      return address.toLowerCase() === email.toLowerCase() ? [{ words, index, address }] : []
    },
  )
  return [...certain, ...ours, ...findEmailsWithoutAt(text, email)]
    .filter(({ words, address }) => words !== address && isEmailAddress(address))
    .sort((a, b) => a.index - b.index)
}

/** Adds the end of our own address to its beginning: "hello@example". */
const completeEmail = (address: string, email: string): string =>
  email.toLowerCase().startsWith(`${address.toLowerCase()}.`) ? email : address
