// Finds values that only say that something is not known yet: "TBD, ask Callie" as an address.

const PERSON = '[A-ZÀ-Þ][a-zß-ỿ]+'
const UNKNOWN = [
  "(?:[Tt][Bb][DCA]|T\\.B\\.D\\.|[Tt]o be (?:determined|confirmed|announced|added)|[Uu]nknown|[Pp]ending|[Nn]ot (?:sure|known)(?: yet)?|[Dd]on[’']t know(?: yet)?|[Nn]eed to (?:ask|check|find out)|\\?+)",
  '(?:[Pp]or (?:confirmar|definir)|[Pp]endiente|[Nn]o (?:lo )?sé(?: todavía)?|[Dd]esconocid[oa]|[Ff]alta(?: preguntar)?)',
].join('|')
/** Two words of a name, such as "Ask Auburn", have capital letters. */
const ASK = `ask ${PERSON}|see ${PERSON}|${PERSON} (?:knows|will (?:know|check|confirm)|sabe)|preguntar a ${PERSON}`
const WAITING =
  '(?:[Ss]till )?[Ww]aiting (?:for|on) (?:(?:her|his|their|the|an?) )?(?:text|bio|name|photo|picture|answer|reply|title|details|description)|(?:[Aa]ún |[Tt]odavía )?[Ee]sperando (?:su|el|la|una) (?:texto|nombre|foto|respuesta|título|descripción)'
const WHOLE = new RegExp(
  `^(?:(?:${WAITING})[.!]?|(?:${UNKNOWN})(?:(?:\\s*[,;.:–—-]+\\s*|\\s+\\()[^()]{0,60}\\)?)?|(?:${ASK})[.!]?)$`,
  'u',
)
/** What the writer wants to do with the description of a picture. */
const DESCRIBE_LATER =
  /^(?:describe|write|add|fill (?:in|out)|change|describir|escribir|poner|agregar|añadir|cambiar)(?![A-Za-zÀ-ỿ]).*(?<![A-Za-zÀ-ỿ])(?:later|when I (?:have|get|find) (?:the |some |more )?time|tomorrow|luego|después|más tarde|cuando (?:yo )?(?:tenga (?:más )?tiempo|pueda))[.!]?$/iu
const FIELDS = new Set('address name organization role author'.split(' '))
/** Fields that may be left out. */
const OPTIONAL = new Set(['address'])

/** Returns whether a value says only that it is not known. */
export const isUnknown = (text: string, field: string, isPerson: boolean): boolean =>
  (field === 'image_alt' && DESCRIBE_LATER.test(text)) ||
  ((FIELDS.has(field) || (isPerson && field === 'title')) &&
    (WHOLE.test(text) ||
      (field === 'address' && WHOLE.test(text.charAt(0).toLowerCase() + text.slice(1)))))

/** Says what to do with a field that is not known. */
export const adviseUnknown = (field: string): string =>
  field === 'image_alt'
    ? 'Write what the picture shows. If it only decorates the page, write image_alt: decorative'
    : OPTIONAL.has(field)
      ? `Write the real ${field}. If you do not know it yet, delete this line.`
      : `Write the real ${field}. If you do not know it yet, hide the file: add the line draft: yes above the second ---`
