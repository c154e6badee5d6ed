// Notes a sentence right above a list, such as "There are two routes", that counts more or fewer than the items of the list.
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { NUMBERS, readNumber, writeLike } from '../../../text/counting-words'

/** What people list: other words, such as weeks and families, are counted for other reasons. */
const ENGLISH_NOUNS =
  'choices|classes|forms|groups|ideas|items|jobs|kinds|levels|options|parts|paths|places|plans|points|questions|reasons|roles|routes|rules|sessions|stations|steps|tasks|things|tips|topics|types|ways|workshops'
const SPANISH_NOUNS =
  'clases|consejos|cosas|formas|grupos|ideas|lugares|maneras|opciones|papeles|partes|pasos|preguntas|puntos|razones|reglas|rutas|talleres|tareas|temas|tipos'
const COUNTED = `((${NUMBERS}) (?:(?:\\p{L}+) )?(?:${ENGLISH_NOUNS}|${SPANISH_NOUNS}))(?!\\p{L})`
/** Matches sentences that begin with the number of what comes next. */
const BEGINS = new RegExp(
  `^(?:(?:there|here|these|below|the following) are |(?:(?:please )?(?:follow|take|do|bring|choose|pick) )?(?:these|the following|from these) |the following |(?:you can )?(?:choose|pick) (?:from|between|among) |hay |(?:siga |haga |lea )?(?:est[oa]s|l[oa]s siguientes) (?:son )?|(?:puede elegir|elija) entre )?${COUNTED}`,
  'iu',
)
/** Matches what begins with a number and only tells how many there are if a colon is at its end. */
const NUMBER_FIRST = new RegExp(`^(?:${NUMBERS})(?!\\p{L})`, 'iu')
const ITEM = /^(\s*)(?:[-*+]|\d{1,2}[.)])\s+\S/
const OTHER = /(?<!\p{L})(?:other|more|another|otr[oa]s?|más)(?!\p{L})/iu
const OTHER_NUMBER = new RegExp(
  `(?<!\\p{L})(?:one|una?|${NUMBERS})(?!\\p{L})|${OTHER.source}`,
  'iu',
)
const MAY_HAVE_LIST = /^(?:[-*+]|\d{1,2}[.)]) /m
/** A number that is further away counts something else. */
const MAX_DIFFERENCE = 2

export function checkListCounts({ body, bodyLine }: SplitText): LocatedProblem[] {
  if (!MAY_HAVE_LIST.test(body)) return []
  const lines = body.split('\n')
  return lines.flatMap((typed, index) => {
    const found = isAboveList(lines, index) ? findCount(typed.trimEnd()) : null
    if (found === null) return []
    const size = countItems(lines, index + 1)
    const difference = Math.abs(found.count - size)
    if (size < 2 || difference === 0 || difference > MAX_DIFFERENCE) return []
    const right = found.words.replace(found.number, writeLike(found.number, size))
    const line = bodyLine + index
    const isLonger = size > found.count
    const text = typed.slice(0, found.start) + right + typed.slice(found.start + found.words.length)
    return [
      {
        code: 'count-differs',
        severity: 'warning',
        message: `This line says "${found.words}", but the list below it has ${writeLike('one', size)} items.`,
        fix: isLonger
          ? `Write "${right}". If two items of the list are one, join them.`
          : `Write "${right}", or add what is missing to the list.`,
        suggestion: isLonger ? { line, endLine: line, text } : null,
        line,
        column: found.start + 1,
      },
    ]
  })
}

const isAboveList = (lines: readonly string[], index: number): boolean => {
  const next = lines[index + 1]?.trim() === '' ? lines[index + 2] : lines[index + 1]
  return /[.:]\s*$/.test(lines[index] ?? '') && /^[-*+\d]/.test(next ?? '')
}

/** Returns the number in the last sentence of a line, and what it counts. */
function findCount(typed: string) {
  if (ITEM.test(typed) || /^[#|>:]/.test(typed)) return null
  const offset = /^.*[.!?:] (?=["“¿¡]?\p{Lu})/u.exec(typed)?.[0].length ?? 0
  const sentence = typed.slice(offset)
  const match = BEGINS.exec(sentence)
  if (match === null || (NUMBER_FIRST.test(sentence) && !typed.endsWith(':'))) return null
  const [all, words = '', number = ''] = match
  if (OTHER.test(words) || OTHER_NUMBER.test(sentence.slice(all.length))) return null
  return { words, number, count: readNumber(number), start: offset + all.length - words.length }
}

/** Counts the items of a list that begins at most one empty line below; 0 where another list of the same section may go on with it. */
function countItems(lines: readonly string[], from: number): number {
  const first = lines[from]?.trim() === '' ? from + 1 : from
  const indent = ITEM.exec(lines[first] ?? '')?.[1]
  if (indent !== '') return 0
  const rest = lines.slice(first)
  const end = rest.findIndex((line) => /^\S/.test(line) && !ITEM.test(line))
  const list = end === -1 ? rest : rest.slice(0, end)
  const after = end === -1 ? [] : rest.slice(end)
  const heading = after.findIndex((line) => line.startsWith('#'))
  const section = heading === -1 ? after : after.slice(0, heading)
  if (section.some((line) => ITEM.test(line))) return 0
  return list.filter((line) => ITEM.exec(line)?.[1] === '').length
}
