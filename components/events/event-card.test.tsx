// Tests an event's card and registration button for each event status.
import { expect, test } from 'vitest'
import { render } from '../testing/render'
import { EventCard } from './event-card'
import type { EventData } from './event-data'
import { RegisterButton } from './register-button'

const gala: EventData = {
  id: 'gala',
  title: 'Hope Gala',
  summary: 'An evening.',
  image: { file: 'gala.svg', alt: '', width: 3, height: 2 },
  first: '2025-04-10',
  last: '2025-04-10',
  time: '6:00-8:00 PM',
  location: 'The hall',
  state: 'registration-open',
  endsAt: '2025-04-11T05:00:00.000Z',
  href: '/events/hope-gala',
  requiresRegistration: true,
  registrationOpen: true,
  registrationUrl: 'https://register.example.org/',
  hidden: null,
}

test('EventCard shows a badge, details and registration while registration is open', () => {
  const html = render(<EventCard event={gala} />)
  expect(html).toContain('>Registration Open<')
  expect(html).toContain('>Learn More<span> about Hope Gala</span></a>')
  expect(html).toContain('href="https://register.example.org/"')
  expect(html).toContain('>April 10, 2025</time>, 6:00-8:00 PM')
})

test('EventCard shows a disabled button before registration opens', () => {
  const html = render(
    <EventCard event={{ ...gala, state: 'coming-soon', registrationOpen: false }} />,
  )
  expect(html.match(/Coming Soon/g)).toHaveLength(2)
  expect(html).toMatch(/<button[^>]* disabled=""[^>]*>Coming Soon/)
  expect(html).not.toContain('register.example.org')
})

test('EventCard shows a past event without a badge, button or link', () => {
  const html = render(<EventCard event={{ ...gala, state: 'past' }} />)
  expect(html).toContain('data-state="past"')
  expect(html).toContain('<p data-past="">This event is over</p>')
  expect(html).not.toMatch(/<a |<button|Registration Open|Learn More/)
})

test('RegisterButton renders nothing for an event without registration', () => {
  expect(
    render(<RegisterButton event={{ ...gala, requiresRegistration: false }} notYetOpenLabel="x" />),
  ).toBe('')
})
