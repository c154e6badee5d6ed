import type { Result } from 'lighthouse'
import { describe, expect, test } from 'vitest'
import { findFailures } from './find-failures'

const passed = { score: 1, scoreDisplayMode: 'binary', title: 'Passed' }
const noShift = { ...passed, numericValue: 0 }

describe('findFailures', () => {
  test('returns nothing for a page with the full score', () => {
    expect(findFailures(createReport({ 'color-contrast': passed }))).toEqual([])
  })

  test('ignores an audit that does not apply to the page', () => {
    const audit = { score: null, scoreDisplayMode: 'notApplicable', title: 'Video captions' }
    expect(findFailures(createReport({ 'video-caption': audit }))).toEqual([])
  })

  test('reports a failed audit of two categories once, with each location and the reason', () => {
    const node = { snippet: '<p class="faint">', explanation: 'Expected contrast ratio of 4.5:1' }
    const details = { type: 'table', headings: [], items: [{ node }, { href: '/welcome' }] }
    const audit = { score: 0, scoreDisplayMode: 'binary', title: 'Too faint', details }
    expect(findFailures(createReport({ 'color-contrast': audit }))).toEqual([
      {
        audit: 'color-contrast',
        description:
          'Too faint\n- <p class="faint"> Expected contrast ratio of 4.5:1\n- {"href":"/welcome"}',
      },
    ])
  })

  test('reports an audit that could not run', () => {
    const audit = { score: null, scoreDisplayMode: 'error', title: 'Robots', errorMessage: 'Lost' }
    expect(findFailures(createReport({ 'robots-txt': audit }))).toEqual([
      { audit: 'robots-txt', description: 'Robots. Lost' },
    ])
  })

  test('reports the smallest layout shift, with the element that moved', () => {
    const shift = { ...noShift, numericValue: 0.0001, title: 'Layout shift', displayValue: '0' }
    const items = [{ node: { snippet: '<h1>' }, score: 0.0001 }]
    const shifts = { ...passed, details: { type: 'table', headings: [], items } }
    const audits = { 'cumulative-layout-shift': shift, 'layout-shifts': shifts }
    expect(findFailures(createReport(audits))).toEqual([
      { audit: 'cumulative-layout-shift', description: 'Layout shift. 0\n- <h1>' },
    ])
  })
})

/** Creates a report in which two categories share these audits, each with a weight. */
function createReport(audits: Record<string, object>): Result {
  const allAudits = { 'cumulative-layout-shift': noShift, ...audits }
  const auditRefs = Object.keys(audits).map((id) => ({ id, weight: 1 }))
  return {
    audits: Object.fromEntries(
      Object.entries(allAudits).map(([id, rest]) => [id, { id, ...rest }]),
    ),
    categories: { accessibility: { auditRefs }, seo: { auditRefs } },
  } as unknown as Result
}
