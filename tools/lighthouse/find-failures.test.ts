import type { Result } from 'lighthouse'
import { expect, test } from 'vitest'
import { findFailures } from './find-failures'

const fine = { score: 1, scoreDisplayMode: 'binary', title: 'Fine' }
const still = { ...fine, numericValue: 0 }

test('a page with the full score has no failures', () => {
  expect(findFailures(report({ 'color-contrast': fine }))).toEqual([])
})

test('what does not apply to a page is no failure', () => {
  const audit = { score: null, scoreDisplayMode: 'notApplicable', title: 'Video captions' }
  expect(findFailures(report({ 'video-caption': audit }))).toEqual([])
})

test('a failed audit of two categories is named once, with each place and why', () => {
  const node = { snippet: '<p class="faint">', explanation: 'Expected contrast ratio of 4.5:1' }
  const details = { type: 'table', headings: [], items: [{ node }, { href: '/welcome' }] }
  const audit = { score: 0, scoreDisplayMode: 'binary', title: 'Too faint', details }
  expect(findFailures(report({ 'color-contrast': audit }))).toEqual([
    {
      audit: 'color-contrast',
      words:
        'Too faint\n- <p class="faint"> Expected contrast ratio of 4.5:1\n- {"href":"/welcome"}',
    },
  ])
})

test('an audit that could not be made is a failure', () => {
  const audit = { score: null, scoreDisplayMode: 'error', title: 'Robots', errorMessage: 'Lost' }
  expect(findFailures(report({ 'robots-txt': audit }))).toEqual([
    { audit: 'robots-txt', words: 'Robots. Lost' },
  ])
})

test('the smallest layout shift is a failure, with what moved', () => {
  const shift = { ...still, numericValue: 0.0001, title: 'Layout shift', displayValue: '0' }
  const items = [{ node: { snippet: '<h1>' }, score: 0.0001 }]
  const shifts = { ...fine, details: { type: 'table', headings: [], items } }
  const audits = { 'cumulative-layout-shift': shift, 'layout-shifts': shifts }
  expect(findFailures(report(audits))).toEqual([
    { audit: 'cumulative-layout-shift', words: 'Layout shift. 0\n- <h1>' },
  ])
})

/** A report with one category, in which every audit counts. */
function report(audits: Record<string, object>): Result {
  const named = { 'cumulative-layout-shift': still, ...audits }
  const auditRefs = Object.keys(audits).map((id) => ({ id, weight: 1 }))
  return {
    audits: Object.fromEntries(Object.entries(named).map(([id, rest]) => [id, { id, ...rest }])),
    categories: { accessibility: { auditRefs }, seo: { auditRefs } },
  } as unknown as Result
}
