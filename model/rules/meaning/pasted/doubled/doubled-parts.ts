// Finds a part of a value that is there a second time right after it: a place, a name, a sentence, or a state in two ways.

/** Fields whose words nobody says twice. */
const FACTS = new Set('location address author organization name time'.split(' '))
const SENTENCES = new Set(
  'summary description lead image_alt limits registration status_note'.split(' '),
)
/** Towns and places whose name is that of their state or country as well, or has a word twice. */
const TWO_OF_A_NAME =
  /^(?:New York|Washington|Oklahoma(?: City)?|Qu[eé]bec|M[eé]xico|Guatemala|Panam[aá]|Luxembourg|Singapore)$/iu
const TWICE_IN_NAME = /^(?:Walla|Pago|Bora|Duran|New|Sing|Lala|Coco|Mama|Papa|Bye|Ding|Twin)$/iu
const WHOLE = /^(.{3,}?)(?:[,;.]?\s+|\s+[-–—/|]\s+)\1\.?$/iu
const SENTENCE = /(?<=^|[.!?] )([^.!?]{12,}[.!?]) \1(?=\s|$)/u
const WORD_OF_NAME = /(?<![A-Za-zÀ-ỿ])([A-ZÀ-Þ][a-zß-ỿ]{3,}) \1(?![A-Za-zÀ-ỿ’'-])/u
const STATE = /, (?:AL|Ala\.), (Alabama)$/

export type PartTwice = {
  readonly words: string
  readonly own: string
  readonly isCertain: boolean
}

export function findPartTwice(text: string, field: string): PartTwice | null {
  if (SENTENCES.has(field)) {
    const [twice, once = ''] = SENTENCE.exec(text) ?? []
    return twice === undefined || isOften(text, once)
      ? null
      : { words: once, own: text.replace(twice, () => once), isCertain: true }
  }
  const [whole, once = ''] = WHOLE.exec(text) ?? []
  const isFact = FACTS.has(field)
  // A title or a name such as "Knock Knock" is meant.
  const isTwice = (isFact || field === 'title') && /[ \d]/.test(once)
  if (whole !== undefined && isTwice && !TWO_OF_A_NAME.test(once) && !isOften(text, once))
    return { words: once, own: once, isCertain: isFact }
  return isFact ? (findRepeatedPart(text) ?? findRepeatedName(text, field)) : null
}

/** Returns whether words are there more than twice: a text that is too long has a problem of its own. */
const isOften = (text: string, words: string): boolean =>
  text.split(words).length > 3 || WHOLE.test(words)

/** Finds a part between commas, and a state with its two letters before it. */
function findRepeatedPart(text: string): PartTwice | null {
  const [state] = STATE.exec(text) ?? []
  if (state !== undefined)
    return { words: 'Alabama', own: text.replace(state, ', Alabama'), isCertain: true }
  const parts = text.split(', ')
  const index = parts.findIndex(
    (part, at) => part.length > 2 && part.toLowerCase() === parts[at + 1]?.toLowerCase(),
  )
  const words = parts[index] ?? ''
  if (index === -1 || TWO_OF_A_NAME.test(words)) return null
  return { words, own: parts.filter((_, at) => at !== index).join(', '), isCertain: true }
}

/** Finds a word of a name, which may have it twice. */
function findRepeatedName(text: string, field: string): PartTwice | null {
  if (field !== 'name' && field !== 'author') return null
  const [twice, words = ''] = WORD_OF_NAME.exec(text) ?? []
  if (twice === undefined || TWICE_IN_NAME.test(words)) return null
  return { words, own: text.replace(twice, () => words), isCertain: false }
}
