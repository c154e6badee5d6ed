// Reports notices that contradict each other: on each day only one of them can say when the office is open.
import type { Notice } from '../../collections/notice/notice'
import { collections } from '../../collections'
import { getNextDay, getPreviousDay } from '../../dates/day'
import { isAboutHours } from '../../hours/opening-hours'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'

export function checkOverlappingNotices(entries: readonly ParsedEntry[]): Problem[] {
  const aboutHours = entries
    .filter(({ collection }) => collection === (collections.notices as unknown))
    .map(toNotice)
    .filter(({ notice: { draft, type = 'news' } }) => draft !== true && isAboutHours({ type }))
  return aboutHours.flatMap(({ parsed, notice, hasWrongDays }, index) => {
    const earlier = aboutHours.slice(0, index).find((other) => isSameDay(other.notice, notice))
    if (!earlier || earlier.hasWrongDays || hasWrongDays) return []
    const problem = isSameNotice(earlier.notice, notice)
      ? sameNotice(earlier)
      : sameDay(earlier, { parsed, notice, hasWrongDays })
    return [createProblem(problem, getFieldPosition(parsed, 'from'))]
  })
}

const sameNotice = ({ parsed }: NoticeFile): FileProblem => ({
  code: 'notice-overlap',
  message: `${parsed.entry.file} already says that we ${isClosed(parsed.entry) ? 'are closed' : 'have other hours'} on these days.`,
  fix: 'Delete this file.',
})

function sameDay(other: NoticeFile, own: NoticeFile): FileProblem {
  const { parsed, notice: earlier } = other
  const { notice } = own
  const days = describeSharedDays(earlier, notice)
  const what = isClosed(earlier) ? 'that we are closed' : 'when we are open'
  return {
    code: 'notice-overlap',
    message: `${parsed.entry.file} already says ${what} ${days}.`,
    fix:
      (isClosed(earlier) ? adviseOnOpenDays(other, own) : adviseOnOpenDays(own, other)) ??
      adviseOnRest(earlier, notice),
  }
}

/** Says how a notice can begin after another one, or end before it. */
function adviseOnRest(
  earlier: Partial<Notice>,
  { from = '', until = '' }: Partial<Notice>,
): string {
  if (earlier.until && until > earlier.until && earlier.from && from >= earlier.from)
    return `If that file is right, write in from: here the first day after ${earlier.until} with these hours. If not, change its days.`
  if (earlier.from && from < earlier.from && earlier.until && until <= earlier.until)
    return `If that file is right, write in until: here the last day before ${earlier.from} with these hours. If not, change its days.`
  return 'Change the days here or in that file, so that no day is in both.'
}

/** Names the days that two notices share. */
function describeSharedDays(a: Partial<Notice>, b: Partial<Notice>): string {
  const first = [a.from, b.from].toSorted().at(-1)
  const last = [a.until, b.until].toSorted()[0]
  return first === last ? `on ${first}` : `from ${first} to ${last}`
}

/** Asks whether we are here on some days of a closing; returns null if the notice with hours has other days as well. */
function adviseOnOpenDays(closing: NoticeFile, hours: NoticeFile): string | null {
  const { from, until } = closing.notice
  const { from: first, until: last } = hours.notice
  if (!isClosed(closing.notice) || isClosed(hours.notice)) return null
  if (!from || !until || !first || !last || first < from || last > until) return null
  if (first === from && last === until) return null
  const { file } = closing.parsed.entry
  const days = first === last ? `on ${first}` : `from ${first} to ${last}`
  const change = first > from ? `until: ${getPreviousDay(first)}` : `from: ${getNextDay(last)}`
  const isCut = first > from && last < until
  const rest = getNextDay(last) === until ? until : `${getNextDay(last)} to ${until}`
  const added = isCut ? `, and write another notice for ${rest}` : ''
  return `If we are here ${days}, write ${change} in ${file}${added}. If not, delete ${hours.parsed.entry.file}.`
}

const isClosed = ({ type }: Partial<Notice>): boolean => type === 'closed'

/** Returns whether two notices say the same, as when one was saved twice. Their reasons may be in other words. */
const isSameNotice = (a: Partial<Notice>, b: Partial<Notice>): boolean =>
  a.from === b.from && a.until === b.until && a.type === b.type && a.hours === b.hours

type NoticeFile = {
  readonly parsed: ParsedEntry
  readonly notice: Partial<Notice>
  /** Whether its days have been reported, so that they may overlap only because of that. */
  readonly hasWrongDays: boolean
}

const toNotice = (parsed: ParsedEntry): NoticeFile => ({
  parsed,
  notice: parsed.entry,
  hasWrongDays: parsed.problems.some(({ code }) => code === 'notice-days'),
})

/** Returns whether two notices share a day. Days that could not be parsed have been reported. */
function isSameDay(a: Partial<Notice>, b: Partial<Notice>): boolean {
  const [from, until, otherFrom, otherUntil] = [a.from, a.until, b.from, b.until]
  if (!from || !until || !otherFrom || !otherUntil) return false
  return from <= otherUntil && otherFrom <= until
}
