// What covers the page in the dev server: the words of `check`, and nothing of the file as HTML.
import { expect, test } from 'vitest'
import { createProblem } from '../../model/problems/problem'
import { injectErrorOverlay } from './error-overlay'

const page = '<html><body><main>Words</main></body></html>'
const error = createProblem(
  { code: 'date-shape', message: '"<b>4/10" is not a day.', fix: 'Write 2025-04-10.' },
  { file: 'content/events/a.md', line: 4, column: 7 },
)

test('mistakes cover the page, each with its place, its message and its repair', () => {
  const shown = injectErrorOverlay(page, [error])
  expect(shown).toContain('<main>Words</main>')
  expect(shown).toContain('<code>content/events/a.md:4:7</code>')
  expect(shown).toContain('&quot;&lt;b>4/10&quot; is not a day.</strong> Write 2025-04-10.')
  expect(shown).toContain('1 problem in 1 file.')
})

test('notes alone cover nothing', () => {
  expect(injectErrorOverlay(page, [{ ...error, severity: 'warning' }])).toBe(page)
  expect(injectErrorOverlay(page, [])).toBe(page)
})
