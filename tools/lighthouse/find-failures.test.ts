import type { Result } from 'lighthouse'
import { describe, expect, test } from 'vitest'
import { findFailures } from './find-failures'

const passed = { score: 1, scoreDisplayMode: 'binary', title: 'Passed' }

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
})

/** Creates a report in which two categories share these audits, each with a weight. */
function createReport(audits: Record<string, object>): Result {
  const auditRefs = Object.keys(audits).map((id) => ({ id, weight: 1 }))
  return {
    audits: Object.fromEntries(Object.entries(audits).map(([id, rest]) => [id, { id, ...rest }])),
    categories: { accessibility: { auditRefs }, seo: { auditRefs } },
  } as unknown as Result
}
