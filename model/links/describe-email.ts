// Says what is wrong with a text that seems to be an email address.
import type { GuessedEmail } from './guess-email'
import { describeAt } from './mistaken-at'

const ADDRESS = /[^\s@<>()[\],;:"]+@(?:[a-z0-9-]+\.)+[a-z]{2,}/gi

/** Returns the addresses of a text in which several were typed; none if it has only one. */
export function findSeveralEmails(typed: string): readonly string[] {
  const found = [...new Set(typed.match(ADDRESS))]
  return found.length > 1 ? found : []
}

/** @param guess the address that was meant, or null */
export function describeEmail(typed: string, guess: GuessedEmail | null): string {
  const several = findSeveralEmails(typed)
  if (guess === null)
    return several.length === 0
      ? `"${typed}" is not an email address.`
      : `${several.length === 2 ? 'Two' : 'Several'} email addresses are on this line, but only one fits.`
  return (
    describeAt(typed, guess.address) ??
    describeDifference(typed, guess.address) ??
    `"${typed}" is not an email address.`
  )
}

function describeDifference(typed: string, address: string): string | null {
  const named = `the email address "${typed}"`
  const isSame = (text: string) => text.toLowerCase() === address.toLowerCase()
  if (isSame(typed.replace(/\s/g, ''))) return `There is a space in ${named}.`
  if (isSame(typed.replace(/[.,;]$/, '')))
    return `There is a ${{ '.': 'period', ',': 'comma' }[typed.slice(-1)] ?? 'semicolon'} after the email address.`
  if (isSame(typed.replace(/,/g, '.'))) return `There is a comma in place of the dot in ${named}.`
  if (isSame(typed.replace(/@+/, '@'))) return `There is more than one @ in ${named}.`
  if (isSame(typed.replace(/^<(.*)>$/, '$1'))) return 'There are marks around the email address.'
  if (!typed.includes('@')) return `There is no @ in ${named}.`
  if (address.startsWith(typed.toLowerCase())) return `The end of ${named} is missing.`
  const rest = typed.replaceAll(address, '')
  if (rest === typed) return null
  return rest.length < typed.length - address.length
    ? `The email address is there twice in "${typed}".`
    : `There is more than the email address in "${typed}".`
}
