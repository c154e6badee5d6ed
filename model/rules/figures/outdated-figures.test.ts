// Figures need a day and a source, and are to be looked at after a year.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createPageText as typePage,
  getTestProblems,
  createTestSite,
} from '../../test-fixtures/create-test-site'

const page = (...lines: string[]) => ({
  'pages/a.md': typePage('A page', 'We serve 5,000 families, 80% of them in town.').replace(
    '\n---\n\n',
    `\n${['owner: Ann', ...lines].join('\n')}\n---\n\n`,
  ),
})
const source = 'source: Yearly report 2025'

test('a figure without a day and a source is told once, at its line', () => {
  expect(getTestProblems(page())).toMatchInlineSnapshot(`
    [
      "content/pages/a.md:7:10 claim-undated The file says "5,000", but not on which day that was true or where it comes from. Add to the fields at the top a line as_of: 2025-12-31 and a line source: Yearly report 2025",
    ]
  `)
})

test('what is missing is named', () => {
  expect(getTestProblems(page(source, 'as_of:'))).toMatchInlineSnapshot(`
    [
      "content/pages/a.md:9:10 claim-undated The file says "5,000", but not on which day that was true. Add to the fields at the top a line as_of: 2025-12-31",
    ]
  `)
  expect(getTestProblems(page('as_of: 2026-01-01'))).toMatchInlineSnapshot(`
    [
      "content/pages/a.md:8:10 claim-undated The file says "5,000", but not where it comes from. Add to the fields at the top a line source: Yearly report 2025",
    ]
  `)
  expect(getTestProblems(page('as_of: 2026-01-01', source))).toEqual([])
  expect(getTestProblems(page('as_of: January', source)).join()).not.toContain('claim-undated')
})

test('a kind without a text has words too', () => {
  const topic = createEntryText(
    {
      title: 'Families',
      description: 'Pray for all 5,000 of them.',
      image: 'walk.svg',
      image_alt: 'decorative',
      order: '1',
    },
    '',
  )
  expect(getTestProblems({ 'prayer/a.md': topic })[0]).toContain(
    'content/prayer/a.md:3:14 claim-undated',
  )
})

test('after a year and a day, figures are old', () => {
  const dated = page('as_of: 2025-11-20', source)
  expect(getTestProblems(dated, '2026-11-20')).toEqual([])
  expect(getTestProblems(dated, '2026-11-21')).toMatchInlineSnapshot(`
    [
      "content/pages/a.md:5:8 claim-old The figures in this file are from 2025-11-20, more than a year ago. Check whether they are still true, mend them if they are not, and write the new day into as_of.",
    ]
  `)
  expect(createTestSite(dated, { today: '2026-11-21' }).problems).toMatchObject([
    { severity: 'warning', field: 'as_of' },
  ])
  expect(getTestProblems(page('as_of: 2020-01-01', source, 'draft: yes'))).toEqual([])
})
