// Notes the emergency number of another country, such as 066, which people who grew up there write out of habit.
import type { SplitText } from '../../../../front-matter/split-front-matter'
import { replaceValue } from '../../../../front-matter/value'
import type { FileProblem, LocatedProblem } from '../../../../problems/problem'

const NUMBER = '(?:06[0568]|080|089|112|999)'
const CANDIDATE = new RegExp(`(?<![\\w.-])${NUMBER}(?![\\w-])`)

const VERBS =
  'llam(?:e|en|a|ar|ando|eme)|m[aá]rque(?:n)?|marcar?|comun[ií](?:quese|carse|cate) (?:con|al)|call(?:ing)?|dial(?:ing)?'
const BETWEEN =
  '(?: (?:ahora|mismo|ya|enseguida|inmediatamente|de inmediato|primero|right|now|immediately|first|away|at once|al|el|a))*'
/** Words that go on after the number: others may be what is counted, as in "call 999 people". */
const AFTER =
  '(?=\\s*(?:$|[.,;:!?)*…])| (?:if|or|and|for|now|right|immediately|first|when|in|from|so|si|o|y|u|para|ahora|de|en|cuando|enseguida|desde|sin)\\b)'
const CALL = new RegExp(
  `((?<![A-Za-zÀ-ỿ])(?:${VERBS})${BETWEEN} (?:\\*\\*)?)(${NUMBER})(?![\\w-])${AFTER}`,
  'giu',
)
const LINK = new RegExp(`\\[([^\\]\\n]*)\\]\\(tel:(${NUMBER})\\)`, 'g')

const EMERGENCY = /urgent|emergenc|danger|peligr|polic|ambulan|hurt|segur|crisis|violen|911/i
const OTHER_PLACE = /m[eé]xic|europ|spain|españa|england|britain|abroad|countr|pa[ií]s|extranjero/i
/** After the number of an office, people dial that of a room. */
const EXTENSION = /extens|\bext\b|\bmen[uú]\b|\d{3}[ .-]\d{4}/i

export function checkEmergencyNumbers({
  frontMatter,
  body,
  bodyLine,
}: SplitText): LocatedProblem[] {
  const inFields = [...frontMatter].flatMap(([field, value]) =>
    ('items' in value ? value.items : [value]).flatMap((source): LocatedProblem[] => {
      const number = findNumber(source.text, source.text)
      if (number === null) return []
      const suggestion = replaceValue(source, correctNumber(source.typed))
      const { line, column } = source
      return [{ ...createNote(number, false), field, line, column, suggestion }]
    }),
  )
  if (!CANDIDATE.test(body)) return inFields
  const lines = body.split('\n')
  const inBody = lines.flatMap((typed, index): LocatedProblem[] => {
    const around = CANDIDATE.test(typed) ? getParagraph(lines, index) : ''
    const number = findNumber(typed, around)
    if (number === null) return []
    const line = bodyLine + index
    const suggestion = { line, endLine: line, text: correctNumber(typed) }
    const note = createNote(number, around.includes(':::urgent'))
    return [{ ...note, line, column: typed.indexOf(number) + 1, suggestion }]
  })
  return [...inFields, ...inBody]
}

/** Returns the line with those right above and below it. */
function getParagraph(lines: readonly string[], index: number): string {
  const isEmpty = (line: string) => line.trim() === ''
  const start = lines.slice(0, index).findLastIndex(isEmpty) + 1
  const length = lines.slice(index).findIndex(isEmpty)
  return lines.slice(start, length === -1 ? undefined : index + length).join('\n')
}

/**
 * Returns the number of another country that people are asked to call, or null.
 * @param around the words that say what it is about
 */
function findNumber(text: string, around: string): string | null {
  if (!CANDIDATE.test(text) || OTHER_PLACE.test(around)) return null
  const { 2: number } = [...text.matchAll(LINK), ...text.matchAll(CALL)][0] ?? []
  if (number === undefined) return null
  const isCertain = number.startsWith('0') || (EMERGENCY.test(around) && !EXTENSION.test(around))
  return isCertain ? number : null
}

const correctNumber = (text: string): string =>
  text
    .replace(
      LINK,
      (_, words: string, number: string) => `[${words.replace(number, '911')}](tel:911)`,
    )
    .replace(CALL, '$1911')

const createNote = (number: string, isUrgent: boolean): FileProblem => ({
  code: 'contact-differs',
  severity: 'warning',
  message: `${number} is the emergency number of another country; here it is 911.`,
  fix: isUrgent
    ? `The website puts a link that calls 911 above these words, so you can leave the number out. If you want a number here, write 911.`
    : `Write 911 in place of ${number}`,
})
