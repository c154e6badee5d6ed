// Tests internal links with a base path, external links, and mailto: and tel: links.
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
])('SiteLink at the base %s links to %s', (base, href, html) => {
  expect(render(<SiteLink href={href}>x</SiteLink>, base)).toBe(html)
})

test('SiteLink opens external links in a new tab, announces it and sends no referrer', () => {
  expect(render(<SiteLink href="https://give.example.org/">Give</SiteLink>)).toBe(
    '<a href="https://give.example.org/" target="_blank" rel="noopener noreferrer">Give<span> (opens in a new tab)</span></a>',
  )
})

test('createMailto encodes the subject and an optional body', () => {
  expect(createMailto({ to: 'a@example.org' })).toBe(
    'mailto:a@example.org?subject=Website%20Inquiry',
  )
  expect(createMailto({ to: 'a@example.org', subject: 'A & B', body: 'One two' })).toBe(
    'mailto:a@example.org?subject=A%20%26%20B&body=One%20two',
  )
})

test('getTelUrl returns an international number', () => {
  expect(getTelUrl('(334) 555-0142')).toBe('tel:+13345550142')
})
