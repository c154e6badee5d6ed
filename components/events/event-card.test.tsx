// Tests an event's card and registration button for each event status.
import { describe, expect, test } from 'vitest'
import { render } from '../testing/render'
import { EventCard } from './event-card'
import type { EventData } from './event-data'
import { EventFacts } from './event-facts'
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
  status: null,
  statusNote: null,
  state: 'upcoming',
  startsAt: '2025-04-10T05:00:00.000Z',
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
  expect(html).toContain('>April 10, 2025</time></p><p>6:00-8:00 PM</p>')
})

test('EventCard says of an unknown time what it is', () => {
  expect(render(<EventCard event={{ ...gala, time: 'TBD' }} />)).toContain('<p>Time TBD</p>')
})

test('EventCard announces an event once, without a button, before registration opens', () => {
  const html = render(<EventCard event={{ ...gala, registrationOpen: false }} />)
  expect(html.match(/Coming Soon/g)).toHaveLength(1)
  expect(html).not.toMatch(/<button|register\.example\.org/)
})

test.each([
  ['2025-04-10', 'Happening today'],
  ['2025-04-09', 'Happening now'],
])('EventCard says of an event that began on %s: %s', (first, label) => {
  const html = render(<EventCard event={{ ...gala, first, state: 'happening' }} />)
  expect(html).toMatch(new RegExp(`data-badge="accent" data-during="happening">${label}<`))
  expect(html).not.toMatch(/Registration Open|Coming Soon/)
  expect(html).toContain('>Register Now<')
})

test('EventCard shows a past event without a badge, button or link', () => {
  const html = render(<EventCard event={{ ...gala, state: 'past' }} />)
  expect(html).toContain('data-state="past"')
  expect(html).toContain('<p data-during="past">This event is over</p>')
  expect(html).not.toMatch(/<a |<button|Registration Open|Learn More/)
})

describe('a cancelled event', () => {
  const cancelled = { ...gala, status: 'cancelled' as const, statusNote: 'The hall has no power.' }

  test('says so in words on its card and its page, and nobody can register', () => {
    for (const html of [
      render(<EventCard event={cancelled} />),
      render(<EventFacts event={cancelled} registration="Everyone needs to register." />),
    ]) {
      expect(html).toContain('>Canceled<')
      expect(html).toContain('This event will not take place. The hall has no power.')
      expect(html).toContain('<s><time dateTime="2025-04-10">April 10, 2025</time></s>')
      expect(html).not.toMatch(/Registration|Register|needs to register|register\.example/)
    }
    expect(render(<EventCard event={cancelled} />)).toContain('Learn More')
  })

  test('says afterward that it was canceled, not that it is over', () => {
    const past = { ...cancelled, state: 'past' as const }
    for (const html of [
      render(<EventCard event={past} />),
      render(<EventFacts event={past} registration={null} />),
    ]) {
      expect(html).toContain('This event was canceled')
      expect(html).not.toMatch(/is over|will not take place|>Canceled</)
    }
  })
})

test('an event that was moved says what has changed, and people can register for it', () => {
  const moved = { ...gala, status: 'moved' as const, statusNote: 'It was planned for April 3.' }
  for (const html of [
    render(<EventCard event={moved} />),
    render(<EventFacts event={moved} registration={null} />),
  ]) {
    expect(html).toContain('This event has changed. It was planned for April 3.')
    expect(html).toContain('Register Now')
    expect(html).not.toContain('<s>')
  }
})

test('RegisterButton renders nothing for an event without registration, and none that is over', () => {
  expect(render(<RegisterButton event={{ ...gala, requiresRegistration: false }} />)).toBe('')
  expect(render(<RegisterButton event={{ ...gala, state: 'past' }} />)).toBe('')
})

describe('EventFacts', () => {
  const walk = { ...gala, registrationOpen: false, registrationUrl: null }
  const renderFacts = (event: EventData) =>
    render(<EventFacts event={event} registration="Everyone needs to register." />)

  test('has a disabled button before registration opens', () => {
    const html = renderFacts(walk)
    expect(html).toMatch(/<button[^>]* disabled=""[^>]*>Registration Coming Soon/)
    expect(html).toContain('Everyone needs to register.')
  })

  test('offers the calendar file of an event that takes place and is not over', () => {
    const renderWithFile = (event: EventData, calendarFile: string | null = '/events/gala.ics') =>
      render(<EventFacts event={event} registration={null} calendarFile={calendarFile} />)
    expect(renderWithFile(gala)).toMatch(
      /<p data-during="upcoming happening"[^>]*><a type="text\/calendar" href="\/events\/gala.ics">Add to your calendar<\/a> \(a calendar file\)/,
    )
    for (const html of [
      renderWithFile(gala, null),
      renderWithFile({ ...gala, state: 'past' }),
      renderWithFile({ ...gala, status: 'cancelled' }),
    ])
      expect(html).not.toContain('calendar')
  })

  test('has neither a button nor facts about registration once the event is over', () => {
    for (const event of [walk, gala]) {
      const html = renderFacts({ ...event, state: 'past' })
      expect(html).toMatch(
        /<div data-during="past"><p>This event is over\..*?<p>Parts of this page/,
      )
      expect(html).not.toMatch(/<button|Registration|register/)
    }
  })
})
