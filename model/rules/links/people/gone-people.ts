// Describes a link whose words name someone who is not on our team, while it leads to a person with another name.
import type { FileProblem } from '../../../problems/problem'
import { simplifyText, simplifyWords } from '../../../text/simplify-text'
import { FIRST_NAMES } from '../../named-people/first-names'

/** First names that are also those of people in the Bible, so that they are not among the others. */
const BIBLICAL =
  /^(?:Aar[oó]n|Abraham|Adam|Adán|Andr[eé]w?s?|Bartholomew|Daniel|David|Deborah|Débora|Elisabeth?|Elizabeth|Est[eh]+r|Eva|Gabriel|Hannah?|Isaac|Jac[oó]b|James|Jeremiah|Joanna|Joel|John|Jonathan|Jonat[aá]n|Jos[eé](?:ph)?|Joshua|Josué|Juan|Jud[iy]th?|Luke|Lucas|Mark|Marcos|Martha?|Mar[yí]a?|Matth?ew|Mateo|Micah|Nat(?:e|han|hanael)|Noah|Noé|Pablo|Paul|Pedro|Peter|Philip|Felipe|Rach?el|Raquel|Rebeca|Ruth?|Samuel|Sara|Seth|Silas|Simon|Simón|Stephen|Esteban|Susann?a|Thomas|Tomás|Timothy|Timoteo|Tobias|Zachary)$/

/** Matches each first name with its last name, also where a capital letter is before it: "Email Samuel Prewitt". */
const NAMES =
  /(?<![A-Za-zÀ-ỿ0-9-])([A-ZÀ-Þ][A-Za-zÀ-ỿ-]+)(?= ([A-ZÀ-Þ][a-zß-ỿ][A-Za-zÀ-ỿ-]+)(?![A-Za-zÀ-ỿ]))/gu

/**
 * Returns the note about the words of a link, or null if they name nobody, or if it may be the same person: one with a first name or a last
 * name of that person, such as a short first name or the last name before a wedding.
 * @param name the person to whom the link leads
 * @param authors the names of those who wrote for us
 */
export function describeGonePerson(
  words: string,
  name: string,
  address: string,
  authors: ReadonlySet<string>,
): FileProblem | null {
  const own = getParts(name)
  if (getParts(words).some((part) => own.includes(part))) return null
  for (const { 1: first = '', 2: last = '' } of words.matchAll(NAMES)) {
    const typed = `${first} ${last}`
    const isName = FIRST_NAMES.has(first) || BIBLICAL.test(first)
    if (!isName && !authors.has(simplifyText(typed))) continue
    return {
      code: 'person-name',
      severity: 'warning',
      message: `The words of this link name ${typed}, but it leads to ${name}.`,
      fix: `If you mean ${name}, write [${words.replace(typed, () => name)}](${address})`,
    }
  }
  return null
}

const getParts = (words: string): string[] =>
  simplifyWords(words)
    .split(/[\s-]+/)
    .filter((part) => part.length > 2)
