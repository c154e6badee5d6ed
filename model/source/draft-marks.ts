// Finds what people and programs add to the name of a file that is a draft or a copy of another one.

const WORDS =
  '(?:final|draft|copy|edited|revised|new|borrador|copia)(?:[ _-](?:version|draft|copy|\\d{1,2}))?'
const VERSION = '(?:v|ver|version|rev|revision)[ ._]?\\d{1,2}'
/** Marks that are set off from the name: `Walk - FINAL`, `Walk (2)`, `Walk v2`. */
const SET_OFF = new RegExp(
  `(?:[ _]+[-–—]+[ _]*(?:${WORDS}|${VERSION})|[ _-]*\\((?:${WORDS}|${VERSION}|\\d{1,2})\\)|[ _-]+(?:v|rev)[ ._]?\\d{1,2})$`,
  'i',
)
/** Marks in capitals at the end of a name that has small letters, too: `Walk FINAL`. */
const IN_CAPITALS =
  /(?<=[a-zß-ỿ].*)[ _-]+(?:FINAL|DRAFT|COPY|EDITED|REVISED|NEW)(?:[ _-](?:VERSION|DRAFT|COPY))?$/u
const COPY_OF = /(^|\/)(?:Copy of|Copia de) (?=\S)/

/** Returns a name without the marks of a draft or a copy: `Walk` for `Copy of Walk - FINAL (2)`. */
export function removeDraftMarks(name: string): string {
  const rest = name.replace(SET_OFF, '').replace(IN_CAPITALS, '').replace(COPY_OF, '$1')
  const hasName = /[A-Za-zÀ-ỿ0-9][^/]*$/u.test(rest)
  return rest === name || !hasName ? name : removeDraftMarks(rest)
}
