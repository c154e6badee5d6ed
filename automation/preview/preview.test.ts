// Tests the steps of the preview workflows together, with events of forks, and with what strangers may try.
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDispatch } from '../github/testing/payloads'
import { createZip } from '../untrusted/testing/create-zip'
import { removeClosedPreview, sweepPreviews } from './remove-previews'
import { storePreview } from './publish-preview'
import {
  createPreviewFixture,
  OWN_RUN,
  THEIR_RUN,
  type PreviewFixture,
} from './testing/preview-fixture'

// Git is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let fixture: PreviewFixture
beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  fixture = await createPreviewFixture()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await fixture.remove()
})

const getComments = () => fixture.fake.state.comments.map(({ issue, body }) => [issue, body])
/** Makes a program the author of the pull request. */
const makeBot = () => {
  const [pull] = fixture.fake.state.pulls
  fixture.fake.state.pulls = [{ ...pull, user: { login: 'some[bot]', type: 'Bot' } }]
}
const page = (text: string) => createZip([{ name: 'preview/pr-7/index.html', bytes: text }])

describe('a pull request that changes only content', () => {
  test('is built from a fork, published and commented on', async () => {
    const { payload, sha } = fixture.openPull(7, { 'content/site.md': 'hello' })
    expect(await fixture.publish(payload)).toEqual({ stored: true })
    expect(fixture.readStore()).toEqual({
      'preview/pr-7/index.html': 'hello',
      'preview/pr-7/what_changes/index.html': 'review',
    })
    expect(getComments()).toEqual([
      [7, '<!-- lantern-hill-review -->\nSee https://www.example.org/preview/pr-7/\n'],
    ])
    const build = fixture.commands.find(([command]) => command === 'build')
    expect(build).toEqual(
      expect.arrayContaining([`--commit=${sha}`, '--branch=words-7', '--repository=stranger/site']),
    )
  })

  test('has its review beside a page of the site that is called review', async () => {
    await fixture.publish(fixture.openPull(7, { 'content/site.md': 'a page at /review' }).payload)
    expect(fixture.readStore()).toMatchObject({
      'preview/pr-7/review/index.html': 'a page',
      'preview/pr-7/what_changes/index.html': 'review',
    })
  })

  test('is published again after the next push, and the comment is changed in place', async () => {
    await fixture.publish(fixture.openPull(7, { 'content/site.md': 'one' }).payload)
    await fixture.publish(fixture.openPull(8, { 'content/site.md': 'eight' }).payload)
    await fixture.publish(fixture.openPull(7, { 'content/site.md': 'two' }).payload)
    expect(fixture.readStore()).toMatchObject({
      'preview/pr-7/index.html': 'two',
      'preview/pr-8/index.html': 'eight',
    })
    expect(fixture.fake.state.comments).toHaveLength(2)
  })

  test('is published for a form, whose workflow has to start this one itself', async () => {
    const { sha } = fixture.openPull(7, { 'content/site.md': 'from a form' }, 'example')
    makeBot()
    const payload = createDispatch({ branch: 'words-7', sha })
    expect(await fixture.publish(payload)).toEqual({ stored: true })
    expect(fixture.readStore()).toMatchObject({ 'preview/pr-7/index.html': 'from a form' })
    expect(getComments()).toMatchObject([[7, expect.stringContaining('/preview/pr-7/')]])
  })

  test('is left alone when it has moved on before the run', async () => {
    const { payload } = fixture.openPull(7, { 'content/site.md': 'one' })
    fixture.openPull(7, { 'content/site.md': 'two' })
    expect(await fixture.publish(payload)).toEqual({ stored: false })
    expect([fixture.commands, getComments()]).toEqual([[], []])
  })

  test('is not published over a newer commit when it moves on between two steps', async () => {
    const { payload } = fixture.openPull(7, { 'content/site.md': 'one' })
    fixture.fake.state.artifacts[OWN_RUN] = [{ name: 'preview', zip: page('one') }]
    fixture.openPull(7, { 'content/site.md': 'two' })
    const environment = fixture.createEnvironment(payload)
    expect(await storePreview(environment, join(fixture.fork.folder, 'store'))).toBe(false)
  })

  test('with a mistake keeps its last preview, and gets its repair suggested once', async () => {
    await fixture.publish(fixture.openPull(7, { 'content/site.md': 'good' }).payload)
    for (const text of ['a mistake', 'a mistake again']) {
      const { payload } = fixture.openPull(7, { 'content/site.md': text })
      expect(await fixture.publish(payload)).toEqual({ stored: false })
    }
    expect(fixture.readStore()).toMatchObject({ 'preview/pr-7/index.html': 'good' })
    expect(fixture.fake.state.lineComments).toMatchObject([{ pull: 7, path: 'content/site.md' }])
  })

  test('is published with a plain comment when the comparison fails', async () => {
    await fixture.publish(fixture.openPull(7, { 'content/site.md': 'crash' }).payload)
    expect(fixture.readStore()).toEqual({ 'preview/pr-7/index.html': 'crash' })
    expect(getComments()).toMatchObject([[7, expect.stringContaining('/preview/pr-7/')]])
  })

  test('is refused with a sentence when a file is not plain', async () => {
    const { payload } = fixture.openPull(7, { 'content/bad\u202Ename.md': 'x' })
    expect(await fixture.publish(payload)).toEqual({ stored: false })
    expect(fixture.commands).toEqual([])
    expect(getComments()).toMatchObject([[7, expect.stringContaining('There is no preview')]])
  })
})

