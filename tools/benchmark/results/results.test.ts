// Tests the rows that each suite creates, and their targets.
import { describe, expect, test } from 'vitest'
import { createBuildResults } from './build-results'
import type { MeasuredPage } from '../measure/measure-pages'
import type { ProcessCost } from '../measure/measure-process'
import type { MeasuredBuilds } from '../measure/measure-builds'
import { createLighthouseResults } from './lighthouse-results'
import { getResult, type BenchmarkRow } from './result'
import { createWeightResults } from './weight-results'

const createCost = (seconds: number): ProcessCost => ({
  seconds,
  cpuSeconds: 2 * seconds,
  megabytes: 100,
})

const createBuilds = (posts: number, cold: number, edited: number): MeasuredBuilds => ({
  posts,
  cold: [createCost(cold)],
  edited: [createCost(edited)],
  unchanged: [createCost(0.4)],
  baseline: [createCost(4)],
})

/** Formats the rows that have a target. */
const formatRows = (rows: readonly BenchmarkRow[]) =>
  rows
    .filter(({ target }) => target !== null)
    .map((row) => {
      const { is, value } = row.target ?? {}
      return `${row.label}: ${is} ${value?.toFixed(2)}, ${getResult(row)}`
    })

describe('createBuildResults', () => {
  test('compares builds with fixed targets, with parsing only, and with builds of fewer posts', () => {
    const sizes = [
      createBuilds(0, 5, 1),
      createBuilds(50, 1, 1),
      createBuilds(1000, 5, 0.8),
      createBuilds(4000, 19, 1.3),
    ]
    expect(formatRows(createBuildResults([...sizes, createBuilds(10_000, 130, 3)])))
      .toMatchInlineSnapshot(`
      [
        "the site as it is: cold, pictures cached: under 6.00, met",
        "the site as it is: nothing changed: under 0.50, met",
        "50 posts: nothing changed: under 0.50, met",
        "1,000 posts: cold, pictures cached: at most 4.55, missed",
        "1,000 posts: cold, processor time: at most 12.00, met",
        "1,000 posts: nothing changed: under 0.50, met",
        "1,000 posts: one post edited: under 1.00, met",
        "1,000 posts: one post edited: under 1.10, met",
        "4,000 posts: cold, pictures cached: at most 13.58, missed",
        "4,000 posts: cold, processor time: at most 12.00, missed",
        "4,000 posts: nothing changed: under 0.50, met",
        "4,000 posts: one post edited: at most 1.50, met",
        "4,000 posts: cold, pictures cached: at most 20.00, met",
        "4,000 posts: one post edited: at most 1.20, missed",
        "10,000 posts: cold, pictures cached: under 120.00, missed",
        "10,000 posts: cold, most memory: under 1500.00, met",
      ]
    `)
  })

  test('returns the median of the runs', () => {
    const runs = { ...createBuilds(1000, 5, 0.8), cold: [9, 1, 4].map(createCost) }
    expect(createBuildResults([runs])[0]).toMatchObject({ measured: 4, runs: 3 })
  })
})

describe('createWeightResults', () => {
  test('returns the heaviest pages and the weight of their parts', () => {
    const createPage = (file: string, html: number) => ({
      file,
      weight: { html, css: 6000, script: 1300 },
    })
    const pages = [
      createPage('blog/page/2.html', 6500),
      createPage('blog/one.html', 4000),
      createPage('a.html', 6800),
    ]
    expect(formatRows(createWeightResults([...pages, createPage('blog/two.html', 2500)])))
      .toMatchInlineSnapshot(`
      [
        "heaviest page, a.html: HTML 6800, CSS 6000, script 1300: at most 14000.00, missed",
        "heaviest post, blog/one.html: HTML 4000, CSS 6000, script 1300: at most 10800.00, missed",
        "largest script: at most 2500.00, met",
      ]
    `)
  })
})

describe('createLighthouseResults', () => {
  test('returns the worst template for each metric, ranking an unmeasured one as the worst', () => {
    const createPage = (name: string, performance: number, paint: number | null): MeasuredPage => {
      const speed = { performance, totalBlockingTime: 0, cumulativeLayoutShift: 0 }
      return { page: name, runs: [], medians: { ...speed, largestContentfulPaint: paint } }
    }
    const pages = [
      createPage('/', 100, 900),
      createPage('/blog', 98, null),
      createPage('/give', 99, 1600),
    ]
    expect(formatRows(createLighthouseResults(pages))).toMatchInlineSnapshot(`
      [
        "Lighthouse, the worst template, /blog: performance: at least 99.00, missed",
        "Lighthouse, the worst template, /blog: LCP: under 1500.00, not measured",
        "Lighthouse, the worst template, /: TBT: under 30.00, met",
        "Lighthouse, the worst template, /: CLS: at most 0.00, met",
      ]
    `)
  })
})
