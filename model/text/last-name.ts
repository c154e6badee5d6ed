// Reads the last name of a person.
import { simplifyText } from './simplify-text'

/** Returns the last name in small letters, without a degree or a suffix such as Jr. */
export const getLastName = (name: string): string =>
  simplifyText(name)
    .replace(/,.*$/, '')
    .replace(/ (?:jr|sr)\.?$/, '')
    .split(' ')
    .at(-1) ?? ''
