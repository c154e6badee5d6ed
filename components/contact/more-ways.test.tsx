// Tests the ways to reach us besides the phone of the office: each is shown if its setting is filled in.
import { describe, expect, test } from 'vitest'
import { createTestSite } from '../../model/test-fixtures/create-test-site'
import { render } from '../testing/render'
import { TextLine, OutsidePages } from './more-ways'
import { getAfterHours } from './phone-numbers'

const { settings } = createTestSite().site
const getText = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

describe('TextLine', () => {
  test('shows nothing while no setting is filled in', () => {
    expect(render(<TextLine settings={settings} />)).toBe('')
  })

  test('offers text messages with their hours', () => {
    const html = render(
      <TextLine
        settings={{ ...settings, textNumber: '(334) 555-0143', textHours: 'Until noon' }}
      />,
    )
    expect(html).toContain('<a href="sms:+13345550143">(334) 555-0143</a>')
    expect(getText(html)).toBe('Text us: (334) 555-0143 Until noon')
  })
})

describe('OutsidePages', () => {
  test('shows nothing while no setting is filled in', () => {
    expect(render(<OutsidePages settings={settings} />)).toBe('')
  })

  test('says whose page opens before the click, and tells that page nothing', () => {
    const html = render(
      <OutsidePages settings={{ ...settings, appointmentUrl: 'https://book.example.org/a?b=c' }} />,
    )
    expect(html).toContain('rel="noopener noreferrer"')
    expect(getText(html)).toBe('Make an appointment (opens in a new tab) On book.example.org')
  })
})

test('getAfterHours returns the name and the number of the line, or null if there is none', () => {
  expect(getAfterHours(settings)).toBeNull()
  const line = { afterHoursName: 'Sample Helpline', afterHoursPhone: '(800) 555-0100' }
  expect(getAfterHours(line)).toEqual({ name: 'Sample Helpline', phone: '(800) 555-0100' })
})
