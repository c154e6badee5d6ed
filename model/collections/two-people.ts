// Notes two people in the file of one: on the website, each has a card of their own.
import type { FieldsProblem } from '../problems/problem'

const TITLE = /\b(?:Dr|Rev|Mrs?|Ms|Sra?|Srta|Fr|Sr|Jr)\.?(?=\s|$)/g
/** Matches a first and a last name; a couple with one last name, `Ann and Ben Sample`, may want to be shown together. */
const FULL_NAME = /^[A-ZÀ-Þ][A-Za-zÀ-ỿ.’'-]+(?: (?:[A-Za-zÀ-ỿ]+ )*[A-ZÀ-Þ][A-Za-zÀ-ỿ.’'-]+)+$/u

export function checkOnePerson(name: string | undefined): FieldsProblem[] {
  if (name === undefined || !/ (?:and|y|&|\+) |\/|;/.test(name)) return []
  const names = name
    .split(/,? (?:and|y|&|\+) |\s*[/;]\s*|, /)
    .map((part) => part.replace(TITLE, '').trim())
  if (names.length < 2 || !names.every((part) => FULL_NAME.test(part))) return []
  return [
    {
      code: 'entry-second',
      severity: 'warning',
      field: 'name',
      message: `These seem to be ${names.length === 2 ? 'two people' : `${names.length} people`}, but each person has a file of their own.`,
      fix: `Keep ${names[0] ?? ''} here, and make a new file in this folder for ${names.slice(1).join(' and for ')}, with all that is about that person.`,
    },
  ]
}
