// Reads a name that has the last name first, with the form of address, a suffix or a degree where lists have it: "Whitaker, Thomas, Rev."

const WORD = "[A-ZÀ-Þ][A-Za-zÀ-ỿ'’-]+"
const PARTICLE = '(?:[Dd]e(?: l[ao]s?)?|[Dd]el|[Vv]an(?: der)?|[Vv]on)'
/** Lists have the form of address between the two names, before them or after them. */
const FORM_WORD =
  '(?:(?:[Tt]he )?(?:Rev|Reverend|Dr|Mr|Mrs|Ms|Miss|Fr|Father|Sr|Sra|Srta|Dra|Pastora?|Deacon|Sister|Brother|Padre|Hno|Hna)(?![A-Za-zÀ-ỿ])\\.?)'
/** One or two of them: "Rev. Dr." */
const FORM = `(?:${FORM_WORD}(?:,? ${FORM_WORD})?)`
const SUFFIX = '(?:Jr|Sr|II|III|IV)\\.?'
const DEGREE =
  '(?:RN|LPN|CRNP|NP|BSN|MSN|CNM|RDMS|M\\.?D\\.?|D\\.?O\\.?|D\\.?D\\.?S\\.?|Ph\\.?D\\.?|Ed\\.?D\\.?|D\\.?Min\\.?|M\\.?Div\\.?|Th\\.?[DM]\\.?|J\\.?D\\.?|Esq\\.?|CPA|LCSW|LPC|MSW|MBA)'
/** A suffix such as Jr. and a degree such as RN are shorter, or have capital letters. */
const FIRST_NAME = `(?!${FORM}(?![A-Za-zÀ-ỿ]))[A-ZÀ-Þ][a-zß-ỿ]{2,}`
const COMMA = ' ?, ?'
const PATTERN = new RegExp(
  `^(?:(?<before>${FORM}) )?(?<last>(?:${PARTICLE} )?${WORD}(?:(?: y)? (?:${PARTICLE} )?${WORD})?)(?:,? (?<early>${SUFFIX}))?${COMMA}` +
    `(?:(?<between>${FORM}) )?(?<first>${FIRST_NAME}(?: ${FIRST_NAME})?(?: [A-ZÀ-Þ]\\.?)?)` +
    `(?:(?:${COMMA}| \\(| )(?:(?<late>${SUFFIX})|(?<after>${FORM})|(?<degree>${DEGREE}(?:, ?${DEGREE}){0,2}))\\)?)?$`,
  'u',
)
/** Matches one last name, and not a name of several words with a comma after it. */
const IS_SHORT = new RegExp(`^(?:${PARTICLE} )?${WORD}$`, 'u')
/** Matches a last name in capital letters. One such as MACDONALD may have a capital letter within it. */
const CAPITALS = /[A-ZÀ-Þ]{3,}/u
const MAY_HAVE_INNER_CAPITAL = /^(?:MAC|FITZ|VAN|DE|DI|DU|LE|LA)[A-ZÀ-Þ]{2}/u

export type LastFirst = {
  readonly first: string
  /** The name as it has to be. */
  readonly plain: string
  /** Whether there is no more than one last name. */
  readonly isShort: boolean
  /** Whether it has a part that only names of people have. */
  readonly hasPart: boolean
  /** Whether nobody can say which letters are capitals. */
  readonly isDoubtful: boolean
}

export function readLastFirst(typed: string): LastFirst | null {
  const { groups } = PATTERN.exec(typed) ?? {}
  const { first, last } = groups ?? {}
  if (groups === undefined || first === undefined || last === undefined) return null
  const { before, between, after, early, late, degree } = groups
  const form = (before ?? between ?? after)?.replace(/^the /i, '')
  const suffix = early ?? late
  // "Sr." is a form of address in Spanish, and a suffix in English.
  const isBoth = late?.startsWith('Sr') === true
  const isLarge = CAPITALS.test(last)
  const written = [form, first, isLarge ? writeCapitals(last) : last, suffix].filter(
    (part) => part !== undefined,
  )
  return {
    first,
    plain: written.join(' ') + (degree === undefined ? '' : `, ${degree}`),
    isShort: IS_SHORT.test(last),
    hasPart: [form, suffix, degree].some((part) => part !== undefined) || isLarge,
    isDoubtful: isBoth || (isLarge && MAY_HAVE_INNER_CAPITAL.test(last)),
  }
}

const writeCapitals = (name: string): string =>
  name
    .replace(/[A-ZÀ-Þ]{2,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    .replace(/(?<=^Mc)[a-zß-ỿ]/u, (letter) => letter.toUpperCase())
