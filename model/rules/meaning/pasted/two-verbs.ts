// Finds a sentence with two verbs and nothing that joins them, because the old words were left beside the new ones: "A check is part of the start must be complete".

import type { StruckWords } from './struck-words'

/** Matches a subject of a few words at the beginning of a sentence, without a part of a sentence in it. */
const SUBJECT =
  '(?<=^|\\n|[.!?…]["”’)]? )(?:The|An?|Our|Your|Each|Every|This|That)(?: (?!that\\b|who\\b|which\\b|what\\b|where\\b|when\\b|you\\b|we\\b|they\\b|he\\b|she\\b|it\\b|I\\b)[A-Za-zÀ-ỿ’\'-]+){1,4}'
/** Words that go on with the first verb, but begin no other part of a sentence. */
const STATE =
  '(?:also |always |now |only |still )?(?:part of(?: the| our| an?| your| their| each| every)?|required|needed|open|closed|free|complete|due|held|available|included|offered|necessary|ready|welcome|made|done|given|paid)'
/** Matches words after it, none of which joins two parts of a sentence or begins a new one. */
const MORE =
  "(?: (?!that\\b|who\\b|which\\b|what\\b|where\\b|when\\b|if\\b|and\\b|or\\b|but\\b|so\\b|as\\b|than\\b|because\\b|until\\b|before\\b|after\\b|while\\b|you\\b|we\\b|they\\b|he\\b|she\\b|it\\b|I\\b|all\\b|every|any|no\\b|some|there\\b|this\\b|these\\b|those\\b|the\\b|an?\\b|our\\b|your\\b|their\\b)[a-zß-ỿ’'-]+){0,4}"
const MODAL = '(?:must|should|will|can|may|has to|have to|needs? to)'
const SECOND = `${MODAL} (?:not |also |always )?(?:be|have|take|come|start|begin|meet|bring|call)`
const TWO_VERBS = [
  `${SUBJECT} (?:is|are|was|were) ${STATE}${MORE} ${SECOND}(?![A-Za-zÀ-ỿ])`,
  `${SUBJECT} ${MODAL} be [a-zß-ỿ]+ (?:is|are|was|were) ${STATE}(?![A-Za-zÀ-ỿ])`,
].map((pattern) => new RegExp(pattern, 'gu'))

/** Matches two questions with the same verb, of which one was struck: "tell us which days suit you whether mornings suit you better". */
const TWO_QUESTIONS =
  /(?<![A-Za-zÀ-ỿ])(?:tell|ask|say|know|see|write|choose|decide|show|mention)(?: us| me| them)? (?:which|what|who|how|when|where|whether|if)(?: [a-zß-ỿ’'-]+){0,4}? ([a-zß-ỿ]+ (?:you|us|me|them|him|her)) (?:which|what|who|how|whether(?! or not))(?: [a-zß-ỿ’'-]+){1,5}? \1(?![A-Za-zÀ-ỿ])/giu

/** Matches an object and the one that was to take its place: "bring someone a friend or a neighbor". */
const TWO_OBJECTS =
  /(?<![A-Za-zÀ-ỿ])(?:bring|invite|ask|tell|take|call|find|know|love|help|visit) (?:someone|somebody|anyone|people) (?:an?|your) (?:friend|neighbor|sister|brother|husband|wife|mother|mom|father|dad|parent|colleague|co-?worker|relative|classmate|cousin)(?= (?:or|and|with|to|along)(?![A-Za-zÀ-ỿ])|[.,!?])/giu

export const MAY_HAVE_TWO_VERBS = new RegExp(
  `\\b(?:is|are|was|were) ${STATE}|(?:one|body|eople) (?:an?|your) |(?:you|us|me|them|him|her) (?:which|what|who|how|whether) `,
  'u',
)

export const findTwoVerbs = (text: string): StruckWords[] =>
  [...TWO_VERBS, TWO_QUESTIONS, TWO_OBJECTS].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
      words,
      index,
      all: [words],
    })),
  )
