// Links: on the site with its base, elsewhere in a new tab that is announced, and to mail and phone as they are.
import { expect, test } from 'vitest'
import { createMailto } from '../contact/mailto'
import { getTelUrl } from '../contact/phone-link'
import { render } from '../testing/render'
import { SiteLink } from './site-link'

test.each([
  ['/', '/contact', '<a href="/contact">x</a>'],
  ['/preview/pr-7/', '/contact#map', '<a href="/preview/pr-7/contact#map">x</a>'],
  ['/preview/pr-7/', '/', '<a href="/preview/pr-7/">x</a>'],
  ['/preview/pr-7/', '#staff', '<a href="#staff">x</a>'],
  ['/', 'tel:+13345550142', '<a href="tel:+13345550142">x</a>'],
])('at %s, %s', (base, to, html) => {
  expect(render(<SiteLink to={to}>x</SiteLink>, base)).toBe(html)
})

test('another site opens in a new tab, is told nothing, and the words say so', () => {
  expect(render(<SiteLink to="https://give.example.org/">Give</SiteLink>)).toBe(
    '<a href="https://give.example.org/" target="_blank" rel="noopener noreferrer">Give<span> (opens in a new tab)</span></a>',
  )
})

test('e-mails have a subject and may have first words', () => {
  expect(createMailto({ to: 'a@example.org' })).toBe(
    'mailto:a@example.org?subject=Website%20Inquiry',
  )
  expect(createMailto({ to: 'a@example.org', subject: 'A & B', body: 'One two' })).toBe(
    'mailto:a@example.org?subject=A%20%26%20B&body=One%20two',
  )
})

test('a phone number is dialled from anywhere', () => {
  expect(getTelUrl('(334) 555-0142')).toBe('tel:+13345550142')
})
