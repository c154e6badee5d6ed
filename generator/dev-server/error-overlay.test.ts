// Tests the problems that cover the page in the dev server: the same words as `check`, with nothing from the file as HTML.
import { describe, expect, test } from 'vitest'
import { createProblem } from '../../model/problems/problem'
import { injectErrorOverlay } from './error-overlay'

const FOLDER = '/home/a site/content'
const page = '<html><body><main>Text</main></body></html>'
const error = createProblem(
  { code: 'date-shape', message: '"<b>4/10" is not a day.', fix: 'Write 2025-04-10.' },
  { file: 'content/events/a.md', line: 4, column: 7 },
)

describe('injectErrorOverlay', () => {
  test('covers the page with each error, its position, its message and its fix', () => {
    const shown = injectErrorOverlay(page, [error], FOLDER)
    expect(shown).toContain('<main>Text</main>')
    expect(shown).toContain('>content/events/a.md:4:7</a>')
    expect(shown).toContain('&quot;&lt;b>4/10&quot; is not a day.</strong> Write 2025-04-10.')
    expect(shown).toContain('1 problem in 1 file.')
  })

  test('links each position to the file in the text editor', () => {
    const [, link = ''] = /<a href="([^"]*)"/.exec(injectErrorOverlay(page, [error], FOLDER)) ?? []
    expect(new URL(link, 'http://localhost').searchParams.get('file')).toBe(
      '/home/a site/content/events/a.md:4:7',
    )
  })

  test('returns the unchanged page if there are only notes', () => {
    expect(injectErrorOverlay(page, [{ ...error, severity: 'warning' }], FOLDER)).toBe(page)
    expect(injectErrorOverlay(page, [], FOLDER)).toBe(page)
  })
})
