// Tests that the line for after hours is with the office hours, in a sentence for each state of the office.
import { expect, test } from 'vitest'
import { createTestSite } from '../../model/test-fixtures/create-test-site'
import { render } from '../testing/render'
import { WORDS, WordsContext } from '../words/words'
import { OfficeHours } from './office-hours'
import { OpeningContext } from './opening-context'
import type { OpeningData } from './opening-data'

const { settings } = createTestSite().site
const withLine = {
  ...settings,
  afterHoursName: 'Sample Helpline',
  afterHoursPhone: '(800) 555-0100',
}
const opening: OpeningData = { timeZone: 'UTC', week: [], special: [], knownUntil: null }
const LINE = 'call Sample Helpline: <a href="tel:+18005550100">(800) 555-0100</a>'

const renderHours = (value: OpeningData | null, shown = withLine) =>
  render(
    <OpeningContext value={value}>
      <OfficeHours settings={shown} />
    </OpeningContext>,
  )

test('OfficeHours names the line for after hours below the badge, for both states of the office', () => {
  expect(renderHours(opening)).toContain(
    `<p data-open="" data-no-print=""></p><p><span>When we are closed, ${LINE}</span><span>Until we open, ${LINE}</span></p>`,
  )
})

test('OfficeHours names it once if the site does not know when the office is open', () => {
  for (const value of [null, { ...opening, week: null }])
    expect(renderHours(value)).toContain(`<p><span>When we are closed, ${LINE}</span></p>`)
})

test('OfficeHours says on a Spanish page that the name of the line is English', () => {
  const html = render(
    <WordsContext value={WORDS.es}>
      <OfficeHours settings={withLine} />
    </WordsContext>,
  )
  expect(html).toContain('llame a <span lang="en">Sample Helpline</span>: ')
})

test('OfficeHours shows nothing if there is no such line', () => {
  expect(renderHours(opening, settings as typeof withLine)).not.toContain('call')
})
