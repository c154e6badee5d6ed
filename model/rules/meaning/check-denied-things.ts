// Notes a text that says "There are no levels and no clubs" and speaks of "our Neighbor level" in another sentence.
import type { SplitText } from '../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../problems/problem'
import { findInFile, isShownField, type Found } from '../find-in-file'
import { findWebStatements, WEB_KINDS, type Statement } from './web-things'

/** Words for things of which there are either some or none. Those of a kind mean the same. */
const KINDS = [
  'levels?|tiers?|circles?|nivel(?:es)?|círculos?',
  'clubs?|circles?|clubes|círculos?',
  'waiting lists?|wait ?lists?|listas? de espera',
  'deadlines?|fechas? límite',
  'age limits?|límites? de edad',
  'dress codes?',
]
const THING = KINDS.join('|')
/** The same words as names: "the Friend Circle". */
const NAMED_THING = THING.replace(
  /(?<=^|\|)[A-Za-zÀ-ỿ]/gu,
  (letter) => `[${letter}${letter.toUpperCase()}]`,
)
const KIND_PATTERNS = [...KINDS, ...WEB_KINDS].map((kind) => new RegExp(`^(?:${kind})$`, 'iu'))
const ANY_THING = new RegExp([THING, ...WEB_KINDS].join('|'), 'iu')
const SENTENCE = /[^.!?\n]+[.!?]?/g
const DENIES =
  /(?<![A-Za-zÀ-ỿ])(?:there (?:is|are|will be) no|we have no|it has no|no hay|no tenemos|no existen)(?![A-Za-zÀ-ỿ])/iu
const DENIED = new RegExp(
  `(?<=(?<![A-Za-zÀ-ỿ])(?:no|and|or|nor|hay|tenemos|existen|ni|y|ning[uú]n) )(?:${THING})(?![A-Za-zÀ-ỿ])`,
  'giu',
)
const OTHER_CIRCLE =
  '(?!(?:[A-Za-zÀ-ỿ]+ )*(?:prayer|sewing|quilt\\w*|knitting|reading|book|story|sea|ground|family|inner|oración|familiar) )'
/** Matches words that speak of one as of something that there is: "three giving circles", "the Neighbor level". */
const NAMED = new RegExp(
  `(?<![A-Za-zÀ-ỿ])(?:(?:[Oo]ur|[Yy]our|[Nn]uestr[ao]s?|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|dos|tres|cuatro|cinco|seis|[2-9]|[Tt]here (?:is|are)(?: an?)?|[Hh]ay(?: una?)?|(?:[Jj]oin|[Cc]hoose|[Mm]eet) (?:the|an?)|[Tt]he deadline is|[Tt]he(?= [A-ZÀ-Þ])) ${OTHER_CIRCLE}(?:[A-Za-zÀ-ỿ][A-Za-zÀ-ỿ’'-]* ){0,2})(${NAMED_THING})(?![A-Za-zÀ-ỿ])`,
  'gu',
)
const NEGATED =
  /(?<![A-Za-zÀ-ỿ])(?:no|not|never|none|nor|without|neither|any|other|if|whether|ni|sin|nunca|ning[uú]n\w*|si)(?![A-Za-zÀ-ỿ])|n['’]t(?![A-Za-zÀ-ỿ])|\?$/iu

export function checkDeniedThings(text: SplitText): LocatedProblem[] {
  const all = findInFile(text, findStatements, ANY_THING).filter(({ field }) => isShownField(field))
  const denied = all.filter(({ isDenied }) => isDenied)
  const named = all.find(
    ({ isDenied, thing }) => !isDenied && denied.some((other) => isSameKind(other.thing, thing)),
  )
  const denial = denied.find(({ thing }) => named !== undefined && isSameKind(thing, named.thing))
  return named === undefined || denial === undefined ? [] : [describe(named, denial)]
}

const findStatements = (text: string): Statement[] =>
  [...text.matchAll(SENTENCE)].flatMap(({ 0: typed, index: start }) => {
    const isNegated = NEGATED.test(typed.trim())
    return [...findGiftStatements(typed, isNegated), ...findWebStatements(typed, isNegated)].map(
      (statement) => ({
        ...statement,
        sentence: typed.replace(/^[\s>*+-]+|\*\*/g, '').trim(),
        index: start + statement.index,
      }),
    )
  })

function findGiftStatements(typed: string, isNegated: boolean): Omit<Statement, 'sentence'>[] {
  const isDenied = DENIES.test(typed)
  if (!isDenied && isNegated) return []
  return [...typed.matchAll(isDenied ? DENIED : NAMED)].map(
    ({ 0: words, 1: thing = words, index }) => ({ words, thing, isDenied, index }),
  )
}

const isSameKind = (thing: string, other: string): boolean =>
  KIND_PATTERNS.some((kind) => kind.test(thing) && kind.test(other))

function describe(
  { words, field, line, column }: Found<Statement>,
  denial: Found<Statement>,
): LocatedProblem {
  const place = denial.line === line ? 'the same paragraph' : `line ${denial.line}`
  return {
    code: 'statement-differs',
    severity: 'warning',
    message: `This sentence speaks of "${words}", but ${place} says "${denial.sentence}"`,
    fix: 'If there is none, delete this sentence. If there is one, change the other sentence.',
    ...(field === null ? {} : { field }),
    line,
    column,
  }
}
