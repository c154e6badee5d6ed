// Reports an amount of money in a field that the text below contradicts, because only one of the two was changed.
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../../../problems/problem'
import { listWords } from '../../../../text/list-words'

const AMOUNT = /\$\s?(\d+(?:,\d+)*(?:\.\d\d)?)/g
const FIELDS = ['summary', 'description', 'lead']

/** An amount in the text takes the place of another one only if it is about as large. */
const MAX_RATIO = 2

export function checkAmounts({ frontMatter, body, bodyLine }: SplitText): LocatedProblem[] {
  if (!body.includes('$')) return []
  const rows = body
    .split('\n')
    .flatMap((text, index) =>
      findAmounts(text).map((amount) => ({ amount, text, line: bodyLine + index })),
    )
  const known = new Set(rows.map(({ amount }) => amount.value))
  const wrong = FIELDS.flatMap((field) => {
    const value = frontMatter.get(field)
    if (!value || !('text' in value)) return []
    return findAmounts(value.text)
      .filter((amount) => !known.has(amount.value))
      .flatMap((amount) => {
        const row = rows.find((other) => isMeant(amount, other))
        return row ? [{ amount, row, field, line: value.line, column: value.column }] : []
      })
  })
  const [first] = wrong
  if (!first) return []
  const { amount, row, ...position } = first
  const fields = [...new Map(wrong.map(({ field, line }) => [field, line]))]
  const inFields = FIELDS.flatMap((field) => {
    const value = frontMatter.get(field)
    return value && 'text' in value
      ? findAmounts(value.text).map((found) => ({ amount: found, line: value.line }))
      : []
  })
  const lines = [...inFields, ...rows]
    .filter((other) => other.amount.value === row.amount.value)
    .map(({ line }) => line)
  return [
    { ...otherAmount(amount.typed, row.amount.typed, [...new Set(lines)], fields), ...position },
  ]
}

type Amount = { readonly typed: string; readonly value: number; readonly around: string }

/** Returns the amounts, with the words of their part of the sentence. */
function findAmounts(text: string): Amount[] {
  return [...text.matchAll(AMOUNT)].map(({ 0: typed, 1: digits = '', index }) => ({
    typed,
    value: Number(digits.replaceAll(',', '')),
    around:
      (text
        .slice(0, index)
        .split(/[.,;!?|]\s/)
        .at(-1) ?? '') +
      ' ' +
      (text.slice(index + typed.length).split(/[.,;!?|](?:\s|$)/)[0] ?? ''),
  }))
}

/** Returns whether a row of the text speaks of the same thing: it has a word in common, and its amount is about as large. */
function isMeant(
  { value, around }: Amount,
  { amount, text }: { amount: Amount; text: string },
): boolean {
  const [small, large] = [Math.min(value, amount.value), Math.max(value, amount.value)]
  if (large > small * MAX_RATIO) return false
  const words = new Set(getWords(text.startsWith('|') ? text : amount.around))
  return getWords(around).some((word) => words.has(word))
}

/** Words that say what an amount is for: not short ones, unless they have a digit like 5k. */
const getWords = (text: string): string[] =>
  (text.toLowerCase().match(/[A-Za-zÀ-ỿ\d]+/gu) ?? []).filter(
    (word) =>
      (/\d/.test(word) && /[A-Za-zÀ-ỿ]/u.test(word)) ||
      (/^[A-Za-zÀ-ỿ]{4,}$/u.test(word) && !COMMON.has(word)),
  )

const COMMON = new Set(
  'with from that this your costs cost gift gifts each more than only every para cada cuesta cuestan'.split(
    ' ',
  ),
)

/** @param lines those that have the other amount */
function otherAmount(
  typed: string,
  other: string,
  lines: readonly number[],
  fields: readonly (readonly [name: string, line: number])[],
): FileProblem {
  const names = fields.map(([name]) => name)
  const isSingle = fields.length === 1
  const named = listWords(lines.map(String))
  return {
    code: 'amount-differs',
    severity: 'warning',
    message: `The ${listWords(names)} ${isSingle ? 'says' : 'say'} ${typed}, but ${lines.length === 1 ? `line ${named} says` : `lines ${named} say`} ${other}.`,
    fix: `If ${other} is right, write ${other} here${isSingle ? '' : ` and ${listWords(fields.slice(1).map(([name, line]) => `in the ${name} (line ${line})`))}`}. If ${typed} is right, write ${typed} on ${lines.length === 1 ? `line ${named}` : `lines ${named}`}.`,
  }
}
