// Questions open their answers: with the keyboard, when a link leads to the answer, and on paper.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type RunningServer } from '../../generator/preview-server/start-server'
import { visit, type Visit } from '../support/browser'
import { ENGINES, launchEngine } from '../support/engines'
import { loadBuiltContent } from '../support/load-content'
import { beforeEvents } from '../support/sites'

const PATH = '/questions'
const page = loadBuiltContent(beforeEvents).site.pages.find(({ pagePath }) => pagePath === PATH)
const questions = page?.body.blocks.filter((block) => block.kind === 'question') ?? []
const last = questions.at(-1)!
const lastId = last.id ?? ''
const withoutScript = { javaScriptEnabled: false }

describe('a question', () => {
  let site: Visit
  beforeAll(async () => {
    site = await visit(beforeEvents)
  })
  afterAll(() => site.close())

  test('is closed until it is chosen with the keyboard, and closes again', async () => {
    const opened = await site.open(PATH, withoutScript)
    const summary = opened.locator('summary', { hasText: last.question })
    const answer = opened.locator(`[id="${lastId}"]`)
    expect(await answer.isVisible()).toBe(false)
    await summary.focus()
    for (const visible of [true, false]) {
      await opened.keyboard.press('Enter')
      expect(await answer.isVisible()).toBe(visible)
    }
  })

  test('is open and on the screen, with its words, if a link leads to it', async () => {
    const opened = await site.open(`${PATH}#${lastId}`, {
      ...withoutScript,
      viewport: { width: 375, height: 667 },
    })
    await opened.locator(`[id="${lastId}"]`).waitFor({ state: 'visible' })
    const box = await opened.getByRole('heading', { name: last.question }).boundingBox()
    const header = await opened.locator('[data-header]').boundingBox()
    expect(box!.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    expect(box!.y + box!.height).toBeLessThan(667)
  })

  test('is a heading below those of its page', async () => {
    const opened = await site.open(PATH)
    for (const { question, depth } of questions)
      expect(await opened.getByRole('heading', { level: depth, name: question }).count()).toBe(1)
  })

  test('is printed with its answer', async () => {
    const opened = await site.open(PATH)
    await opened.emulateMedia({ media: 'print' })
    for (const { id } of questions)
      expect(await opened.locator(`[id="${id}"]`).isVisible(), id ?? '').toBe(true)
  })
})

describe.each(ENGINES)('in %s', (name) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ directory: beforeEvents.folder, base: '/', port: 0 })
  })
  afterAll(() => server.close())

  test('a link to an answer opens it', async () => {
    const engine = await launchEngine(name, 'light')
    try {
      await engine.open(`${server.url}questions#${lastId}`)
      const isOpen = () =>
        engine.evaluate((id) => document.getElementById(id)?.closest('details')?.open, lastId)
      await expect.poll(isOpen, { timeout: 20_000 }).toBe(true)
    } finally {
      await engine.close()
    }
  })
})
