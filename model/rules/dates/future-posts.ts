// Reports posts that are public before the day that they bear, or a year after it, because most of these days are typos.
import { getYear, moveToYear, swapMonthAndDay, type Day } from '../../dates/day'
import { collections } from '../../collections'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { replaceField } from '../translations/field-edits'

/** @param published the paths that the public site has had: the first day of a post with one of them is over */
export function checkFuturePosts(
  entries: readonly ParsedEntry[],
  today: Day,
  published: ReadonlySet<string>,
): Problem[] {
  return entries.flatMap((parsed) => {
    const { date, draft, publishOn } = parsed.entry
    if (parsed.collection !== (collections.posts as unknown) || draft === true) return []
    if (typeof date !== 'string') return []
    if (publishOn !== undefined && isYearAfter(publishOn, date))
      return [
        createProblem(
          { ...latePost(date, publishOn), suggestion: replaceField(parsed, 'publish_on', date) },
          getFieldPosition(parsed, 'publish_on'),
        ),
      ]
    if (publishOn !== undefined && publishOn > date && swapMonthAndDay(publishOn) === date)
      return [
        createProblem(
          {
            ...exchangedPost(date, publishOn),
            suggestion: replaceField(parsed, 'publish_on', date),
          },
          getFieldPosition(parsed, 'publish_on'),
        ),
      ]
    if (date <= today || (publishOn !== undefined && publishOn >= date)) return []
    // What was meant to hide the file has been reported.
    const isHidden = ({ code, fix }: Problem) =>
      code === 'field-unknown' && fix.includes('draft: yes')
    if (parsed.problems.some(isHidden)) return []
    // A day that cannot be read has been reported.
    if (publishOn === undefined && parsed.getSource().frontMatter.has('publish_on')) return []
    const field = publishOn === undefined ? 'date' : 'publish_on'
    const isNew = !published.has(parsed.entry.pagePath ?? '')
    const suggestion =
      isNew && publishOn !== undefined && swapMonthAndDay(publishOn) === date
        ? replaceField(parsed, field, date)
        : null
    const problem =
      publishOn === undefined ? unplannedPost(date) : earlyPost(date, publishOn, today)
    return [createProblem({ ...problem, suggestion }, getFieldPosition(parsed, field))]
  })
}

const isYearAfter = (later: Day, day: Day): boolean => later === moveToYear(day, getYear(day) + 1)

const latePost = (date: Day, publishOn: Day): FileProblem => ({
  code: 'post-future',
  severity: 'warning',
  message: `The day of this post is ${date}, but publish_on: ${publishOn} hides it for a year longer.`,
  fix: `Write publish_on: ${date}`,
})

const exchangedPost = (date: Day, publishOn: Day): FileProblem => ({
  code: 'post-future',
  severity: 'warning',
  message: `The day of this post is ${date}, but publish_on: ${publishOn} hides it for longer. The month and the day are the wrong way around.`,
  fix: `Write publish_on: ${date}`,
})

const unplannedPost = (date: Day): FileProblem => ({
  code: 'post-future',
  severity: 'warning',
  message: `The day of this post, ${date}, has not come yet, but visitors can read it already.`,
  fix: `If the post is for that day, add the line publish_on: ${date}. If not, write the right day after date:`,
})

const earlyPost = (date: Day, publishOn: Day, today: Day): FileProblem => ({
  code: 'post-future',
  severity: 'warning',
  message:
    publishOn <= today
      ? `With publish_on: ${publishOn}, which is over, visitors can read this post already, but its day is ${date}.`
      : `The day of this post is ${date}, but with publish_on: ${publishOn}, visitors can read it before that.`,
  fix: `If the post is for that day, write publish_on: ${date}. If not, write the right day after date:`,
})
