// Finds values that only say that something is not known yet: "TBD, ask Callie" as an address.

const PERSON = '[A-ZÀ-Þ][a-zß-ỿ]+'
const UNKNOWN = [
  "(?:[Tt][Bb][DCA]|T\\.B\\.D\\.|[Tt]o be (?:determined|confirmed|announced|added)|[Uu]nknown|[Pp]ending|[Nn]ot (?:sure|known)(?: yet)?|[Dd]on[’']t know(?: yet)?|[Nn]eed to (?:ask|check|find out)|\\?+)",
  '(?:[Pp]or (?:confirmar|definir)|[Pp]endiente|[Nn]o (?:lo )?sé(?: todavía)?|[Dd]esconocid[oa]|[Ff]alta(?: preguntar)?)',
].join('|')
/** Two words of a name, such as "Ask Auburn", have capital letters. */
const ASK = `ask ${PERSON}|see ${PERSON}|${PERSON} (?:knows|will (?:know|check|confirm)|sabe)|preguntar a ${PERSON}`
const WHOLE = new RegExp(
  `^(?:(?:${UNKNOWN})(?:(?:\\s*[,;.:–—-]+\\s*|\\s+\\()[^()]{0,60}\\)?)?|(?:${ASK})[.!]?)$`,
  'u',
)
const FIELDS = new Set('address name organization role author'.split(' '))
/** Fields that may be left out. */
const OPTIONAL = new Set(['address'])

/** Returns whether a value says only that it is not known. */
export const isUnknown = (text: string, field: string, isPerson: boolean): boolean =>
  (FIELDS.has(field) || (isPerson && field === 'title')) &&
  (WHOLE.test(text) ||
    (field === 'address' && WHOLE.test(text.charAt(0).toLowerCase() + text.slice(1))))

/** Says what to do with a field that is not known. */
export const adviseUnknown = (field: string): string =>
  OPTIONAL.has(field)
    ? `Write the real ${field}. If you do not know it yet, delete this line.`
    : `Write the real ${field}. If you do not know it yet, hide the file: add the line draft: yes above the second ---`
