// Writes the names of churches in full, because one church is called "Mill Rd. Church" and "Mill Road Church".
import { lookUp } from '../../text/look-up'

/** "St." is left out: it may be Saint or Street. */
const FULL_WORDS: Readonly<Record<string, string>> = {
  rd: 'Road',
  ave: 'Avenue',
  blvd: 'Boulevard',
  dr: 'Drive',
  hwy: 'Highway',
  mt: 'Mount',
  ft: 'Fort',
  ch: 'Church',
  bapt: 'Baptist',
  meth: 'Methodist',
  presb: 'Presbyterian',
  luth: 'Lutheran',
  cath: 'Catholic',
  '1st': 'First',
  '2nd': 'Second',
  '&': 'and',
}

export const writeInFull = (name: string): string =>
  name
    .split(' ')
    .map((word) => lookUp(FULL_WORDS, word.toLowerCase().replace(/\.$/, '')) ?? word)
    .join(' ')
