// Finds the old and the new words of a change side by side: "each person every one of them", "our team staff", "on Monday Tuesday".
import {
  ALIKE,
  ARTICLES,
  CONTACTS,
  ENGLISH_MONTHS,
  NOUNS,
  PERSON,
  SPANISH_MONTHS,
  TIMES,
  VERBS,
  WEEKDAYS,
} from './rival-words'

type Rule = {
  readonly candidate: RegExp
  /** Matches both wordings, each as a group. */
  readonly pattern: RegExp
  /** Matches the sentence before them if they can follow each other all the same. */
  readonly unless?: RegExp
  /** Whether both may be meant, with a comma or "and" between them. */
  readonly mayBeBoth: boolean
}

export type SideBySide = Pick<Rule, 'mayBeBoth'> & {
  readonly words: string
  readonly index: number
  readonly first: string
  readonly second: string
}

const START = String.raw`(?<![A-Za-zÀ-ỿ0-9’'“"*_/#@.-])`
const END = String.raw`(?![A-Za-zÀ-ỿ0-9’'”"/@_=-]|\.[A-Za-zÀ-ỿ])`
/** Matches the end of a phrase, or a word that no noun goes on with. */
const PHRASE_END =
  '(?=[.,;:!?)]|$|\\n| (?:and|or|to|for|of|from|in|on|at|by|with|is|was|are|will|can|has|have|who|that|when|if)(?![A-Za-zÀ-ỿ]))'

const follow = (words: string): string => `(?<=(?<![A-Za-zÀ-ỿ])(?:${words}) )`
const capture = (pairs: readonly string[]): string =>
  `(?:${pairs.map((pair) => pair.replace(/^(\S+) (\S+)$/, '(?:($1) ($2))')).join('|')})`
const inBothOrders = (pairs: readonly string[]): string[] =>
  pairs.flatMap((pair) => [pair, pair.split(' ').reverse().join(' ')])
const anyTwo = (words: string): string => `(${words}) (${words})`

/** @param words those of both wordings; without what may be around them, all texts are searched for them in little time */
const createRule = (
  words: string,
  { before = '', next = '', ...rest }: Partial<Rule> & { before?: string; next?: string } = {},
): Rule => ({
  candidate: new RegExp(`\\b${words}`),
  pattern: new RegExp(`${START}${before}${words}${next}${END}`, 'gu'),
  mayBeBoth: true,
  ...rest,
})

/** Matches words after which a noun and a verb can follow each other: "what she gives". */
const RELATIVE =
  /(?<![A-Za-zÀ-ỿ])(?:what|whatever|who|whoever|whom|how|where|all|than|as|that)(?![A-Za-zÀ-ỿ])/iu
/** Matches what is done with two things: "give each person every one of them". */
const GIVEN =
  /(?<![A-Za-zÀ-ỿ])(?:giv(?:e|es|ing)|gave|send(?:s|ing)?|sent|tell(?:s|ing)?|told|show(?:s|n|ing|ed)?|teach(?:es|ing)?|taught|offer(?:s|ed|ing)?|hand(?:s|ed)?|reads?|mail(?:s|ed)?|cost)(?![A-Za-zÀ-ỿ])/iu
/** Matches words with which the first verb is a noun: "by phone call us". */
const BEFORE_NOUN = /(?<![A-Za-zÀ-ỿ])(?:by|via|per|an?|the|our|your|or|any|on|no) $/iu

const RULES: readonly Rule[] = [
  createRule(
    `([Ee]ach ${PERSON}|[Ee]very ${PERSON}) ((?:each|every)(?: single)? one of (?:them|us|you)|(?:each|every|any) ${PERSON})`,
    { unless: GIVEN },
  ),
  createRule(capture(inBothOrders(ALIKE))),
  createRule(capture(NOUNS), {
    before: follow('our|your|their|my|his|her|the|an?|each|every|this|one'),
    next: PHRASE_END,
  }),
  createRule(capture(inBothOrders(VERBS)), {
    before: follow('[Ww]e|[Yy]ou|[Tt]hey|[Ss]he|[Hh]e|[Ii]t|[Tt]o|[Pp]lease|I'),
    unless: RELATIVE,
    mayBeBoth: false,
  }),
  createRule(`([Cc]all|[Pp]hone|[Rr]ing|[Tt]ext|[Ee]mail|[Cc]ontact) (${CONTACTS})`, {
    next: '(?= (?:us|me|him|her|them)(?![A-Za-zÀ-ỿ]))',
    unless: BEFORE_NOUN,
  }),
  createRule(capture(inBothOrders(ARTICLES)), { next: '(?= [A-Za-zÀ-ỿ])', mayBeBoth: false }),
  createRule(anyTwo(WEEKDAYS), {
    before: follow('on|every|each|by|until|from|this|next|before|after|el|los|cada|este|próximo'),
    next: `(?! (?:${WEEKDAYS}))`,
  }),
  createRule(anyTwo(`${ENGLISH_MONTHS}|${SPANISH_MONTHS}`), {
    before: follow('in|by|until|since|of|this|last|next|early|late|en|de|hasta|desde'),
  }),
  createRule(anyTwo('first|second|third|fourth'), {
    before: follow('the|every|each|on'),
    next: `(?= (?:${WEEKDAYS}|day|week|month)(?![A-Za-zÀ-ỿ]))`,
  }),
  ...TIMES.map((times) => createRule(anyTwo(times), { next: PHRASE_END })),
]

export const MAY_BE_SIDE_BY_SIDE = new RegExp(
  RULES.map(({ candidate }) => candidate.source).join('|'),
)

export const findSideBySide = (text: string): SideBySide[] =>
  RULES.filter(({ candidate }) => candidate.test(text)).flatMap(({ pattern, unless, mayBeBoth }) =>
    [...text.matchAll(pattern)].flatMap((match): SideBySide[] => {
      const { 0: words, index } = match
      const [first = '', second = ''] = match.slice(1).filter((group) => group !== undefined)
      const isOther =
        first.toLowerCase() === second.toLowerCase() || unless?.test(getSentence(text, index))
      return isOther ? [] : [{ words, index, first, second, mayBeBoth }]
    }),
  )

/** Returns the part of a sentence before an index. */
const getSentence = (text: string, index: number): string =>
  /[^.!?\n]*$/.exec(text.slice(Math.max(0, index - MAX_SENTENCE), index))?.[0] ?? ''

/** In characters, so that no text takes long. */
const MAX_SENTENCE = 120
