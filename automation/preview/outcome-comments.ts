// The comments on pull requests without a published preview. What a program or a stranger has written is never Markdown in them.
import { stripVTControlCharacters } from 'node:util'
import { getBasePath } from '../../model/routing/base-path'
import { formatCodeBlock } from '../../generator/reporters/markdown-text'
import { toOneLine } from '../../generator/reporters/plain-text'
import { COMMENT_MARKER, quoteInComment } from '../github/own-comment'
import type { PreviewKind } from './preview-kind'
import { ARTIFACT_FILES } from './working-folder'

/** The end of what a program printed says why it ended. */
const MAX_LINES = 20
const MAX_LINE_LENGTH = 200

/** Returns the comment for content or an artifact that was refused. */
export const describeRefusal = (reason: string): string =>
  `${COMMENT_MARKER}\n**There is no preview.** ${quoteInComment(reason)}\n`

type Download = {
  readonly number: number
  readonly runUrl: string
  readonly siteUrl: string | undefined
}

/** Returns the comment for a preview that a stranger's code has built. */
export function describeDownload({ number, runUrl, siteUrl }: Download): string {
  const base = siteUrl === undefined ? '/' : getBasePath(siteUrl)
  const folder = base === '/' ? '' : ` into a folder named \`${base.slice(1, -1)}\``
  return `${COMMENT_MARKER}
**This pull request changes the software, so its preview is not published.** Someone who knows the software has to read it first.

The checks run all the same. To see the preview:

1. Open [the page of its build](${runUrl}) and download **preview** at the bottom.
2. Unpack it${folder}, open a terminal in the folder${folder === '' ? '' : ' around that one'}, and type \`npx serve\`.
3. Open \`${base}${ARTIFACT_FILES.site(number)}/\` at the address that it prints.
`
}

type Failure = {
  readonly kind: PreviewKind
  readonly runUrl: string
  /** What the build has printed, or null if that is not known. */
  readonly output: string | null
}

const REASONS: Readonly<Record<PreviewKind, string>> = {
  content:
    'The check found no mistake in its words, so something in the software is wrong: please show this to the person who looks after the website.',
  'own-code': 'Something that it changes in the software, or needs there, stops the build.',
  'foreign-code': 'Something that it changes in the software, or needs there, stops the build.',
}

/** Returns the comment for a preview that could not be built. */
export function describeFailure({ kind, runUrl, output }: Failure): string {
  const end = output === null ? '' : excerpt(output)
  const details =
    end === ''
      ? ''
      : `\n<details><summary>The end of the log</summary>\n\n${formatCodeBlock(end, 'text')}\n</details>\n`
  return `${COMMENT_MARKER}
**The preview of this pull request could not be built.** ${REASONS[kind]}

[The log of the build](${runUrl}) says more. Nothing was published: the website is as it was, and so is an earlier preview. The next push is built again.
${details}`
}

/** Returns the last lines as plain text. */
const excerpt = (output: string): string =>
  stripVTControlCharacters(output)
    .trimEnd()
    .split(/\r?\n/)
    .slice(-MAX_LINES)
    .map((line) => toOneLine(line).slice(0, MAX_LINE_LENGTH))
    .join('\n')
