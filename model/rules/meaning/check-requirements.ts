// Notes a requirement of a volunteer role that the text contradicts: "Open to male volunteers" beside "Women and men can both do this".
import type { SplitText } from '../../front-matter/split-front-matter'
import { getPositionAt, type LocatedProblem } from '../../problems/problem'

const ONLY =
  '(?:open(?: only)? to|only|just|for|must be|male|female|men|women|solo|sólo|abiert[oa]s? a|para|ser)'
const OF_MEN = '\\b(?:men|males?|man|fathers|dads|hombres?|varón|varones)(?![A-Za-zÀ-ỿ])'
const OF_WOMEN = '\\b(?:women|females?|woman|mothers|moms|mujer(?:es)?)(?![A-Za-zÀ-ỿ])'
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
    `^(?:${BOTH_CAN}|${NOT}.*\\b(?:role|position|task|puesto|tarea) (?:is|es) (?:only |solo |sólo )?(?:for|open to|para) ${role}(?![A-Za-zÀ-ỿ]))`,
    'iu',
  )

/** What a requirement says, what denies it, and the words that name both for people. */
const RULES: readonly (readonly [requirement: RegExp, denial: RegExp, says: string])[] = [
  [isOnly(OF_MEN, OF_WOMEN), createDenial('(?:women|mujeres)'), 'is for men'],
  [isOnly(OF_WOMEN, OF_MEN), createDenial('(?:men|hombres)'), 'is for women'],
  [
    /\bbackground checks?\b|\bantecedentes\b/i,
    /\bno background check (?:is )?(?:needed|required|necessary)|\b(?:without|do(?:es)? not (?:need|require|ask for|do|run|make)|do(?:es)?n[’']t (?:need|require|ask for|do|run|make)) (?:an?y? )?background checks?|\bno (?:se )?(?:pedimos|pide|necesita|hace falta|hacemos|revisamos)[^.]{0,30} antecedentes/i,
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
    const places = FIELDS.flatMap((field) => {
      const typed = frontMatter.get(field)
      const found = typed && 'text' in typed ? findSentence(typed.text, denial) : null
      return found === null ? [] : [{ name: `the ${field}`, at: 'in', said: found.sentence }]
    })
    const below = findSentence(body, denial)
    if (below !== null) {
      const bodyLines = getPositionAt(body, below.index).line
      places.push({ name: `line ${bodyLine + bodyLines - 1}`, at: 'on', said: below.sentence })
    }
    if (places.length === 0) continue
    const named = places.map(({ name }) => name).join(' and ')
    const quoted = places
      .map(({ name, said }) => `${name} says "${said.replace(/\.$/, '')}"`)
      .join(' and ')
    const deleted = places.map(({ name, at, said }) => `"${said}" ${at} ${name}`).join(' and ')
    return [
      {
        code: 'requirement-differs',
        severity: 'warning',
        message: `This says that the role ${says}, but ${quoted}.`,
        fix: `If ${named} ${places.length === 1 ? 'is' : 'are'} right, delete this line. If this line is right, delete ${deleted}.`,
        field: 'requirements',
        line,
        column,
      },
    ]
  }
  return []
}

/** Returns the first sentence that a pattern matches, and where it begins; or null. */
function findSentence(text: string, pattern: RegExp): { index: number; sentence: string } | null {
  for (const { 0: typed, 1: words = '', index } of text.matchAll(/([^.!?\n]+)[.!?]*/g))
    if (pattern.test(words.trim()))
      return { index: index + typed.search(/\S/), sentence: typed.trim() }
  return null
}