describe('a pull request that changes the software', () => {
  const code = { 'package.json': '{"x":1}', 'content/site.md': 'x' }

  test('from a fork is never built here or published, and the comment says so', async () => {
    const { payload } = fixture.openPull(7, code)
    fixture.fake.state.artifacts[THEIR_RUN] = [{ name: 'preview', zip: page('evil') }]
    expect(await fixture.publish(payload)).toEqual({ stored: false })
    expect(() => fixture.readStore()).toThrow()
    expect(fixture.commands).toEqual([])
    expect(getComments()).toMatchObject([[7, expect.stringContaining('not published')]])
    expect(fixture.fake.downloadTokens).toEqual([])
  })

  test('from this repository is published as its own run has built it', async () => {
    const { payload } = fixture.openPull(7, code, 'example')
    fixture.fake.state.artifacts[THEIR_RUN] = [{ name: 'preview', zip: page('new look') }]
    expect(await fixture.publish(payload)).toEqual({ stored: true })
    expect(fixture.readStore()).toEqual({ 'preview/pr-7/index.html': 'new look' })
  })

  test('by a program is not published', async () => {
    const { payload } = fixture.openPull(7, code, 'example')
    makeBot()
    fixture.fake.state.artifacts[THEIR_RUN] = [{ name: 'preview', zip: page('evil') }]
    expect(await fixture.publish(payload)).toEqual({ stored: false })
  })

  test('is not published by a run that was started with its branch, because nothing has built it', async () => {
    const { sha } = fixture.openPull(7, code, 'example')
    fixture.fake.state.artifacts[OWN_RUN] = [{ name: 'preview', zip: page('evil') }]
    const payload = createDispatch({ branch: 'words-7', sha })
    expect(await fixture.publish(payload)).toEqual({ stored: false })
    expect(getComments()).toEqual([])
  })

  test('is not taken for content because it moves code out of its folder', async () => {
    const { payload } = fixture.openPull(7, { 'content/site.md': 'x' })
    const moved = { filename: 'content/package.json', previous_filename: 'package.json' }
    fixture.fake.state.files[7] = [moved]
    expect(await fixture.publish(payload)).toEqual({ stored: false })
  })
})

describe('an artifact', () => {
  const store = (payload: unknown) =>
    storePreview(fixture.createEnvironment(payload), join(fixture.fork.folder, 'store'))

  test('cannot choose another pull request, or production', async () => {
    const { payload } = fixture.openPull(7, { 'content/site.md': 'x' })
    for (const name of ['preview/pr-8/index.html', 'index.html', 'preview/index.html']) {
      const zip = createZip([{ name, bytes: 'evil' }])
      fixture.fake.state.artifacts[OWN_RUN] = [{ name: 'preview', zip }]
      expect(await store(payload).catch(() => false)).toBe(false)
    }
    expect(() => fixture.readStore()).toThrow()
  })

  test('with a hostile file is refused as a whole', async () => {
    const { payload } = fixture.openPull(7, { 'content/site.md': 'x' })
    const files = [{ name: 'preview/pr-7/index.html' }, { name: 'preview/pr-7/../../_worker.js' }]
    fixture.fake.state.artifacts[OWN_RUN] = [{ name: 'preview', zip: createZip(files) }]
    await expect(store(payload)).rejects.toMatchObject({ name: 'RefusedError' })
  })
})

describe('a closed pull request', () => {
  const close = (number: unknown, action = 'closed') =>
    removeClosedPreview(fixture.createEnvironment({ action, pull_request: { number } }))

  test('loses its preview, and no other does', async () => {
    await fixture.publish(fixture.openPull(7, { 'content/site.md': 'seven' }).payload)
    await fixture.publish(fixture.openPull(70, { 'content/site.md': 'seventy' }).payload)
    expect(await close(7)).toBe(true)
    expect(Object.keys(fixture.readStore())).toEqual([
      'preview/pr-70/index.html',
      'preview/pr-70/what_changes/index.html',
    ])
  })

  test('without a preview, or an event of another kind, changes nothing', async () => {
    await fixture.publish(fixture.openPull(7, { 'content/site.md': 'seven' }).payload)
    expect([await close(8), await close(7, 'opened'), await close('7/..')]).toEqual([
      false,
      false,
      false,
    ])
  })

  test('is swept at night if its preview was stored after it was closed', async () => {
    for (const number of [7, 8])
      await fixture.publish(fixture.openPull(number, { 'content/site.md': 'x' }).payload)
    fixture.fake.state.pulls = fixture.fake.state.pulls.map((pull) =>
      pull.number === 7 ? { ...pull, state: 'closed' } : pull,
    )
    expect(await sweepPreviews(fixture.createEnvironment(null))).toBe(true)
    expect(Object.keys(fixture.readStore())[0]).toBe('preview/pr-8/index.html')
    expect(await sweepPreviews(fixture.createEnvironment(null))).toBe(false)
  })
})
