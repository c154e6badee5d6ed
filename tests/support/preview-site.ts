// A preview of a pull request from a fork, built from the sample content with a draft and two scheduled posts.
import { join } from 'node:path'
import { DAYS } from '../../tools/visual-regression/matrix'
import { createContentWorkspace } from './content-workspace'
import { runNpmScript } from './run-script'
import type { BuiltSite } from './sites'

export const COMMIT = 'a0'.repeat(20)
/** Before every event of the sample content. */
export const TODAY = DAYS.before
/** A post is public from the first of these days on, and another one until the second one. */
export const APPEARS_ON = '2025-03-20'
export const LAST_SEEN_ON = '2025-03-25'

const PREVIEW_ARGS = [
  ...['--pull-request', '7', '--commit', COMMIT],
  ...['--branch', 'ann/new-posts', '--repository', 'ann/site', '--review'],
]

export type PreviewSite = {
  readonly preview: BuiltSite
  /** Builds the same content in another way, and returns the folder of the site. */
  readonly build: (name: string, ...args: string[]) => Promise<string>
  readonly remove: () => void
}

export async function createPreviewSite(): Promise<PreviewSite> {
  const { folder, content, write, remove } = createContentWorkspace()
  write('pages/zanzibar.md', createPage('draft: yes'))
  write('blog/soon.md', createPost('A post for later', `publish_on: ${APPEARS_ON}`))
  write('blog/gone.md', createPost('A post for now', `expires_on: ${LAST_SEEN_ON}`))
  const build = async (name: string, ...args: string[]) => {
    const out = join(folder, name)
    const built = await runNpmScript('prerender', [
      ...['--content', content, '--out', out, '--as-of', TODAY],
      ...args,
    ])
    if (built.status !== 0) throw new Error(built.err)
    return out
  }
  const base = '/preview/pr-7/'
  const preview = { folder: await build('preview', ...PREVIEW_ARGS), base, asOf: TODAY, content }
  return { preview, build, remove }
}

const createPage = (line: string) => `---
title: Zanzibar
description: A page that exists only so that this test can look for it on the site.
${line}
---

Words of the page.
`

const createPost = (title: string, line: string) => `---
title: ${title}
summary: A summary of the post.
date: 2025-02-01
author: Ann Lee
image: post-friend.svg
image_alt: decorative
${line}
---

Words of the post.
`
