// Removes the name of our own country from the end of an address, which map programs put there.

/** Matches the United States after a state or a ZIP code. */
const COUNTRY =
  /(?<=(?:\b[A-Z]{2}|[A-ZÀ-Þ][a-zß-ỿ]+|\d{5}(?:-\d{4})?)),? +(?:(?:the )?United States(?: of America)?|U\.?S\.?A\.?|Estados Unidos|EE\. ?UU\.?|EUA)\.?$/u
/** Matches a state or a ZIP code, so that the address is one in our country. */
const IN_STATE = /(?:, (?:[A-Z]{2}|[A-ZÀ-Þ][a-zß-ỿ]+)|\d{5}(?:-\d{4})?)$/u

/** Returns the address with single spaces and without our country, or null if it does not end with it. */
export function removeCountry(typed: string): string | null {
  const rest = typed.trim().replace(COUNTRY, '')
  return rest === typed.trim() || !IN_STATE.test(rest) ? null : rest.replace(/ {2,}/g, ' ')
}
