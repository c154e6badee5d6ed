// The options of the build, for `npm run build` and what calls it.
import { contentOption } from '../cli/content-option'
import { parseOptions } from '../cli/options'
import { parseBasePath, parseDay, parseUrl, parseInteger } from '../cli/value-parsers'
import type { Day } from '../../model/dates/day'

export type BuildOptions = {
  readonly content: string
  readonly out: string
  /** The base path with both slashes. */
  readonly base: string
  /** The address of the public site when it is not the one of content/site.md. */
  readonly url: string | undefined
  /** The day as of which the site is made; without it, today in the clinic's time zone. */
  readonly asOf: Day | undefined
  readonly drafts: boolean
  readonly fresh: boolean
  readonly pullRequest: number | null
}

/** @throws ArgumentError when something is mistyped */
export function parseBuildOptions(argv: readonly string[]): BuildOptions {
  const typed = parseOptions(argv, {
    content: contentOption,
    out: { value: 'folder', default: 'dist/client', about: 'Where the site is written.' },
    base: {
      value: 'path',
      about: 'The path below which the site will be served (without it: /).',
      read: parseBasePath,
    },
    url: { value: 'address', about: 'The address of the public site.', read: parseUrl },
    'as-of': { value: 'day', about: 'Makes the site as it is on that day.', read: parseDay },
    drafts: {
      about: 'Shows what is not public too: drafts, and files before and after their days.',
    },
    fresh: { about: 'Uses nothing of an earlier build.' },
    'pull-request': {
      value: 'number',
      about: 'Makes a preview of that pull request.',
      read: parseInteger(1, 9_999_999),
    },
  })
  const pullRequest = typed['pull-request'] ?? null
  return {
    content: typed.content,
    out: typed.out,
    base: typed.base ?? (pullRequest === null ? '/' : `/preview/pr-${pullRequest}/`),
    url: typed.url,
    asOf: typed['as-of'],
    drafts: typed.drafts || pullRequest !== null,
    fresh: typed.fresh,
    pullRequest,
  }
}
