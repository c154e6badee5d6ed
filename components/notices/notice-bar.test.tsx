// Tests the sentences of the bar on top of every page.
import { describe, expect, test } from 'vitest'
import { render } from '../testing/render'
import { NoticeBar } from './notice-bar'
import type { NoticeData } from './notice-data'

const thanksgiving: NoticeData = {
  type: 'closed',
  title: 'Thanksgiving',
  from: '2026-11-26',
  until: '2026-11-26',
  hours: null,
  href: null,
  endsAt: '2026-11-27T06:00:00.000Z',
}

describe('NoticeBar', () => {
  test.each<[string, Partial<NoticeData>]>([
    ['We are closed on Thursday, November 26, for Thanksgiving.', {}],
    [
      'We are closed Thursday, November 26, through Friday, November 27, for Thanksgiving.',
      { until: '2026-11-27' },
    ],
    [
      'Changed hours on Thursday, November 26, for a staff training: 8:00 AM - noon.',
      { type: 'changed hours', title: 'a staff training', hours: '8:00 AM - noon' },
    ],
    ['We have moved.', { type: 'news', title: 'We have moved.' }],
  ])('says "%s"', (sentence, change) => {
    const html = render(<NoticeBar notice={{ ...thanksgiving, ...change }} />)
    expect(html).toMatch(/^<aside aria-label="Notice"/)
    expect(html).toContain(`>${sentence}</aside>`)
  })

  test('is a link if the notice leads somewhere', () => {
    const html = render(<NoticeBar notice={{ ...thanksgiving, href: '/contact' }} />)
    expect(html).toContain('<a href="/contact">We are closed on Thursday, November 26')
  })
})
