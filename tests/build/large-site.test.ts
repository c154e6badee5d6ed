// A site with so many posts that threads read and render it: nothing is missing, mixed up or made twice.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { compareDirectories } from '../../tools/compare-directories'
import { WORKER_THRESHOLD } from '../../generator/workers/worker-pool'
import { parse, getText } from '../support/html-queries'
import { createContentWorkspace } from '../support/content-workspace'
import { buildFrom, clearCache, createSource } from '../support/build-helpers'

const workspace = createContentWorkspace()
const source = createSource(workspace.content)
const out = join(workspace.folder, 'out')
const POSTS = WORKER_THRESHOLD + 100

afterAll(() => {
  clearCache(source, out)
  workspace.remove()
})

const post = (number: number) => `---
title: Post number ${number}
summary: The summary of number ${number}.
date: 2025-03-11
author: Sarah Sample
image: post-friend.svg
image_alt: decorative
---

The words of number ${number} with a [link](/blog/post-${(number % POSTS) + 1}).
`

test('every post has its page, in which its own words stand', { timeout: 120_000 }, async () => {
  for (let number = 1; number <= POSTS; number++)
    writeFileSync(join(workspace.content, 'blog', `post-${number}.md`), post(number))
  const { status, out: printed, err } = await buildFrom(source, out)
  expect(status, err).toBe(0)
  expect(printed).not.toContain('anew')

  const pages = readdirSync(join(out, 'blog')).filter((name) => name.startsWith('post-'))
  expect(pages).toHaveLength(POSTS)
  const wrong = pages.filter((name) => {
    const number = /\d+/.exec(name)?.[0]
    const main = getText(parse(readFileSync(join(out, 'blog', name), 'utf8')).all('main'))
    return !new RegExp(`Post number ${number}\\D.*The words of number ${number} with`).test(main)
  })
  expect(wrong).toEqual([])

  // What threads have read and rendered is used again; one thread makes the rest.
  workspace.edit('blog/post-7.md', (text) => text.replace('The words', 'Other words'))
  const before = join(workspace.folder, 'before')
  expect((await buildFrom(source, before)).out).toMatch(/^1 of [\d,]+ files read and 1 of/m)
  expect(compareDirectories(out, before)).toEqual(['blog/post-7.html'])
})
