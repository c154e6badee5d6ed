// The command that compares a change with what it began from, and writes a comment, data and pages about it.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseDirectory } from '../../generator/cli/content-option'
import { exitCode } from '../../generator/cli/exit'
import type { ValueParser } from '../../generator/cli/option-definition'
import { loadContent } from '../../generator/load/load-content'
import { parseOptions } from '../../generator/cli/options'
import { UsageError } from '../../generator/cli/usage-error'
import { parseDay, parseInteger, parseUrl } from '../../generator/cli/value-parsers'
import { writeComment } from './comment/write-comment'
import { createReview } from './create-review'
import { formatReviewAsJson } from './format-json'
import { writePages } from './pages/write-pages'
import { addPictures } from './pictures/take-pictures'
import { writeContent } from '../untrusted/pull-request-content'
import { RefusedError } from '../untrusted/refused-error'
import { findCommits } from './sides/find-commits'

/** The folder of the content in its repository. */
const CONTENT = 'content'

const parseRepository: ValueParser<string> = (text, option) => {
  if (/^[\w.-]+\/[\w.-]+$/.test(text)) return text
  throw new UsageError(`${option} wants a name such as owner/name.`)
}

const required = (name: string, value: string | undefined): string => {
  if (value === undefined) throw new UsageError(`--${name} is needed.`)
  return value
}

/** Resolves to the exit code: success even if the content has mistakes, because the review says so. */
export async function runReview(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, 'Says what a branch changes on the site.', {
    base: { value: 'ref', about: 'The branch that the change is for.' },
    head: { value: 'ref', about: 'The change.' },
    out: { value: 'folder', about: 'Where the review is written.' },
    git: { value: 'folder', default: '.', about: 'The git repository.', read: parseDirectory },
    'content-of-head': {
      value: 'folder',
      about: 'The content of the change, if it was already read from git.',
      read: parseDirectory,
    },
    url: { value: 'address', about: 'Where the preview will be.', read: parseUrl },
    repository: { value: 'owner/name', about: 'The repository on GitHub.', read: parseRepository },
    'pull-request': {
      value: 'number',
      about: 'The number of the pull request.',
      read: parseInteger(1, 9_999_999),
    },
    'as-of': { value: 'day', about: 'Compares the site as it is on that day.', read: parseDay },
    'no-pictures': { about: 'Takes no pictures, which need a browser.' },
  })
  const out = required('out', options.out)
  const repository = { top: options.git, path: CONTENT }
  const commits = await findCommits(
    repository,
    required('base', options.base),
    required('head', options.head),
  )
  const folder = await mkdtemp(join(tmpdir(), 'review-'))
  try {
    const content = { base: join(folder, 'before', CONTENT), head: join(folder, 'after', CONTENT) }
    await writeContent(repository, commits.mergeBase, content.base)
    if (options['content-of-head'] === undefined)
      await writeContent(repository, commits.head, content.head)
    const created = await createReview({
      ...commits,
      asOf: options['as-of'] ?? (await loadContent(content.base)).today,
      repository: options.repository ?? null,
      pullRequest: options['pull-request'] ?? null,
      previewUrl: options.url === undefined ? null : options.url.replace(/\/?$/, '/'),
      content: { ...content, head: options['content-of-head'] ?? content.head },
      folder,
    })
    const pages = join(out, 'pages')
    await rm(pages, { recursive: true, force: true })
    await mkdir(pages, { recursive: true })
    const review = options['no-pictures']
      ? created.review
      : await addPictures(created, join(pages, 'pictures'))
    await writePages({ ...created, review }, pages)
    const comment = writeComment(review)
    await writeFile(join(out, 'comment.md'), comment)
    await writeFile(join(out, 'review.json'), formatReviewAsJson(review))
    console.log(`The review is in ${out}.`)
    return exitCode.success
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    console.error(error.message)
    return exitCode.problems
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
