// Tells the signature of an email from the rows of a table: "Ann Sample | Director" above "Sample Church | (334) 555-0188".
import { ROLE } from './email-senders'

const CONTACT = /\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\S@\S|\bwww\./
/** Matches the rank before a name. */
const RANK = /^(?:(?:The )?(?:Rev|Dr|Pr|Mrs?|Ms|Sra?|Srta|Pastora?)\.? )+/u
const NAME = /^[A-ZÀ-Þ][A-Za-zÀ-ỿ.'’-]*(?: [A-ZÀ-Þ][A-Za-zÀ-ỿ.'’-]*){1,3}(?:, [A-Z][A-Za-z.]+)*$/u
const MAX_ROWS = 6

/** @param rows the cells of each line; a table of people has a phone number or none in each row */
export function isSignature(rows: readonly (readonly string[])[]): boolean {
  const [first = [], ...others] = rows.map((row) => row.map((cell) => cell.trim()))
  const [name = '', ...offices] = first
  const isPerson = NAME.test(name.replace(RANK, '')) && !ROLE.test(name.replace(RANK, ''))
  return (
    rows.length <= MAX_ROWS &&
    isPerson &&
    offices.some((office) => ROLE.test(office)) &&
    !first.some((cell) => CONTACT.test(cell)) &&
    others.some((row) => row.some((cell) => CONTACT.test(cell)))
  )
}
