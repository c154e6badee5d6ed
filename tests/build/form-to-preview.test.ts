// Follows a form from the issue that GitHub writes to the page that a reviewer opens: the commands of both workflows, in order, with a
// fake of GitHub's API over a local repository, and the project's own check, review and generator.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runAnswerForm } from '../../automation/forms/run-answer-form'
import { runFormToFile } from '../../automation/forms/run-form-to-file'
import { createIssue, EVENT_ANSWERS } from '../../automation/forms/testing/form-issues'
import { createGitApi, PULL } from '../../automation/forms/testing/git-api'
import { stubWorkflow } from '../../automation/forms/testing/stub-workflow'
import { createDispatch } from '../../automation/github/testing/payloads'
import { runCommand, type RunCommand } from '../../automation/preview/run-command'
import {
  createPreviewFixture,
  type PreviewFixture,
} from '../../automation/preview/testing/preview-fixture'
import { createTestFiles } from '../../model/test-fixtures/create-test-site'
import { createSvg } from '../../model/test-fixtures/svg-images'

const UPLOAD = 'https://github.com/user-attachments/assets/0b1f-2c'

/** Another test has the pictures of the review, which need a browser. */
const run: RunCommand = (command, args) =>
  runCommand(command, command === 'review' ? [...args, '--no-pictures'] : args)

let fixture: PreviewFixture
beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const content = Object.entries(createTestFiles().texts).map(
    ([path, text]) => [`content/${path}`, text] as const,
  )
  const walk = createSvg('<circle r="9"/>', 'width="1200" height="800"')
  const files = { ...Object.fromEntries(content), 'content/images/walk.svg': walk }
  fixture = await createPreviewFixture({ files, run })
  fixture.fake.state.intercept = createGitApi(fixture.fork, fixture.fake.state)
})
afterAll(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await fixture.remove()
})

/** Runs the two jobs of the workflow Form for a new issue. */
async function sendForm(answers: Readonly<Record<string, string>>, photo: Buffer): Promise<void> {
  const { fork, fake } = fixture
  const { number, body, labels } = createIssue('event', answers)
  const issue = {
    number,
    state: 'open',
    // A browser sends the lines of a text area with both characters.
    body: body.replaceAll('\n', '\r\n'),
    labels: labels.map((name) => ({ name })),
  }
  const job = join(fork.folder, 'form-job')
  const [event, result, content] = ['issue.json', 'form.json', 'content'].map((name) =>
    join(job, name),
  ) as [string, string, string]
  mkdirSync(job)
  cpSync(join(fork.top, 'content'), content, { recursive: true })
  writeFileSync(event, JSON.stringify({ action: 'opened', issue }))
  const args = ['--issue', event, '--content', content, '--out', result]
  expect(await runFormToFile(args, () => Promise.resolve(photo))).toBe(0)
  stubWorkflow(fake, job, { action: 'opened', issue })
  expect(await runAnswerForm(['--result', result])).toBe(0)
}

test('an event with a photo, sent by a form, is on its page in the preview, with a review and a reply', async () => {
  const { fake } = fixture
  const photo = await sharp({
    create: { width: 900, height: 600, channels: 3, background: 'pink' },
  })
    .jpeg()
    .toBuffer()
  const { image: _, ...answers } = EVENT_ANSWERS
  const text = 'Come along, “friends”: tea & cake 🎉\n\n- Bring a cup'
  await sendForm(
    { ...answers, text, picture: `<img width="900" alt="Tea" src="${UPLOAD}" />` },
    photo,
  )

  const started = fake.state.dispatches.find(({ workflow }) => workflow === 'preview-publish.yml')
  const { inputs } = started?.body as { inputs: Record<string, unknown> }
  expect(await fixture.publish(createDispatch(inputs))).toEqual({ stored: true })

  const url = `preview/pr-${PULL}/`
  const preview = fixture.readStore()
  const page = preview[`${url}events/spring-tea.html`] ?? ''
  for (const words of [EVENT_ANSWERS.title, EVENT_ANSWERS.description, '“friends”', 'Bring a cup'])
    expect(page.includes(words), words).toBe(true)
  const [, picture = ''] = /<img src="\/(\S*\/spring-tea-\S*\.jpg)"/.exec(page) ?? []
  expect(Object.keys(preview)).toContain(picture)

  const readComments = (number: number) =>
    fake.state.comments.flatMap(({ issue, body }) => (issue === number ? [body] : []))
  expect(readComments(7)).toEqual([
    expect.stringContaining(`Thank you! We made a proposal of it: #${PULL}.`),
  ])
  expect(readComments(PULL)).toEqual([
    expect.stringContaining(`https://www.example.org/${url}events/spring-tea`),
  ])
  expect(fake.state.pulls).toMatchObject([{ number: PULL, head: { ref: 'form/issue-7' } }])
}, 120_000)
