// Recognizes the words that call a phone number ours: "Call us at (334) 555-0187" with a number that a program made up.

const US = [
  '(?:call|phone|reach|text|ring|contact)(?: or (?:text|call))? us(?: (?:directly|today|now|first|anytime|any time|during office hours))?(?: at| on)?',
  'our (?:phone |office |main )?(?:phone|number)(?: is)?',
  '(?:ll[aá]m[ae]nos|cont[aá]ctenos|comun[ií]quese con nosotros|m[aá]ndenos un mensaje)(?: (?:hoy|ahora))?(?: al| a)?(?: n[uú]mero| tel[eé]fono)?',
  'nuestro (?:n[uú]mero|tel[eé]fono)(?: de tel[eé]fono)?(?: es)?(?: el)?',
]
/** Matches the end of the words before a number, with the marks of bold words and of a link. */
const OURS = new RegExp(`(?<![A-Za-zÀ-ỿ])(?:${US.join('|')}):? ?[*_]{0,2}\\[?\\(?$`, 'iu')
/** Longer than any of these words. */
const MAX_BEFORE = 80

/** Returns whether the words right before a number say that it is ours. */
export const isCalledOurs = (text: string, index: number): boolean =>
  OURS.test(text.slice(Math.max(0, index - MAX_BEFORE), index))
