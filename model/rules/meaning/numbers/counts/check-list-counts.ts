// Notes a sentence or a heading right above a list, such as "There are two routes", that counts more or fewer than the items of the list.
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../../../problems/problem'
import { NUMBERS, readNumber, writeLike } from '../../../../text/counting-words'
import { countItems, ITEM, type ListSize } from './list-size'

/** What people list: other words, such as weeks and families, are counted for other reasons. */
const ENGLISH_NOUNS =
  'choices|classes|dates|events|facts|figures|forms|gifts|habits|groups|ideas|items|jobs|kinds|lessons|levels|myths|needs|numbers|options|parts|paths|places|plans|points|prayers|promises|questions|reasons|roles|routes|rules|sessions|stations|steps|stories|tasks|things|tips|topics|truths|types|ways|workshops'
const SPANISH_NOUNS =
  'cifras|clases|consejos|cosas|datos|formas|hechos|historias|grupos|ideas|lugares|maneras|mitos|necesidades|números|opciones|oraciones|papeles|partes|pasos|preguntas|puntos|razones|reglas|rutas|señales|talleres|tareas|temas|tipos|verdades'
const COUNTED = `((${NUMBERS}) (?:(?:[A-Za-zÀ-ỿ]+) )?(?:${ENGLISH_NOUNS}|${SPANISH_NOUNS}))(?![A-Za-zÀ-ỿ])`
/** Matches, in little time, a line that can count a list. */
const MAY_COUNT = new RegExp(`(?<![A-Za-zÀ-ỿ])(?:${NUMBERS})[ .:]`, 'iu')
/** Matches sentences that begin with the number of what comes next. */
const BEGINS = new RegExp(
  `^(?:(?:there|here|these|below|the following) are |(?:(?:please )?(?:follow|take|do|bring|choose|pick) )?(?:these|the following|from these) |the following |(?:you can )?(?:choose|pick) (?:from|between|among) |hay |son |they are |(?:siga |haga |lea )?(?:est[oa]s|l[oa]s siguientes) (?:son )?|(?:puede elegir|elija) entre )?${COUNTED}`,
  'iu',
)
/** Matches sentences that count the items without a name for them, in their last words or before a colon. */
const COUNTS_THESE = [
  new RegExp(`(?<![A-Za-zÀ-ỿ])(?:one|any|each) of (these (${NUMBERS}))[.:]$`, 'iu'),
  new RegExp(
    `(?<![A-Za-zÀ-ỿ])(?:un[oa]|cualquiera|cada un[oa]) de (est[oa]s (${NUMBERS}))[.:]$`,
    'iu',
  ),
  new RegExp(
    `^(?:these are|est[oa]s son) ((?:the|l[oa]s) (${NUMBERS})) (?:that|we|que)[^.:;]*:$`,
    'iu',
  ),
]
/** Matches what begins with a number and only tells how many there are if a colon is at its end. */
const NUMBER_FIRST = new RegExp(`^(?:${NUMBERS})(?![A-Za-zÀ-ỿ])`, 'iu')
const OTHER = /(?<![A-Za-zÀ-ỿ])(?:other|more|another|otr[oa]s?|más)(?![A-Za-zÀ-ỿ])/iu
const OTHER_NUMBER = new RegExp(
  `(?<![A-Za-zÀ-ỿ])(?:one|una?|${NUMBERS})(?![A-Za-zÀ-ỿ])|${OTHER.source}`,
  'iu',
)
/** Matches a heading that begins with the number of what comes next. */
const HEADING = new RegExp(
  `^(#{2,6} (?:(?:the|our|these|your|l[oa]s|nuestr[oa]s|est[oa]s) )?)${COUNTED}(.*)$`,
  'iu',
)
const MAY_HAVE_LIST = /^(?:[-*+]|\d{1,2}[.)]) /m
/** A number that is further away counts something else. */
const MAX_DIFFERENCE = 2

export function checkListCounts({ body, bodyLine }: SplitText): LocatedProblem[] {
  if (!MAY_HAVE_LIST.test(body)) return []
  const lines = body.split('\n')
  return lines.flatMap((typed, index) => {
    const list = MAY_COUNT.test(typed) ? countItems(lines, index + 1) : null
    const found = list && (findInHeading(typed) ?? findCount(typed.trimEnd()))
    if (!found) return []
    const { size } = list
    const difference = Math.abs(found.count - size)
    if (size < 2 || difference === 0 || difference > MAX_DIFFERENCE) return []
    const right = found.words.replace(found.number, writeLike(found.number, size))
    const line = bodyLine + index
    const text = typed.slice(0, found.start) + right + typed.slice(found.start + found.words.length)
    const isRepaired = size > found.count && !found.isHeading
    return [
      {
        ...otherCount(found, list, right),
        suggestion: isRepaired ? { line, endLine: line, text } : null,
        line,
        column: found.start + 1,
      },
    ]
  })
}

type Counted = {
  readonly words: string
  readonly number: string
  readonly count: number
  readonly start: number
  readonly isHeading: boolean
}

/** Returns the number at the beginning of a heading, and what it counts. */
function findInHeading(typed: string): Counted | null {
  const [, before = '', words = '', number = '', after = ''] = HEADING.exec(typed) ?? []
  if (words === '' || OTHER.test(words) || OTHER_NUMBER.test(after)) return null
  return { words, number, count: readNumber(number), start: before.length, isHeading: true }
}

/** Returns the number in the last sentence of a line, and what it counts. */
function findCount(typed: string): Counted | null {
  if (ITEM.test(typed) || /^[#|>:]/.test(typed) || !/[.:]$/.test(typed)) return null
  const offset = /^.*[.!?:] (?=["“¿¡]?[A-ZÀ-Þ])/u.exec(typed)?.[0].length ?? 0
  const sentence = typed.slice(offset)
  const match = BEGINS.exec(sentence)
  const these = match === null ? findThese(sentence) : null
  if (these !== null) return { ...these, start: these.start + offset }
  if (match === null || (NUMBER_FIRST.test(sentence) && !typed.endsWith(':'))) return null
  const [all, words = '', number = ''] = match
  if (OTHER.test(words) || OTHER_NUMBER.test(sentence.slice(all.length))) return null
  const start = offset + all.length - words.length
  return { words, number, count: readNumber(number), start, isHeading: false }
}

function findThese(sentence: string): Counted | null {
  const match = COUNTS_THESE.map((pattern) => pattern.exec(sentence)).find((found) => found)
  const [all = '', words = '', number = ''] = match ?? []
  if (!match || OTHER.test(sentence.slice(0, match.index))) return null
  const start = match.index + all.indexOf(words)
  return { words, number, count: readNumber(number), start, isHeading: false }
}

function otherCount(
  { words, count, isHeading }: Counted,
  { size, isBox }: ListSize,
  right: string,
): FileProblem {
  const [list, thing] = isBox ? ['box', 'lines'] : ['list', 'items']
  const other = isHeading ? ' If you count something else, there is nothing to do.' : ''
  return {
    code: 'count-differs',
    severity: 'warning',
    message: `This ${isHeading ? 'heading' : 'line'} says "${words}", but the ${list} below it has ${writeLike('one', size)} ${thing}.`,
    fix:
      size > count
        ? `Write "${right}". If two ${thing} of the ${list} are one, join them.${other}`
        : `Write "${right}", or add what is missing to the ${list}.${other}`,
  }
}
