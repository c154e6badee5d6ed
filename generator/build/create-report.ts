// Says what came of a build: what the next build of the same site repeats if nothing has changed.
import { findUnansweredQuestions } from '../../model/settings'
import type { BuildReport, GitFacts } from '../cache/pages/build-state'
import type { LoadedContent } from '../load/load-content-with-cache'
import type { BuildInfo } from '../publish/build-info'
import { collectNotes } from '../reporters/build-summary'
import { describeNextTransition } from '../reporters/describe-transitions'
import { formatProblems } from '../reporters/text-reporter'

type Result = {
  readonly drafts: boolean
  readonly gitFacts: GitFacts
  readonly info: BuildInfo
  readonly pages: number
  readonly unused: readonly string[]
  readonly unlinked: readonly string[]
}

export function createReport(
  loaded: LoadedContent,
  { gitFacts, info, pages, ...left }: Result,
): BuildReport {
  const { settings } = loaded.site
  const facts = {
    ...loaded,
    ...left,
    unanswered: findUnansweredQuestions(settings),
    historyNotice: gitFacts.history.historyNotice,
  }
  return {
    today: loaded.today,
    timeZone: settings.timeZone,
    problems: formatProblems(loaded.problems),
    pages,
    notes: [...describeNextTransition(info.transitions), ...collectNotes(facts)],
  }
}
