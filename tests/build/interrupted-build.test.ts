// If a build is killed or a file system call fails at any moment, visitors see the old site or the new one, never a mixture.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compareDirectories } from '../../tools/compare-directories'
import { runNpmScript, type Outcome } from '../support/run-script'
import { createContentWorkspace } from '../support/content-workspace'
import { smallTexts } from '../support/contents/small'
import { buildFresh } from '../support/build-fresh'
import { buildFrom, clearCache, createSource } from '../support/build-helpers'

/** Number of calls to interrupt for each edit. `all` takes an hour, and includes calls on the cache and the content. */
const POINTS = process.env['INTERRUPT_POINTS'] ?? '1'

const workspace = createContentWorkspace(smallTexts)
const source = createSource(workspace.content)
const out = join(workspace.folder, 'out')
/** Folder of the site that is built from the unchanged content. */
let before: string

beforeAll(async () => {
  before = await buildFresh(source, workspace.folder)
})
afterAll(() => {
  clearCache(source, out)
  workspace.remove()
})

const POST = 'blog/why-fathers-matter.md'
const original = readFileSync(join(workspace.content, POST), 'utf8')

/** Four edits that are published in different ways. */
const EDITS: readonly (readonly [description: string, edit: () => void])[] = [
  [
    // The description of a page with a lead is not in the search index, so the page is replaced in place.
    'of one page',
    () =>
      workspace.edit('pages/contact.md', (text) =>
        text.replace(/^description: .*$/m, `description: ${'How people reach us. '.repeat(3)}`),
      ),
  ],
  ['of a text, with the search index', () => workspace.edit(POST, (text) => `${text}\nMore.\n`)],
  [
    'of all pages',
    () => workspace.edit('site.md', (text) => text.replace(/^city: .*$/m, 'city: Elsewhere')),
  ],
  [
    'that adds a page',
    () => workspace.write('blog/new-post.md', original.replace(/^title: .*$/m, 'title: New')),
  ],
]

/** Runs a build that is killed, or in which a file system call fails. */
function interrupt(environment: Readonly<Record<string, string>>): Promise<Outcome> {
  const preload = `--import ${resolve('tests/support/interrupt.mjs')}`
  const args = ['--content', source.content, '--out', out, '--as-of', source.asOf]
  return runNpmScript('prerender', args, {
    NODE_OPTIONS: preload,
    INTERRUPT_IN: POINTS === 'all' ? '' : out,
    ...environment,
  })
}

async function buildUninterrupted(): Promise<void> {
  const { status, err } = await buildFrom(source, out)
  expect(status, err).toBe(0)
}

const listSiblings = () => readdirSync(workspace.folder).filter((name) => name.startsWith('out'))

/** Returns the number of calls in a build that can be interrupted in this way. */
async function countCalls(how: string): Promise<number> {
  const file = join(workspace.folder, 'count')
  const { status, err } = await interrupt({ INTERRUPT_COUNT: file, INTERRUPT_WITH: how })
  expect(status, err).toBe(0)
  return Number(readFileSync(file, 'utf8'))
}

/** Returns the numbers of the calls to interrupt. The last number of a sample is that of a call that publishes. */
function pickCalls(calls: number): number[] {
  const count = POINTS === 'all' ? calls : Number(POINTS)
  return Array.from({ length: count }, (_, index) =>
    Math.max(1, Math.round((calls * (index + 1)) / count) - (count === calls ? 0 : 1)),
  )
}

/** How a build is interrupted. A full disk leaves more time to tidy up than a kill, so two edits are enough for it. */
const listInterruptions = (edit: () => void): readonly string[] => {
  if (POINTS === 'all') return ['kill', 'ENOSPC', 'EIO']
  return EDITS.slice(0, 2).some(([, other]) => other === edit) ? ['kill'] : ['kill', 'ENOSPC']
}

describe.each(EDITS)('an edit %s', (_, edit) => {
  let after: string

  beforeAll(async () => {
    workspace.restore()
    edit()
    after = await buildFresh(source, workspace.folder)
  })

  test.each(listInterruptions(edit))(
    'leaves the complete old or new site, whichever call is interrupted by %s',
    { timeout: 7_200_000 },
    async (how) => {
      workspace.restore()
      await buildUninterrupted()
      edit()
      const calls = await countCalls(how)
      // Alternates between both versions of the content, and follows each interrupted build with an uninterrupted one.
      let isEdited = true
      for (const call of pickCalls(calls)) {
        if (isEdited) workspace.restore()
        else edit()
        isEdited = !isEdited
        const interruption = { INTERRUPT_AT: String(call), INTERRUPT_WITH: how }
        const { status, err } = await interrupt(interruption)
        const where = `${how} at call ${call} of ${calls}, status ${status}: ${err}`
        expect(existsSync(out), where).toBe(true)
        const [old, now] = isEdited ? [before, after] : [after, before]
        const isNew = compareDirectories(out, now).length === 0
        expect(isNew || compareDirectories(out, old).length === 0, where).toBe(true)
        if (status === 0) expect(isNew, where).toBe(true)
        await buildUninterrupted()
        expect(compareDirectories(out, now), where).toEqual([])
        expect(listSiblings(), where).toEqual(['out'])
      }
    },
  )
})

describe('a build that cannot exchange directories', () => {
  test('is repaired by the next build if it was killed between removing the old site and publishing the new one', async () => {
    workspace.restore()
    await buildUninterrupted()
    renameSync(out, `${out}.previous-0123abcd`)
    mkdirSync(`${out}.staging-0123abcd`)
    workspace.edit(POST, (text) => text.replace('title:', 'titel:'))
    const { status, err } = await buildFrom(source, out)
    expect(status).toBe(1)
    expect(err).toContain(
      'The last build was stopped while it published. The site from before it is back:',
    )
    expect(compareDirectories(out, before)).toEqual([])
  })

  test('publishes the new site', async () => {
    workspace.restore()
    rmSync(`${out}.staging-0123abcd`, { recursive: true })
    await buildUninterrupted()
    workspace.write('blog/new-post.md', original.replace(/^title: .*$/m, 'title: New'))
    // Without PATH the build does not find perl, which it exchanges directories with.
    const { status, err } = await interrupt({ PATH: '' })
    expect(status, err).toBe(0)
    expect(existsSync(join(out, 'blog/new-post.html'))).toBe(true)
    expect(listSiblings()).toEqual(['out'])
  })
})
