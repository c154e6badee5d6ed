// Notes what is left of a sum and is not their difference: "up to $20,000. You have given $12,500. That leaves $8,500."
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../../problems/problem'
import { findInFile } from '../../../find-in-file'

const AMOUNT = String.raw`\$(\d[\d,]*(?:\.\d\d)?)(?![\d%]|[.,]\d| (?:a|per|each|every|al|por|cada) )`
/** What a gift or a goal is measured against. */
const WHOLE =
  /\b(?:up to|goal|need(?:s|ed)?|match(?:es|ed|ing)?|target|budget|costs?|hasta|meta|objetivo|presupuesto|necesita(?:mos)?|cuesta)\b/i
/** What has already come in. */
const PART =
  /\b(?:g(?:a|i)ven?|raised|received|come in|came in|have|so far|already|collected|paid|donated|reunido|recibido|dado|donado|recaudado|tenemos|llevamos|pagado|ya)\b/i
const LEAVES = String.raw`\b(?:leav(?:es|ing)|still (?:need|lack)(?:s|ed)?|left to (?:raise|give|match) (?:is|are)|(?:remaining|rest)(?: is| of)|short by|lacking|quedan?|(?:nos )?faltan?|faltarían)(?: (?:us|about|only|just|another|with|solo|unos|todavía|aún|por \w+))* `
const LEFT = String.raw` (?:is |are |still )*(?:left\b|to go\b|remains?\b|short of\b)`
const REST = new RegExp(String.raw`${LEAVES}${AMOUNT}|${AMOUNT}(?=${LEFT})`, 'giu')
const ANY_AMOUNT = new RegExp(AMOUNT, 'gu')

export const checkRemainders = (text: SplitText): LocatedProblem[] =>
  findInFile(text, findWrongRests, /\$[^$]*\$[^$]*\$/, { withMoney: true }).map(
    ({ words, right, whole, part, field, line, column }) => ({
      code: 'amount-differs',
      severity: 'warning',
      message: `$${whole} less $${part} is $${right}, but this says $${words}.`,
      fix: `Write $${right} in place of $${words}. If $${words} is right, correct $${whole} or $${part}.`,
      ...(field === null ? {} : { field }),
      line,
      column,
    }),
  )

/** Reads only paragraphs with three amounts: what is needed, what has come in, and what is left. */
const findWrongRests = (text: string) =>
  [...text.matchAll(/(?:[^\n]+\n?)+/g)].flatMap(({ 0: paragraph, index }) => {
    const [rest, otherRest] = paragraph.matchAll(REST)
    if (!rest || otherRest) return []
    const words = rest[1] ?? rest[2] ?? ''
    const others = [...paragraph.matchAll(ANY_AMOUNT)].filter(
      (amount) => amount.index < rest.index || amount.index > rest.index + rest[0].length,
    )
    const [first, second, third] = others.toSorted((a, b) => read(b[1]) - read(a[1]))
    if (!first || !second || third) return []
    const [whole, part] = [first[1] ?? '', second[1] ?? '']
    const isSum = WHOLE.test(paragraph) && PART.test(paragraph)
    const right = read(whole) - read(part)
    if (!isSum || right <= 0 || right === read(words) || read(words) > read(whole)) return []
    return [
      {
        words,
        whole,
        part,
        right: right.toLocaleString('en-US'),
        index: index + rest.index + rest[0].lastIndexOf('$'),
      },
    ]
  })

const read = (amount = ''): number => Number(amount.replaceAll(',', ''))
