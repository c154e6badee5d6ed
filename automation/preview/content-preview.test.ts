// Tests the steps by which content is previewed, with events of forks.
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createDispatch } from '../github/testing/payloads'
import { createPage, makeBot, OWN_RUN } from './testing/preview-fixture'
import { usePreviewFixture } from './testing/use-preview-fixture'
import { storePreview } from './store-preview'

const given = usePreviewFixture()

describe('a pull request that changes only content', () => {
  test('is built from a fork, published and commented on', async () => {
    const { payload, sha } = given.openPull(7, { 'content/site.md': 'hello' })
    expect(await given.publish(payload)).toEqual({ stored: true })
    expect(given.readStore()).toEqual({
      'preview/pr-7/index.html': 'hello',
      'preview/pr-7/what_changes/index.html': 'review',
    })
    expect(given.getComments()).toEqual([
      [7, '<!-- lantern-hill-review -->\nSee https://www.example.org/preview/pr-7/\n'],
    ])
    const build = given.commands.find(([command]) => command === 'build')
    const origin = [`--commit=${sha}`, '--branch=words-7', '--repository=stranger/site']
    expect(build).toEqual(expect.arrayContaining([...origin, '--url', 'https://www.example.org']))
  })

  test('has its review beside a page of the site that is called review', async () => {
    await given.publish(given.openPull(7, { 'content/site.md': 'a page at /review' }).payload)
    expect(given.readStore()).toMatchObject({
      'preview/pr-7/review/index.html': 'a page',
      'preview/pr-7/what_changes/index.html': 'review',
    })
  })

  test('is published again after the next push, and the comment is changed in place', async () => {
    await given.publish(given.openPull(7, { 'content/site.md': 'one' }).payload)
    await given.publish(given.openPull(8, { 'content/site.md': 'eight' }).payload)
    await given.publish(given.openPull(7, { 'content/site.md': 'two' }).payload)
    expect(given.readStore()).toMatchObject({
      'preview/pr-7/index.html': 'two',
      'preview/pr-8/index.html': 'eight',
    })
    expect(given.fake.state.comments).toHaveLength(2)
  })

  test('is published for a form, whose workflow has to start this one itself', async () => {
    const { sha } = given.openPull(7, { 'content/site.md': 'from a form' }, 'example')
    makeBot(given)
    const payload = createDispatch({ branch: 'words-7', sha })
    expect(await given.publish(payload)).toEqual({ stored: true })
    expect(given.readStore()).toMatchObject({ 'preview/pr-7/index.html': 'from a form' })
    expect(given.getComments()).toMatchObject([[7, expect.stringContaining('/preview/pr-7/')]])
  })

  test('is left alone when it has moved on before the run', async () => {
    const { payload } = given.openPull(7, { 'content/site.md': 'one' })
    given.openPull(7, { 'content/site.md': 'two' })
    expect(await given.publish(payload)).toEqual({ stored: false })
    expect([given.commands, given.getComments()]).toEqual([[], []])
  })

  test('is not published over a newer commit when it moves on between two steps', async () => {
    const { payload } = given.openPull(7, { 'content/site.md': 'one' })
    given.fake.state.artifacts[OWN_RUN] = [{ name: 'preview', zip: createPage('one') }]
    given.openPull(7, { 'content/site.md': 'two' })
    const environment = given.createEnvironment(payload)
    expect(await storePreview(environment, join(given.fork.folder, 'store'))).toBe(false)
  })

  test('with a mistake keeps its last preview, and gets its repair suggested once', async () => {
    await given.publish(given.openPull(7, { 'content/site.md': 'good' }).payload)
    for (const text of ['a mistake', 'a mistake again']) {
      const { payload } = given.openPull(7, { 'content/site.md': text })
      expect(await given.publish(payload)).toEqual({ stored: false })
    }
    expect(given.readStore()).toMatchObject({ 'preview/pr-7/index.html': 'good' })
    expect(given.fake.state.lineComments).toMatchObject([{ pull: 7, path: 'content/site.md' }])
  })

  test('is published with a plain comment when the comparison fails', async () => {
    await given.publish(given.openPull(7, { 'content/site.md': 'crash' }).payload)
    expect(given.readStore()).toEqual({ 'preview/pr-7/index.html': 'crash' })
    expect(given.getComments()).toMatchObject([[7, expect.stringContaining('/preview/pr-7/')]])
  })

  test('that the software cannot build gets a comment with the end of the log', async () => {
    await given.publish(given.openPull(7, { 'content/site.md': 'good' }).payload)
    const { payload } = given.openPull(7, { 'content/site.md': 'explode `@you`' })
    expect(await given.publish(payload)).toEqual({ stored: false })
    expect(given.readStore()).toMatchObject({ 'preview/pr-7/index.html': 'good' })
    const [[, body = ''] = []] = given.getComments()
    expect(body).toContain('something in the software is wrong')
    expect(body).toContain(`/actions/runs/${OWN_RUN})`)
    expect(body).toContain('\n```text\nexplode `@you`\n```\n')
  })

  test('is refused with a sentence when a file is not plain', async () => {
    const { payload } = given.openPull(7, { 'content/bad\u202Ename.md': 'x' })
    expect(await given.publish(payload)).toEqual({ stored: false })
    expect(given.commands).toEqual([])
    expect(given.getComments()).toMatchObject([[7, expect.stringContaining('There is no preview')]])
  })
})
