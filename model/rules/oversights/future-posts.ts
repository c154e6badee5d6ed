// Reports posts that are public before the day that they bear, because most of these days are typos.
import type { Day } from '../../dates/day'
import { collections } from '../../collections'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/parse-entry'

export function checkFuturePosts(entries: readonly ParsedEntry[], today: Day): Problem[] {
  return entries.flatMap((parsed) => {
    const { date, draft, publishOn } = parsed.entry
    if (parsed.collection !== (collections.posts as unknown) || draft === true) return []
    if (typeof date !== 'string' || date <= today) return []
    if (publishOn !== undefined && publishOn >= date) return []
    // What was meant to hide the file has been reported.
    const isHidden = ({ code, fix }: Problem) =>
      code === 'field-unknown' && fix.includes('draft: yes')
    if (parsed.problems.some(isHidden)) return []
    // A day that cannot be read has been reported.
    if (publishOn === undefined && parsed.getSource().frontMatter.has('publish_on')) return []
    return [createProblem(futurePost(date, publishOn), getFieldPosition(parsed, 'date'))]
  })
}

const futurePost = (date: Day, publishOn: Day | undefined): FileProblem => ({
  code: 'post-future',
  severity: 'warning',
  message: `The day of this post, ${date}, has not come yet, but visitors can read it already.`,
  fix:
    publishOn === undefined
      ? `Correct the day. If the post is for that day, add a line publish_on: ${date}`
      : `Correct the day. If the post is for that day, write publish_on: ${date}`,
})
