// Tests that the previews of closed pull requests are removed, and no others.
import { describe, expect, test } from 'vitest'
import { removeClosedPreview, sweepPreviews } from './remove-previews'
import { usePreviewFixture } from './testing/use-preview-fixture'

const given = usePreviewFixture()

describe('a closed pull request', () => {
  const close = (number: unknown, action = 'closed') =>
    removeClosedPreview(given.createEnvironment({ action, pull_request: { number } }))

  test('loses its preview, and no other does', async () => {
    await given.publish(given.openPull(7, { 'content/site.md': 'seven' }).payload)
    await given.publish(given.openPull(70, { 'content/site.md': 'seventy' }).payload)
    expect(await close(7)).toBe(true)
    expect(Object.keys(given.readStore())).toEqual([
      'preview/pr-70/index.html',
      'preview/pr-70/what_changes/index.html',
    ])
  })

  test('without a preview, or an event of another kind, changes nothing', async () => {
    await given.publish(given.openPull(7, { 'content/site.md': 'seven' }).payload)
    expect([await close(8), await close(7, 'opened'), await close('7/..')]).toEqual([
      false,
      false,
      false,
    ])
  })

  test('is swept at night if its preview was stored after it was closed', async () => {
    for (const number of [7, 8])
      await given.publish(given.openPull(number, { 'content/site.md': 'x' }).payload)
    given.fake.state.pulls = given.fake.state.pulls.map((pull) =>
      pull.number === 7 ? { ...pull, state: 'closed' } : pull,
    )
    expect(await sweepPreviews(given.createEnvironment(null))).toBe(true)
    expect(Object.keys(given.readStore())[0]).toBe('preview/pr-8/index.html')
    expect(await sweepPreviews(given.createEnvironment(null))).toBe(false)
  })
})
