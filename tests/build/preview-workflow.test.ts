// The steps by which GitHub's workflows preview a pull request from a fork, with the real check, review and generator.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { removeClosedPreview } from '../../automation/preview/remove-previews'
import { runCommand, type RunCommand } from '../../automation/preview/run-command'
import {
  createPreviewFixture,
  type PreviewFixture,
} from '../../automation/preview/testing/preview-fixture'
import { REVIEW_FOLDER } from '../../generator/preview/reserved-folders'
import type { BuildInfo } from '../../generator/publish/build-info'
import { createPageText, createTestFiles } from '../../model/test-fixtures/create-test-site'
import { createSvg } from '../../model/test-fixtures/svg-images'

const PREVIEW = 'preview/pr-7/'
const PREVIEW_URL = `https://www.example.org/${PREVIEW}`

/** Another test has the pictures, which need a browser. */
const run: RunCommand = (command, args) =>
  runCommand(command, command === 'review' ? [...args, '--no-pictures'] : args)

const give = (text: string) => ({ 'content/pages/give.md': createPageText('Give', text) })

let fixture: PreviewFixture
let production: Record<string, string>
beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const { texts } = createTestFiles()
  const content = Object.entries(texts).map(([path, text]) => [`content/${path}`, text])
  fixture = await createPreviewFixture({
    files: {
      ...(Object.fromEntries(content) as Record<string, string>),
      'content/images/walk.svg': createSvg('<circle r="9"/>', 'width="1200" height="800"'),
    },
    run,
  })
  production = { 'index.html': 'The public site', 'events.html': 'Its events' }
  const { fork } = fixture
  const tree = Object.entries(production)
    .map(([name, text]) => {
      const hash = fork.git(['hash-object', '-w', '--stdin'], text)
      return `100644 blob ${hash}\t${name}\n`
    })
    .join('')
  const commit = fork.git(['commit-tree', fork.git(['mktree'], tree), '-m', 'Publish'])
  fork.git(['push', '--quiet', fork.url, `${commit}:refs/heads/pages-store`])
})
afterAll(async () => {
  vi.restoreAllMocks()
  await fixture.remove()
})

/** Returns the files of the preview by their paths in it, and those of the public site. */
function readStore(): { preview: Record<string, string>; others: Record<string, string> } {
  const files = Object.entries(fixture.readStore())
  const isPreview = ([path]: readonly [string, string]) => path.startsWith(PREVIEW)
  return {
    preview: Object.fromEntries(
      files.filter(isPreview).map(([path, text]) => [path.slice(PREVIEW.length), text]),
    ),
    others: Object.fromEntries(files.filter((file) => !isPreview(file))),
  }
}

const readComment = () => {
  const { comments } = fixture.fake.state
  expect(comments.map(({ issue }) => issue)).toEqual([7])
  return comments[0]?.body ?? ''
}
const readInfo = (files: Readonly<Record<string, string>>) =>
  JSON.parse(files['build.json'] ?? 'null') as BuildInfo

/** Returns the file that a host shows for a path below the preview. */
const findFile = (path: string, files: Readonly<Record<string, string>>) =>
  [path, `${path}.html`, `${path}index.html`].find((file) => file in files)

/** Returns the links in the HTML of a page of the review that lead to files below the preview. */
const listLinks = (html: string) =>
  [...html.matchAll(/(?:href|src)="(?!https?:|mailto:|tel:|#)([^"#]*)/g)].map(
    ([, link]) => new URL(link ?? '', `${PREVIEW_URL}${REVIEW_FOLDER}/`).href,
  )

describe('a pull request of a fork', () => {
  test('with a mistake gets a comment with the repair, a suggestion beside the line, and no preview', async () => {
    const { payload } = fixture.openPull(7, give('Please <b>give</b>.'))
    expect(await fixture.publish(payload)).toEqual({ stored: false })
    expect(readStore()).toEqual({ preview: {}, others: production })
    const comment = readComment()
    expect(comment).toContain('This cannot go public yet: 1 thing needs repair.')
    expect(comment).toContain('content/pages/give\\.md')
    expect(comment).toContain('```\nPlease **give**.\n```')
    expect(comment).not.toContain(PREVIEW_URL)
    expect(fixture.fake.state.lineComments).toMatchObject([
      {
        path: 'content/pages/give.md',
        body: expect.stringContaining('```suggestion\nPlease **give**.\n```') as string,
      },
    ])
  })

  test('that changes words is served below its number, with a review of them', async () => {
    const { payload, sha } = fixture.openPull(7, give('We thank you.'))
    expect(await fixture.publish(payload)).toEqual({ stored: true })
    const { preview, others } = readStore()
    expect(others).toEqual(production)
    expect(readInfo(preview)).toMatchObject({ commit: sha, pullRequest: 7 })
    expect(preview['give.html']).toContain('We thank you.')
    expect(preview['give.html']).toContain('Pull request 7')
    expect(preview['give.html']).toContain(`href="/${PREVIEW}${REVIEW_FOLDER}/"`)
    expect(preview[`${REVIEW_FOLDER}/give.html`]).toMatch(/<ins [^>]*>We thank you\.<\/ins>/)
    expect(preview[`${REVIEW_FOLDER}/index.html`]).toContain(
      'href="https://github.com/example/site/pull/7"',
    )
  })

  test('has only links to files that are there, in its comment and in its review', () => {
    const { preview } = readStore()
    const comment = readComment()
    expect(comment).toContain('1 page changes for visitors. The check found no mistakes.')
    const inComment = [...comment.matchAll(/\]\(<([^>]*)>\)/g)].map(([, url]) => url ?? '')
    const pages = Object.keys(preview).filter((path) => /^what_changes\/[^/]*\.html$/.test(path))
    const inReview = pages.flatMap((path) => listLinks(preview[path] ?? ''))
    const links = [...new Set([...inComment, ...inReview])]
    const own = links.filter((url) => url.startsWith(PREVIEW_URL))
    expect(own).toEqual(
      expect.arrayContaining(
        ['', 'give', `${REVIEW_FOLDER}/`, `${REVIEW_FOLDER}/give.html`].map(
          (path) => PREVIEW_URL + path,
        ),
      ),
    )
    const dead = own.filter((url) => !findFile(url.slice(PREVIEW_URL.length), preview))
    expect(dead).toEqual([])
  })

  test('is built once more after a push, in the same place and with the same comment', async () => {
    const before = fixture.openPull(7, give('We thank you.')).payload
    const { payload, sha } = fixture.openPull(7, give('We thank you all.'))
    expect(await fixture.publish(before)).toEqual({ stored: false })
    expect(await fixture.publish(payload)).toEqual({ stored: true })
    const { preview, others } = readStore()
    expect(others).toEqual(production)
    expect(readInfo(preview).commit).toBe(sha)
    expect(preview['give.html']).toContain('We thank you all.')
    expect(readComment()).toContain(sha.slice(0, 10))
  })

  test('leaves nothing once it is closed', async () => {
    const payload = { action: 'closed', pull_request: { number: 7 } }
    expect(await removeClosedPreview(fixture.createEnvironment(payload))).toBe(true)
    expect(readStore()).toEqual({ preview: {}, others: production })
  })
})
