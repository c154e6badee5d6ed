// Finds the Spanish words for floors, rooms and corners in an address, which is on English pages too: "2º piso", "depto. 4".

const FLOORS = [
  'primer[oa]?',
  'segund[oa]',
  'tercer[oa]?',
  'cuart[oa]',
  'quint[oa]',
  'sext[oa]',
  's[eé]ptim[oa]',
  'octav[oa]',
  'noven[oa]',
]
const ENDINGS = ['th', 'st', 'nd', 'rd']
const ORDINAL = `(\\d{1,2}) ?(?:º|ª|°|o|a|er|ero|era|do|da|ro|ra|to|ta|mo|vo|no)?\\.?|${FLOORS.join('|')}`

type Rule = readonly [pattern: RegExp, write: (words: readonly string[]) => string]

const createRule = (pattern: string, write: Rule[1]): Rule => [
  new RegExp(`(?<![A-Za-zÀ-ỿ\\d])(?:${pattern})(?![A-Za-zÀ-ỿ\\d])`, 'giu'),
  write,
]

/** The words that have one meaning, with those in English. The name of a street, such as Calle Ocho, stays. */
const RULES: readonly Rule[] = [
  createRule(`(?:en el |en la )?(${ORDINAL}) (?:piso|planta)`, ([, typed = '']) =>
    writeFloor(typed),
  ),
  createRule('(?:en el )?piso (?:n[úu]mero |no?\\.? ?|#)?(\\d{1,2})(?:º|°)?', ([, typed = '']) =>
    writeFloor(typed),
  ),
  createRule('(?:en la )?planta baja', () => 'Ground Floor'),
  createRule(
    '(?:oficina|ofic\\.|despacho) (?:n[úu]mero |no?\\.? ?|#)?(\\d{1,4}[a-z]?|[a-z])',
    ([, room = '']) => `Suite ${room}`,
  ),
  createRule(
    '(?:departamento|depto\\.?|dpto\\.?|apartamento|apto\\.?) (?:n[úu]mero |no?\\.? ?|#)?(\\d{1,4}[a-z]?|[a-z])',
    ([, room = '']) => `Apt ${room}`,
  ),
  createRule('edificio (\\d{1,3}|[a-z])', ([, name = '']) => `Building ${name}`),
  createRule('apartado postal (\\d+)', ([, box = '']) => `P.O. Box ${box}`),
  createRule(
    '(?:en la )?(?:esq\\.(?: con)?|esquina (?:con|de)|(?<=, )esquina)(?= [A-Za-zÀ-ỿ])',
    () => 'at the corner of',
  ),
]
/** Words that need another translation than a rule has. */
const OTHER =
  /(?<![A-Za-zÀ-ỿ])(?:frente a|junto al?|al lado de|detr[aá]s del?|a la vuelta|entre calles?|esquina con)(?![A-Za-zÀ-ỿ])/iu

export type SpanishAddress = {
  /** The first Spanish words as they were typed. */
  readonly words: string
  /** The address in English, or null if some of its words are not known. */
  readonly address: string | null
}

export function findSpanishAddress(typed: string): SpanishAddress | null {
  const found = RULES.flatMap(([pattern]) => [...typed.matchAll(pattern)])
  const [first] = [...found].sort((a, b) => a.index - b.index)
  const words = first?.[0] ?? OTHER.exec(typed)?.[0]
  if (words === undefined) return null
  const address = RULES.reduce(
    (text, [pattern, write]) => text.replace(pattern, (...match: string[]) => write(match)),
    typed,
  )
  return { words, address: OTHER.test(address) || address === typed ? null : address }
}

function writeFloor(typed: string): string {
  const [digits] = /^\d+/.exec(typed) ?? []
  const floor =
    digits === undefined
      ? FLOORS.findIndex((name) => new RegExp(`^${name}$`, 'iu').test(typed)) + 1
      : Number(digits)
  const isTeen = floor > 10 && floor < 14
  return `${floor}${(isTeen ? undefined : ENDINGS[floor % 10]) ?? 'th'} Floor`
}
