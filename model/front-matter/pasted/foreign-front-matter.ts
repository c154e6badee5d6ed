// Finds front matter as chat programs write it: as JSON, in a box of code, or below words of their own.
import type { LocatedProblem, ProblemDetails, TextEdit } from '../../problems/problem'
import { FENCE } from '../fences/early-fence'
import { findMailHead } from './mail-head'
import { toYaml } from '../yaml-form'

const CODE_FENCE = /^(`{3,}|~{3,})[ \t]*[\w-]*\s*$/
const FIELD = /^[A-Za-zÀ-ỿ_][A-Za-zÀ-ỿ0-9_ -]*:(?:\s|$)/u
/** Nobody writes more lines above the fields. */
const MAX_WORDS_LINES = 12
const MAX_TALK_LINES = 6
/** How chat programs begin what they say below their answer. */
const TALK =
  /^[\s>*_]*(?:Let me know|Would you|Want me|Feel free|If you(?:['’]d| would| want| need)|I (?:hope|can|made|also|changed|added)|I['’](?:ve|ll)|This (?:version|file|keeps)|Note:|Notes:|You can|Just |¿(?:Te|Quieres|Quiere|Le)|Avís|Si (?:quieres|necesitas)|Espero|Puedo)/

/** Matches how they begin their answer: "Sure! Here is the file:". */
const ANSWER =
  /^[\s>*_]*(?:(?:Sure|Certainly|Of course|Absolutely|Great|Claro|Por supuesto)\b.*|(?:Here(?:['’]s| is| are)|Aqu[ií] (?:tiene|tienes|está|va))\b.*):[*_]*\s*$/i

/** Returns the problem, or null. With it, nothing else in the file is reported. */
export function findForeignFrontMatter(text: string): LocatedProblem | null {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.trim() !== '')
  const line = lines[first] ?? ''
  const fence = CODE_FENCE.exec(line)?.[1]
  if (fence !== undefined) return findCodeBox(lines, first, fence)
  const mailHead = findMailHead(lines, first)
  if (mailHead !== null) return mailHead
  const isFenced = line === FENCE
  const start = isFenced
    ? lines.findIndex((other, index) => index > first && other.trim() !== '')
    : first
  if (/^\s*\{\s*(?:"|$)/.test(lines[start] ?? '')) return findCurlyFields(lines, start, isFenced)
  const isField = FIELD.test(line) && lines[first + 1]?.trim() !== ''
  if (isFenced || isField || /^[\s–—−=*+_~-]*$/.test(line)) return null
  return findWordsAbove(lines, first)
}

const locate = (
  problem: ProblemDetails,
  index: number,
  suggestion: TextEdit | null,
): LocatedProblem => ({ ...problem, line: index + 1, column: 1, suggestion })

function findCodeBox(
  lines: readonly string[],
  first: number,
  fence: string,
): LocatedProblem | null {
  const next = lines.findIndex((line, index) => index > first && line.trim() !== '')
  if (lines[next] !== FENCE) return findUnfencedBox(lines, first, fence)
  const isEnd = (line: string) => line.trim() === fence
  const last = lines.findLastIndex((line) => line.trim() !== '')
  const close =
    last > next && isEnd(lines[last] ?? '')
      ? last
      : lines.findIndex((line, index) => index > next && isEnd(line))
  const end = close === -1 ? next + 1 : close
  const suggestion = {
    line: first + 1,
    endLine: close === -1 ? end : endOfTalk(lines, close),
    text: lines.slice(next, end).join('\n'),
  }
  return locate(CODE_BOX, first, suggestion)
}

/** Returns the number of the last line of what a chat program says below the box: its end, or that of the file. */
function endOfTalk(lines: readonly string[], close: number): number {
  const below = lines.slice(close + 1).filter((line) => line.trim() !== '')
  const isTalk = below.length <= MAX_TALK_LINES && TALK.test(below[0] ?? '')
  return isTalk ? lines.length - (lines.at(-1) === '' ? 1 : 0) : close + 1
}

/** Finds a box with nothing but fields, without their fences. */
function findUnfencedBox(
  lines: readonly string[],
  first: number,
  fence: string,
): LocatedProblem | null {
  const end = lines.findIndex((line, index) => index > first && line.trim() === fence)
  const fields = lines.slice(first + 1, end).filter((line) => line.trim() !== '')
  const isOnlyFields = fields.every((line) => FIELD.test(line) || /^\s|^- /.test(line))
  if (end === -1 || !FIELD.test(fields[0] ?? '') || !isOnlyFields) return null
  const text = [FENCE, ...lines.slice(first + 1, end), FENCE].join('\n')
  return locate(CODE_BOX, first, { line: first + 1, endLine: end + 1, text })
}

function findWordsAbove(lines: readonly string[], first: number): LocatedProblem | null {
  const fence = lines.slice(0, MAX_WORDS_LINES).indexOf(FENCE)
  const next = lines.slice(fence + 1).find((line) => line.trim() !== '')
  const hasFields = fence !== -1 && FIELD.test(next ?? '')
  const box = hasFields ? findBoxStart(lines, first, fence) : null
  if (box !== null) return findTalkAndBox(lines, first, box)
  if (!hasFields || lines[fence - 1]?.trim() !== '') return null
  const above = lines.slice(first, fence).filter((line) => line.trim() !== '')
  return above.length === 1 && ANSWER.test(above[0] ?? '')
    ? locate(ANSWER_ABOVE, first, { line: 1, endLine: fence + 1, text: FENCE })
    : locate(WORDS_ABOVE, first, null)
}

/** Returns the index of the line that begins a box of code right above the fields, or null. */
function findBoxStart(lines: readonly string[], first: number, fence: number): number | null {
  const index = lines.findLastIndex((line, other) => other < fence && line.trim() !== '')
  return index > first && CODE_FENCE.test(lines[index] ?? '') ? index : null
}

/** Reports the words of a chat program above a box with the whole file. The edit keeps only what is in the box. */
function findTalkAndBox(lines: readonly string[], first: number, box: number): LocatedProblem {
  const inBox = findCodeBox(lines, box, CODE_FENCE.exec(lines[box] ?? '')?.[1] ?? '')
  const edit = inBox?.suggestion
  return locate(TALK_AND_BOX, first, edit ? { ...edit, line: first + 1 } : null)
}

function findCurlyFields(
  lines: readonly string[],
  start: number,
  isFenced: boolean,
): LocatedProblem {
  for (let end = start; end < lines.length; end++) {
    if (!/\}\s*$/.test(lines[end] ?? '')) continue
    const fields = parseFields(lines.slice(start, end + 1).join('\n'))
    if (fields === null) continue
    const text = isFenced ? fields : [FENCE, ...fields, FENCE]
    return locate(CURLY, start, { line: start + 1, endLine: end + 1, text: text.join('\n') })
  }
  return locate(CURLY, start, null)
}

/** Returns JSON as lines of fields, or null if it is none or has more than texts and lists of texts in it. */
function parseFields(json: string): string[] | null {
  try {
    const parsed: unknown = JSON.parse(json)
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return null
    const fields = Object.entries(parsed).map(([name, value]) => writeField(name, value))
    return fields.includes(null) ? null : fields.flatMap((field) => field ?? [])
  } catch {
    return null
  }
}

function writeField(name: string, value: unknown): string[] | null {
  if (Array.isArray(value)) {
    const items = value.map(writeValue)
    return items.includes(null) ? null : [`${name}:`, ...items.map((item) => `  - ${item ?? ''}`)]
  }
  const text = writeValue(value)
  return text === null ? null : [`${name}: ${text}`.trimEnd()]
}

function writeValue(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && !value.includes('\n') ? toYaml(value.trim()) : null
}

const CURLY: ProblemDetails = {
  code: 'fields-curly',
  message: 'The fields are in curly brackets, as programs write them.',
  fix: 'Write each field on a line of its own, such as title: Parking, between two lines with only ---. Leave out the brackets, the commas at the ends and the quotation marks.',
}

const CODE_BOX: ProblemDetails = {
  code: 'fence-box',
  message: 'The file is in a box of code, as chat programs write it.',
  fix: 'Delete the line with ``` at the top and the one that ends the box, so that --- is the very first line.',
}

const TALK_AND_BOX: ProblemDetails = {
  code: 'fence-words',
  message:
    'A chat program wrote words of its own above the file and put the file into a box of code.',
  fix: 'Delete everything above the first --- line, the line with ``` at the end, and what is below that.',
}

const ANSWER_ABOVE: ProblemDetails = {
  code: 'fence-words',
  message: 'A chat program wrote this to you, and not for visitors.',
  fix: 'Delete this line, and the empty lines below it, so that --- is the very first line.',
}

const WORDS_ABOVE: ProblemDetails = {
  code: 'fence-words',
  message: 'There are words above the first --- line, where they would not be shown.',
  fix: 'If visitors should read these words, move them below the second --- line. If not, delete them.',
}
