// Notes a requirement of a volunteer role that the text contradicts: "Open to male volunteers" beside "Women and men can both do this".
import type { SplitText } from '../../front-matter/split-front-matter'
import { getPositionAt, type LocatedProblem } from '../../problems/problem'

const ONLY =
  '(?:open(?: only)? to|only|just|for|must be|male|female|men|women|solo|sólo|abiert[oa]s? a|para|ser)'
const OF_MEN = '\\b(?:men|males?|man|fathers|dads|hombres?|varón|varones)(?!\\p{L})'
const OF_WOMEN = '\\b(?:women|females?|woman|mothers|moms|mujer(?:es)?)(?!\\p{L})'
const isOnly = (one: string, other: string) =>
  new RegExp(`^(?=${ONLY}\\b)(?=.*${one})(?!.*${other})`, 'iu')

/** Matches what says that both can do it, and no sentence with "not". */
const BOTH =
  '(?:women (?:and|or|&) men|men (?:and|or|&) women|females? (?:and|or) males?|males? (?:and|or) females?|hombres [yo] mujeres|mujeres [yu] hombres)'
const OPEN =
  '(?:can|may|open|welcome|both|either|needed?|looking for|pueden?|abiert[oa]s?|bienvenid[oa]s|buscamos|ambos)'
const NOT = '(?!.*\\b(?:not|no|never|nunca)\\b)'
const BOTH_CAN = `${NOT}(?=.*\\b${OPEN}\\b).*\\b${BOTH}\\b`
const createDenial = (role: string): RegExp =>
  new RegExp(
    `^(?:${BOTH_CAN}|${NOT}.*\\b(?:role|position|task|puesto|tarea) (?:is|es) (?:only |solo |sólo )?(?:for|open to|para) ${role}(?!\\p{L}))`,
    'iu',
  )

/** What a requirement says, what denies it, and the words that name both for people. */
const RULES: readonly (readonly [requirement: RegExp, denial: RegExp, says: string])[] = [
  [isOnly(OF_MEN, OF_WOMEN), createDenial('(?:women|mujeres)'), 'is for men'],
  [isOnly(OF_WOMEN, OF_MEN), createDenial('(?:men|hombres)'), 'is for women'],
  [
    /\bbackground checks?\b|\bantecedentes\b/i,
    /\bno background check (?:is )?(?:needed|required|necessary)|\b(?:without|do(?:es)? not (?:need|require|ask for)|do(?:es)?n[’']t (?:need|require|ask for)) a(?:ny)? background check|\bno (?:se )?(?:pedimos|pide|necesita|hace falta)[^.]{0,30} antecedentes/i,
    'needs a background check',
  ],
]

const FIELDS = ['summary', 'description']

export function checkRequirements(
  { frontMatter, body, bodyLine }: SplitText,
  collection: string,
): LocatedProblem[] {
  const value = frontMatter.get('requirements')
  if (collection !== 'volunteer role' || value === undefined || !('items' in value)) return []
  for (const { text, line, column } of value.items) {
    const rule = RULES.find(([requirement]) => requirement.test(text.trim()))
    if (rule === undefined) continue
    const [, denial, says] = rule
    const fields = FIELDS.filter((field) => {
      const typed = frontMatter.get(field)
      return typed !== undefined && 'text' in typed && findSentence(typed.text, denial) !== null
    })
    const index = findSentence(body, denial)
    const places = [
      ...fields.map((field) => `the ${field}`),
      ...(index === null ? [] : [`line ${bodyLine + getPositionAt(body, index).line - 1}`]),
    ]
    if (places.length === 0) continue
    const named = places.join(' and ')
    return [
      {
        code: 'requirement-differs',
        severity: 'warning',
        message: `This says that the role ${says}, but ${named} ${places.length === 1 ? 'says' : 'say'} something else.`,
        fix: `If ${named} ${places.length === 1 ? 'is' : 'are'} right, delete this line. If this line is right, correct ${named}.`,
        field: 'requirements',
        line,
        column,
      },
    ]
  }
  return []
}

/** Returns where the first sentence begins that a pattern matches, or null. */
function findSentence(text: string, pattern: RegExp): number | null {
  for (const { 0: sentence, index } of text.matchAll(/[^.!?\n]+/g)) {
    const start = sentence.search(/\S/)
    if (start !== -1 && pattern.test(sentence.trim())) return index + start
  }
  return null
}
