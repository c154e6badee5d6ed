// The entrance animation of cards, and its absence for visitors who prefer reduced motion.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, visit, type Visit } from '../support/browser'
import { afterEvents } from '../support/sites'

let site: Visit
beforeAll(async () => {
  site = await visit(afterEvents)
})
afterAll(() => site.close())

/** Returns the delay of each card's animation in seconds, or null for a card without an animation. */
const getDelays = (page: Page) =>
  page.locator('main ul > li:has(article)').evaluateAll((cards) =>
    cards.map((card) => {
      const { animationName, animationDelay } = getComputedStyle(card)
      return animationName === 'none' ? null : Number.parseFloat(animationDelay)
    }),
  )

test('cards enter 0.1 seconds after each other', async () => {
  const page = await site.open('/about/team', { ...desktop, reducedMotion: 'no-preference' })
  const delays = await getDelays(page)
  expect(delays).toHaveLength(12)
  delays.forEach((delay, index) => expect(delay).toBeCloseTo(index * 0.1))
})

test('cards do not move with reduced motion', async () => {
  const delays = await getDelays(await site.open('/about/team', desktop))
  expect(new Set(delays)).toEqual(new Set([null]))
})
