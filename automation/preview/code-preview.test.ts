// Tests what becomes of pull requests that bring code, and of artifacts that a stranger could have made.
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createDispatch, createWorkflowRun } from '../github/testing/payloads'
import { createZip, type ZipFile } from '../untrusted/testing/create-zip'
import { storePreview } from './store-preview'
import { createPage, makeBot, OWN_RUN, THEIR_RUN } from './testing/preview-fixture'
import { usePreviewFixture } from './testing/use-preview-fixture'

const given = usePreviewFixture()

describe('a pull request that changes the software', () => {
  const code = { 'package.json': '{"x":1}', 'content/site.md': 'x' }

  test('from a fork is never built here or published, and the comment says so', async () => {
    const { payload } = given.openPull(7, code)
    given.fake.state.artifacts[THEIR_RUN] = [{ name: 'preview', zip: createPage('evil') }]
    expect(await given.publish(payload)).toEqual({ stored: false })
    expect(() => given.readStore()).toThrow()
    expect(given.commands).toEqual([])
    expect(given.getComments()).toMatchObject([[7, expect.stringContaining('not published')]])
    expect(given.fake.downloadTokens).toEqual([])
  })

  test('from this repository is published as its own run has built it', async () => {
    const { payload } = given.openPull(7, code, 'example')
    given.fake.state.artifacts[THEIR_RUN] = [{ name: 'preview', zip: createPage('new look') }]
    expect(await given.publish(payload)).toEqual({ stored: true })
    expect(given.readStore()).toEqual({ 'preview/pr-7/index.html': 'new look' })
  })

  test('by a program is not published', async () => {
    const { payload } = given.openPull(7, code, 'example')
    makeBot(given)
    given.fake.state.artifacts[THEIR_RUN] = [{ name: 'preview', zip: createPage('evil') }]
    expect(await given.publish(payload)).toEqual({ stored: false })
  })

  test('is not published by a run that was started with its branch, because nothing has built it', async () => {
    const { sha } = given.openPull(7, code, 'example')
    given.fake.state.artifacts[OWN_RUN] = [{ name: 'preview', zip: createPage('evil') }]
    const payload = createDispatch({ branch: 'words-7', sha })
    expect(await given.publish(payload)).toEqual({ stored: false })
    expect(given.getComments()).toEqual([])
  })

  test('is not taken for content because it moves code out of its folder', async () => {
    const { payload } = given.openPull(7, { 'content/site.md': 'x' })
    const moved = { filename: 'content/package.json', previous_filename: 'package.json' }
    given.fake.state.files[7] = [moved]
    expect(await given.publish(payload)).toEqual({ stored: false })
  })
})

