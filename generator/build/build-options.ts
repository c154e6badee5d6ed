// The options of the build (`npm run build`).
import { contentOption } from '../cli/content-option'
import { parseOptions } from '../cli/options'
import { parseBranch, parseCommit, parseRepository } from '../cli/git-parsers'
import { parseBasePath, parseDay, parseUrl, parseInteger } from '../cli/value-parsers'
import type { Day } from '../../model/dates/day'
import { getBasePath } from '../../model/routing/base-path'
import { REVIEW_FOLDER } from '../preview/reserved-folders'

export type BuildOptions = {
  readonly content: string
  readonly out: string
  /** The base path, with both slashes. */
  readonly base: string
  /** The URL of the public site if it differs from the one in content/site.md. */
  readonly url: string | undefined
  /** The day as of which the site is built, or undefined for today in the clinic's time zone. */
  readonly asOf: Day | undefined
  readonly drafts: boolean
  /** True if nothing from an earlier build may be used. */
  readonly ignoreCache: boolean
  readonly pullRequest: number | null
  /** The full hash of the commit that the content is from, or undefined for the one that is checked out. */
  readonly commit: string | undefined
  /** The branch of the pull request, or undefined if it is not known. */
  readonly branch: string | undefined
  /** The URL of the repository with that branch, or undefined for the one in content/site.md. */
  readonly repository: string | undefined
  /** Whether the pages of the review will be put into the folder `review` of the preview. */
  readonly review: boolean
}

/** The options as they were typed. Without a base, it follows from the address of the site. */
export type TypedBuildOptions = Omit<BuildOptions, 'base'> & { readonly base: string | undefined }

/**
 * Adds the base: the path of the site's address, or for a preview the folder of the pull request below it.
 * @param siteUrl the address in content/site.md, if it is valid
 */
export function addBase(options: TypedBuildOptions, siteUrl: string | undefined): BuildOptions {
  const { url = siteUrl, pullRequest } = options
  const root = url === undefined ? '/' : getBasePath(url)
  const base = pullRequest === null ? root : `${root}preview/pr-${pullRequest}/`
  return { ...options, base: options.base ?? base }
}

/** @throws UsageError when an option is mistyped */
export function parseBuildOptions(argv: readonly string[]): TypedBuildOptions {
  const options = parseOptions(argv, 'Builds the site from the Markdown files.', {
    content: contentOption,
    out: { value: 'folder', default: 'dist/client', about: 'Where the site is written.' },
    base: {
      value: 'path',
      about: 'The path below which the site will be served (without it: the path of its address).',
      read: parseBasePath,
    },
    url: {
      value: 'address',
      about: 'The address of the public site (without it: the one in content/site.md).',
      read: parseUrl,
    },
    'as-of': { value: 'day', about: 'Builds the site as it is on that day.', read: parseDay },
    drafts: {
      about: 'Also shows what is not public: drafts, and files before or after their days.',
    },
    // scripts/run-bundled.mjs looks for both names too.
    'no-cache': { about: 'Uses nothing from an earlier build.', alias: 'fresh' },
    'pull-request': {
      value: 'number',
      about: 'Builds a preview of that pull request.',
      read: parseInteger(1, 9_999_999),
    },
    commit: { value: 'hash', about: 'The commit that the content is from.', read: parseCommit },
    branch: {
      value: 'name',
      about: 'The branch of the pull request, where links in its preview edit files.',
      read: parseBranch,
    },
    repository: {
      value: 'owner/name',
      about: 'The repository with that branch, if it is a fork.',
      read: parseRepository,
    },
    review: {
      about: `Links a preview to the pages of its review, in its folder ${REVIEW_FOLDER}.`,
    },
  })
  const pullRequest = options['pull-request'] ?? null
  return {
    content: options.content,
    out: options.out,
    base: options.base,
    url: options.url,
    asOf: options['as-of'],
    drafts: options.drafts || pullRequest !== null,
    ignoreCache: options['no-cache'],
    pullRequest,
    commit: options.commit,
    branch: options.branch,
    repository: options.repository,
    review: options.review,
  }
}
