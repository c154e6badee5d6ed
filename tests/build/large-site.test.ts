// A site that is large enough to be built by worker threads: no page is missing or mixed up, and nothing is done twice.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { compareDirectories } from '../../tools/compare-directories'
import { WORKER_THRESHOLD } from '../../generator/workers/worker-pool'
import { parsePage, getText } from '../support/html-queries'
import { createContentWorkspace } from '../support/content-workspace'
import { buildFrom, clearCache, createSource } from '../support/build-helpers'

const workspace = createContentWorkspace()
const source = createSource(workspace.content)
const out = join(workspace.folder, 'out')
const POST_COUNT = WORKER_THRESHOLD + 100

afterAll(() => {
  clearCache(source, out)
  workspace.remove()
})

const createPost = (number: number) => `---
title: Post number ${number}
summary: The summary of number ${number}.
date: 2025-03-11
author: Sarah Sample
image: post-friend.svg
image_alt: decorative
---

The words of number ${number} with a [link](/blog/post-${(number % POST_COUNT) + 1}).
`

test(
  'every post has a page with its own text, and a single edit renders a single page',
  { timeout: 120_000 },
  async () => {
    for (let number = 1; number <= POST_COUNT; number++)
      writeFileSync(join(workspace.content, 'blog', `post-${number}.md`), createPost(number))
    const { status, out: output, err } = await buildFrom(source, out)
    expect(status, err).toBe(0)
    expect(output).not.toContain('again')

    const pages = readdirSync(join(out, 'blog')).filter((name) => name.startsWith('post-'))
    expect(pages).toHaveLength(POST_COUNT)
    const wrongPages = pages.filter((name) => {
      const number = /\d+/.exec(name)?.[0]
      const main = getText(parsePage(readFileSync(join(out, 'blog', name), 'utf8')).all('main'))
      return !new RegExp(`Post number ${number}\\D.*The words of number ${number} with`).test(main)
    })
    expect(wrongPages).toEqual([])

    // The next build uses what the worker threads cached, and does the rest in the main thread.
    workspace.edit('blog/post-7.md', (text) => text.replace('The words', 'Other words'))
    const edited = join(workspace.folder, 'edited')
    expect((await buildFrom(source, edited)).out).toMatch(/^1 of [\d,]+ files read and 1 of/m)
    expect(compareDirectories(out, edited)).toEqual(['blog/post-7.html'])
  },
)
