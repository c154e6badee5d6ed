// Figures need a day and a source, and have to be checked after a year.
import { describe, expect, test } from 'vitest'
import {
  createEntryText,
  createPageText,
  getTestProblems,
  createTestSite,
} from '../../test-fixtures/create-test-site'

const createPage = (...fields: string[]) => ({
  'pages/a.md': createPageText('A page', 'We serve 5,000 families, 80% of them in town.').replace(
    '\n---\n\n',
    `\n${['owner: Ann', ...fields].join('\n')}\n---\n\n`,
  ),
})
const createOld = (body: string) => ({
  'pages/a.md': createPageText('A page', body).replace(
    '\n---\n\n',
    '\nas_of: 2025-08-31\nsource: Counting sheets\n---\n\n',
  ),
})
const SOURCE = 'source: Yearly report 2025'

describe('checkFigureSource', () => {
  test('reports the first figure without a day and a source, at its line', () => {
    expect(getTestProblems(createPage())).toMatchInlineSnapshot(`
      [
        "content/pages/a.md:7:10 claim-undated The file says "5,000" and "80%", but not on which day that was true or where the figure comes from. If nobody knows for certain that these figures are true, take them out of the text. If someone knows, add two lines such as these to the fields at the top, with the day when the text was true and the place where the figure comes from: "as_of: 2026-11-20" and "source: Our yearly report" (without the quotation marks)",
      ]
    `)
  })

  test('reports only the field that is missing', () => {
    expect(getTestProblems(createPage(SOURCE, 'as_of:'))).toMatchInlineSnapshot(`
      [
        "content/pages/a.md:9:10 claim-undated The file says "5,000" and "80%", but not on which day that was true. If nobody knows for certain that these figures are true, take them out of the text. If someone knows, add a line such as this to the fields at the top, with the day when the text was true: as_of: 2026-11-20",
      ]
    `)
    expect(getTestProblems(createPage('as_of: 2026-01-01'))).toMatchInlineSnapshot(`
      [
        "content/pages/a.md:8:10 claim-undated The file says "5,000" and "80%", but not where the figure comes from. If nobody knows for certain that these figures are true, take them out of the text. If someone knows, add a line such as this to the fields at the top, with the place where the figure comes from: source: Our yearly report",
      ]
    `)
    expect(getTestProblems(createPage('as_of: 2026-01-01', SOURCE))).toEqual([])
    expect(getTestProblems(createPage('as_of: January', SOURCE)).join()).not.toContain(
      'claim-undated',
    )
  })

  test('finds figures in the fields of a collection without a body', () => {
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
})

test.each([
  'Wikipedia',
  'Survey in our parenting program, October 2026',
  'Google Analytics, November 2026',
  'Google reviews',
  'Online survey of our parents',
  'Our website',
  'Claude Sample',
  'Board minutes, written with Copilot by Nora Sample',
  'Informe anual 2025',
  'https://www.example.org/report',
])('accepts the source %s', (source) => {
  expect(getTestProblems(createPage('as_of: 2026-01-01', `source: ${source}`))).toEqual([])
})

describe('checkOutdatedFigures', () => {
  test('warns about figures that are more than a year old', () => {
    const dated = createPage('as_of: 2025-11-20', SOURCE)
    expect(getTestProblems(dated, '2026-11-20')).toEqual([])
    expect(getTestProblems(dated, '2026-11-21')).toMatchInlineSnapshot(`
      [
        "content/pages/a.md:5:8 claim-old According to as_of, the numbers in this file were true on November 20, 2025, more than a year ago. Check whether they are still true, correct them if they are not, and write the new day into as_of.",
      ]
    `)
    expect(createTestSite(dated, { today: '2026-11-21' }).problems).toMatchObject([
      { severity: 'warning', field: 'as_of' },
    ])
    expect(getTestProblems(createPage('as_of: 2020-01-01', SOURCE, 'draft: yes'))).toEqual([])
  })

  test.each([
    'In the summer of 2025, families brought back 418 bottles. Together they held $6,350.',
    'As of August 2025, we had served 5,000 families.',
    'During our 2025 campaign, 1,200 people walked with us.',
    'En 2025, 1,200 familias recibieron ayuda.',
  ])('accepts an old figure in a text that names its time: %s', (body) => {
    expect(getTestProblems(createOld(body), '2026-11-27')).toEqual([])
  })

  test.each([
    'Since 2025, we have served 5,000 families.',
    'In 2025, 1,200 people walked with us.\n\nWe serve 5,000 families.',
    'In 2025, families brought back 418 bottles. Your visit is confidential.',
    'We opened in January. There are 418 bottles on our shelf.',
  ])('warns about an old figure or promise of today: %s', (body) => {
    expect(getTestProblems(createOld(body), '2026-11-27').join()).toContain('claim-old')
  })
})
