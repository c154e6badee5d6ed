// Plans the pages of a preview: each page of the site with the bar above it, and the pages that visitors will see on other days.
import type { PreviewData } from '../../components/preview/preview-data'
import { getDayInTimeZone } from '../../model/dates/day'
import { getBranchUrl } from '../../model/github-branch'
import type { Site } from '../../model/site'
import { removeSourceMarks } from '../../model/source/source-mark'
import type { BuildContext, ResolvedPage } from '../../renderer/page-context'
import type { Commit } from '../git/read-commit'
import { BUILD_INFO_FILE } from '../publish/build-info'
import type { Forecast } from '../transitions/find-transitions'
import { findPageVersions } from './page-versions'

type Options = {
  readonly pullRequest: number
  readonly site: Site
  readonly context: BuildContext
  readonly commit: Commit | null
  readonly forecast: Forecast
  /** The pages that show everything, even what is not public, by path. */
  readonly everything: ReadonlyMap<string, ResolvedPage>
}

type PageFacts = Pick<PreviewData, 'url' | 'publicUrl' | 'versions' | 'shown' | 'everything'>

/** Returns all pages of the preview by path. */
export function planPreview(input: Options): ReadonlyMap<string, ResolvedPage> {
  const { site, context, forecast, everything } = input
  const { base, today } = context
  const { timeZone } = site.settings
  const { versions, datedPages, lastDay } = findPageVersions({
    ...{ forecast, today, base, timeZone, everything },
  })
  const hiddenPages = [...everything]
    .filter(([path, { data }]) => data.canonical !== null && versions.get(path)?.[0]?.href === null)
    .map(([path, { data }]) => ({ label: getTitle(data, site), href: base + path.slice(1) }))
  const shared = { ...describePullRequest(input), lastDay, hiddenPages }
  const getUrl = (path: string) => new URL(base + path.slice(1), context.url).href
  const addBar = (page: ResolvedPage, path: string, shown: PageFacts['shown']): ResolvedPage => {
    const { urlPathname, canonical } = page.data
    // The page for unknown paths has no path of its own.
    const ownPath = canonical === null ? '/' : path
    const pageVersions = versions.get(urlPathname) ?? []
    const isPublic = canonical !== null && pageVersions[0]?.href !== null
    return addPreview(page, shared, {
      url: getUrl(ownPath),
      publicUrl: isPublic ? canonical : `${context.url}/`,
      versions: pageVersions,
      shown,
      everything: base + (canonical === null ? '' : urlPathname.slice(1)),
    })
  }
  return new Map([
    ...[...everything].map(([path, page]) => [path, addBar(page, path, null)] as const),
    ...datedPages.map(({ path, page, from }) => [path, addBar(page, path, from)] as const),
  ])
}

/** Returns the title of a page without the name of the organization. */
const getTitle = ({ head }: ResolvedPage['data'], { settings }: Site): string =>
  removeSourceMarks(head.title).replace(` | ${removeSourceMarks(settings.name)}`, '')

type PullRequestFacts = Omit<PreviewData, keyof PageFacts | 'path' | 'fileUrl'>

function describePullRequest({
  pullRequest,
  site: { settings },
  context: { base, branch, reviewPath },
  commit,
}: Options): Omit<PullRequestFacts, 'lastDay' | 'hiddenPages'> {
  const { repository, timeZone } = settings
  const { hash = null, committedAt = null } = commit ?? {}
  return {
    pullRequest,
    pullRequestUrl: repository === undefined ? null : `${repository}/pull/${pullRequest}`,
    commit: hash,
    committedAt,
    committedOn: committedAt === null ? null : getDayInTimeZone(timeZone, new Date(committedAt)),
    reviewPath: reviewPath ?? null,
    buildInfo: base + BUILD_INFO_FILE,
    editUrl: branch === undefined ? null : `${getBranchUrl(branch, 'edit')}/`,
  }
}

function addPreview(
  { template, data }: ResolvedPage,
  shared: PullRequestFacts,
  facts: PageFacts,
): ResolvedPage {
  const { editUrl } = shared
  const file = data.layout.editLinks?.file
  const fileUrl = editUrl === null || file === undefined ? null : editUrl + file
  const preview = { ...shared, ...facts, path: data.urlPathname, fileUrl }
  return { template, data: { ...data, layout: { ...data.layout, preview } } }
}