describe('a pull request whose code breaks the build', () => {
  const code = { 'package.json': '{"x":1}' }
  /** Ends the pull request's own run, with these files in its artifact. */
  const end = (payload: ReturnType<typeof createWorkflowRun>, files: readonly ZipFile[] = []) => {
    const artifact = { name: 'preview', zip: createZip(files) }
    given.fake.state.artifacts[THEIR_RUN] = files.length === 0 ? [] : [artifact]
    const run = { ...payload.workflow_run, conclusion: 'failure' }
    return given.publish({ ...payload, workflow_run: run })
  }

  test('gets a comment with the end of the log, and keeps its earlier preview', async () => {
    const good = given.openPull(7, code, 'example')
    given.fake.state.artifacts[THEIR_RUN] = [{ name: 'preview', zip: createPage('good') }]
    await given.publish(good.payload)
    const { payload } = given.openPull(7, { 'package.json': '{' }, 'example')
    const lines = Array.from({ length: 30 }, (_, line) => `line ${line}`)
    const log = [...lines, '\u001b[31mCannot find module "x"\u001b[39m', '']
    const comment = { name: 'comment.md', bytes: 'a comparison' }
    expect(await end(payload, [{ name: 'failure.txt', bytes: log.join('\n') }, comment])).toEqual({
      stored: false,
    })
    expect(given.readStore()).toEqual({ 'preview/pr-7/index.html': 'good' })
    const [[, body = ''] = []] = given.getComments()
    expect(body).toContain('**The preview of this pull request could not be built.**')
    expect(body).toContain(`/actions/runs/${THEIR_RUN})`)
    expect(body).toContain('Nothing was published')
    expect(body).toContain('line 29\nCannot find module "x"\n```\n')
    expect(body).not.toContain('line 10\n')
    expect(body).not.toContain('a comparison')
  })

  test('cannot write Markdown, mention anybody or fill the comment with its log', async () => {
    const { payload } = given.openPull(7, code, 'example')
    const log = `\`\`\`\n</details>@everyone\u202e ::error::x\n${'x'.repeat(100_000)}`
    await end(payload, [{ name: 'failure.txt', bytes: log }])
    const [[, body = ''] = []] = given.getComments()
    const [, block = ''] = /\n````text\n(.*)\n````\n/s.exec(body) ?? []
    expect(block.split('\n').slice(0, 2)).toEqual(['```', '</details>@everyone\ufffd ::error::x'])
    expect(body.length).toBeLessThan(2000)
  })

  test('gets a comment even if it left nothing, as when its packages cannot be installed', async () => {
    await end(given.openPull(7, code, 'example').payload)
    expect(given.getComments()).toMatchObject([[7, expect.stringContaining('could not be built')]])
  })

  test('from a fork gets the comment without a word of its own', async () => {
    const { payload } = given.openPull(7, code)
    await end(payload, [{ name: 'failure.txt', bytes: 'evil' }])
    const [[, body = ''] = []] = given.getComments()
    expect(body).toContain('could not be built')
    expect(body).not.toContain('evil')
    expect(given.fake.downloadTokens).toEqual([])
  })

  test('gets the list of its mistakes instead if its content has some', async () => {
    const { payload } = given.openPull(7, code, 'example')
    const body = '<!-- lantern-hill-review -->\nTwo mistakes\n'
    await end(payload, [{ name: 'comment.md', bytes: body }])
    expect(given.getComments()).toEqual([[7, body]])
  })

  test('has its comment replaced once it can be built', async () => {
    await end(given.openPull(7, code, 'example').payload)
    const { payload } = given.openPull(7, { 'package.json': '{}' }, 'example')
    const body = '<!-- lantern-hill-review -->\nAll is well\n'
    const files = [{ name: 'preview/pr-7/index.html' }, { name: 'comment.md', bytes: body }]
    given.fake.state.artifacts[THEIR_RUN] = [{ name: 'preview', zip: createZip(files) }]
    expect(await given.publish(payload)).toEqual({ stored: true })
    expect(given.getComments()).toEqual([[7, body]])
  })
})

describe('an artifact', () => {
  const store = (payload: unknown) =>
    storePreview(given.createEnvironment(payload), join(given.fork.folder, 'store'))

  test('is the newest one of a run that was started again', async () => {
    const { payload } = given.openPull(7, { 'package.json': '{"x":1}' }, 'example')
    given.fake.state.artifacts[THEIR_RUN] = ['first', 'second'].map((text) => ({
      name: 'preview',
      zip: createPage(text),
    }))
    await given.publish(payload)
    expect(given.readStore()).toEqual({ 'preview/pr-7/index.html': 'second' })
  })

  test('cannot choose another pull request, or production', async () => {
    const { payload } = given.openPull(7, { 'content/site.md': 'x' })
    for (const name of ['preview/pr-8/index.html', 'index.html', 'preview/index.html']) {
      const zip = createZip([{ name, bytes: 'evil' }])
      given.fake.state.artifacts[OWN_RUN] = [{ name: 'preview', zip }]
      expect(await store(payload).catch(() => false)).toBe(false)
    }
    expect(() => given.readStore()).toThrow()
  })

  test('with a hostile file is refused as a whole', async () => {
    const { payload } = given.openPull(7, { 'package.json': '{"x":1}' }, 'example')
    const files = [{ name: 'preview/pr-7/index.html' }, { name: 'preview/pr-7/../../_worker.js' }]
    given.fake.state.artifacts[THEIR_RUN] = [{ name: 'preview', zip: createZip(files) }]
    expect(await given.publish(payload)).toEqual({ stored: false })
    expect(() => given.readStore()).toThrow()
    expect(given.getComments()).toMatchObject([[7, expect.stringContaining('There is no preview')]])
  })
})
