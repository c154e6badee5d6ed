// Says which lines of a comparison of two versions have to go, and which ones lose their marks.
import type { ProblemDetails } from '../../problems/problem'
import { listWords } from '../../text/list-words'
import type { ComparedLine } from './read-comparison'

/** More parts than this are not named. */
const MAX_NAMED = 12

/** @param changed the lines that are not what they should be */
export function describeComparison(changed: readonly ComparedLine[]): ProblemDetails {
  const pick = (...kinds: readonly ComparedLine['kind'][]) =>
    changed.filter(({ kind }) => kinds.includes(kind))
  const [removed, added, around] = [pick('old', 'head'), pick('new'), pick('around')]
  const hasOld = removed.some(({ kind }) => kind === 'old')
  const mark = added.some(({ text }) => /^\+ \S/.test(text)) ? '+ and the space' : '+'
  const marks = [
    ...(hasOld ? ['a - are old'] : []),
    ...(added.length > 0 ? ['a + are new'] : []),
  ].join(', and those with ')
  return {
    code: 'merge-conflict',
    message: `Lines of a comparison were pasted with its marks: those with ${marks}.`,
    fix: [
      ...(removed.length > 0 ? [`Delete ${nameLines(removed)}.`] : []),
      ...(added.length > 0 ? [`Delete the ${mark} at the start of ${nameLines(added)}.`] : []),
      ...(around.length > 0 ? [`Delete one space at the start of ${nameLines(around)}.`] : []),
    ].join(' '),
  }
}

/** Names lines, and those that follow each other as one part: `line 4`, `lines 4, 6 and 9 to 12`. */
function nameLines(lines: readonly ComparedLine[]): string {
  const parts: { from: number; to: number }[] = []
  for (const { number } of lines) {
    const part = parts.at(-1)
    if (part?.to === number - 1) part.to = number
    else parts.push({ from: number, to: number })
  }
  const names = parts.flatMap(({ from, to }) => {
    if (from === to) return [String(from)]
    return to === from + 1 ? [String(from), String(to)] : [`${from} to ${to}`]
  })
  return `line${lines.length === 1 ? '' : 's'} ${listWords(names, MAX_NAMED)}`
}
