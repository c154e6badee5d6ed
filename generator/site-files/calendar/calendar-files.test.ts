// Tests which calendar files a site has on a day, and what they say.
import { describe, expect, test } from 'vitest'
import { getNextDay } from '../../../model/dates/day'
import {
  createEventText,
  createTestSite,
  SETTINGS_TEXT,
} from '../../../model/test-fixtures/create-test-site'
import { getPublicSite } from '../../../model/public-site'
import type { BuildContext } from '../../../renderer/page-context'
import { findScheduledChanges } from '../../transitions/find-scheduled-changes'
import { createTestBuild } from '../../../renderer/testing/create-test-build'
import { listCalendarFiles } from './calendar-files'

type Changes = Readonly<Record<string, string | null>>

const GALA = { id: 'gala', title: 'Gala', date: '2025-04-10', time: '6:00-8:00 PM' }

function createFiles(changes: Changes, build: Partial<BuildContext> = {}, drafts = false) {
  const context = createTestBuild({ today: '2025-01-01', ...build })
  const { site } = createTestSite(changes, { today: context.today, drafts })
  return new Map(
    listCalendarFiles({ site, build: context }).map(([path, create]) => [path, create()]),
  )
}

/** Returns the lines of the file of the only event. */
function createLines(fields: Readonly<Record<string, string>>, build?: Partial<BuildContext>) {
  const files = createFiles({ 'events/walk.md': createEventText(fields) }, build)
  return (files.get('events/walk.ics') ?? '').split('\r\n')
}

describe('the file of an event', () => {
  test('has the facts of its page', () => {
    const lines = createLines({ ...GALA, requires_registration: 'yes' })
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//www.example.org//Events//EN',
      'BEGIN:VEVENT',
      'UID:gala@www.example.org',
      'DTSTAMP:20250410T050000Z',
      'SEQUENCE:0',
      'DTSTART:20250410T230000Z',
      'DTEND:20250411T010000Z',
      'SUMMARY:Gala',
      'LOCATION:The park',
      String.raw`DESCRIPTION:A description that is as long as a description has to be\, for `,
      String.raw` tests.\nTime: 6:00-8:00 PM\nRegistration: Please register\nhttps://www.exa`,
      ' mple.org/events/walk',
      'URL:https://www.example.org/events/walk',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test.each([
    ['all day without a time', { time: '' }, 'VALUE=DATE:20250410', 'VALUE=DATE:20250411'],
    [
      'all day if the time is not certain',
      { time: 'TBD' },
      'VALUE=DATE:20250410',
      'VALUE=DATE:20250411',
    ],
    [
      'all day on several days',
      { start_date: '2025-04-08' },
      'VALUE=DATE:20250408',
      'VALUE=DATE:20250411',
    ],
    [
      'all day over midnight',
      { time: '9:00 PM - 1:00 AM' },
      'VALUE=DATE:20250410',
      'VALUE=DATE:20250411',
    ],
    ['until midnight', { time: '7 PM to midnight' }, '20250411T000000Z', '20250411T050000Z'],
    ['without an end', { time: '6:00 PM' }, '20250410T230000Z', undefined],
    [
      'across the end of daylight saving time',
      { date: '2025-11-02', time: '1:00 AM - 3:00 AM' },
      '20251102T060000Z',
      '20251102T090000Z',
    ],
    [
      'without an end in the hour that is skipped',
      { date: '2025-03-09', time: '2:30 AM - 3:00 AM' },
      '20250309T083000Z',
      undefined,
    ],
  ])('lasts %s', (_, fields, start, end) => {
    const lines = createLines({ ...GALA, ...fields })
    const find = (name: string) =>
      lines.find((line) => line.startsWith(name))?.slice(name.length + 1)
    expect([find('DTSTART'), find('DTEND')]).toEqual([start, end])
  })

  test('says of a cancelled event so in its title, its status and its text', () => {
    const lines = createLines({ ...GALA, status: 'cancelled', status_note: 'It rains.' })
    expect(lines).toEqual(
      expect.arrayContaining(['SUMMARY:Canceled: Gala', 'STATUS:CANCELLED', 'TRANSP:TRANSPARENT']),
    )
    expect(lines.join('')).toContain('DESCRIPTION:This event will not take place. It rains.')
    expect(lines.join('')).not.toContain('Registration')
  })

  test('says of an event that was moved what has changed', () => {
    const lines = createLines({ ...GALA, status: 'moved', status_note: 'It was on April 3.' })
    expect(lines).toContain('STATUS:CONFIRMED')
    expect(lines.join('')).toContain('DESCRIPTION:This event has changed. It was on April 3.')
  })

  test('has the time of its last commit and the number of changes since it was added', () => {
    const file = 'content/events/walk.md'
    const lines = createLines(GALA, {
      lastCommits: { [file]: Date.parse('2025-02-03T04:05:06Z') / 1000 },
      commitCounts: { [file]: 3 },
    })
    expect(lines).toEqual(expect.arrayContaining(['DTSTAMP:20250203T040506Z', 'SEQUENCE:2']))
  })

  test('is the same on every day until the event is over', () => {
    const [first, ...others] = ['2024-01-01', '2025-04-09', '2025-04-10'].map((today) =>
      createLines(GALA, { today }),
    )
    for (const other of others) expect(other).toEqual(first)
    expect(createLines(GALA, { today: '2025-04-11' })).toEqual([''])
  })
})

describe('the calendar to subscribe to', () => {
  test('has the events that are not over, the next one first, and a neutral name', () => {
    const files = createFiles({
      'site.md': SETTINGS_TEXT.replace('tagline:', 'quiet_name: Small, quiet\ntagline:'),
      'events/gala.md': createEventText(GALA),
      'events/walk.md': createEventText({ date: '2025-11-08' }),
      'events/past.md': createEventText({ id: 'past', date: '2024-12-31' }),
    })
    expect([...files.keys()]).toEqual(['events.ics', 'events/gala.ics', 'events/walk.ics'])
    const calendar = files.get('events.ics') ?? ''
    expect(calendar.match(/^UID:.*(?=\r)/gm)).toEqual([
      'UID:gala@www.example.org',
      'UID:walk@www.example.org',
    ])
    expect(calendar).toContain('\r\nNAME:Small\\, quiet events\r\n')
    expect(calendar).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT6H\r\n')
  })

  test('keeps a cancelled event until its day is over', () => {
    const changes = { 'events/walk.md': createEventText({ ...GALA, status: 'cancelled' }) }
    const getCalendar = (today: string) => createFiles(changes, { today }).get('events.ics')
    expect(getCalendar('2025-04-10')).toContain('STATUS:CANCELLED')
    expect(getCalendar('2025-04-11')).not.toContain('VEVENT')
  })

  test('has a part even if no event is coming up', () => {
    const files = createFiles({}, { today: '2030-01-01' })
    expect([...files.keys()]).toEqual(['events.ics'])
    expect(files.get('events.ics')).toContain('BEGIN:VTIMEZONE')
  })

  test('never has drafts and events that are not public on the day, even in the dev server, which has drafts', () => {
    const files = createFiles(
      {
        'events/draft.md': createEventText({ id: 'draft', date: '2025-05-01', draft: 'yes' }),
        'events/later.md': createEventText({
          id: 'later',
          date: '2025-05-01',
          publish_on: '2025-04-01',
        }),
        'events/gone.md': createEventText({
          id: 'gone',
          date: '2025-05-01',
          expires_on: '2024-12-31',
        }),
      },
      {},
      true,
    )
    expect([...files.keys()]).toEqual(['events.ics', 'events/walk.ics'])
    expect([...files.values()].join()).not.toMatch(/draft|later|gone/)
  })

  test('does not exist in builds that are not for the public, such as previews', () => {
    expect(createFiles({}, { hasCalendar: false }).size).toBe(0)
  })

  test('changes only on days of scheduled changes', () => {
    const changes = {
      'events/gala.md': createEventText(GALA),
      'events/lent.md': createEventText({
        id: 'lent',
        start_date: '2025-03-20',
        date: '2025-04-05',
      }),
      'events/off.md': createEventText({ id: 'off', date: '2025-04-02', status: 'cancelled' }),
      'events/new.md': createEventText({ id: 'new', date: '2025-04-20', publish_on: '2025-03-28' }),
    }
    const { complete } = createTestSite(changes, { today: '2025-03-15' })
    const scheduled = findScheduledChanges(complete, { today: '2025-03-15', namesHidden: true })
    let day = '2025-03-15'
    const createFilesOn = (today: string) =>
      JSON.stringify(
        listCalendarFiles({
          site: getPublicSite(complete, today),
          build: createTestBuild({ today }),
        }).map(([path, create]) => [path, create()]),
      )
    let before = createFilesOn(day)
    const changed: string[] = []
    while (day < '2025-04-30') {
      day = getNextDay(day)
      const after = createFilesOn(day)
      if (after !== before) changed.push(day)
      before = after
    }
    expect(changed).toEqual(['2025-03-28', '2025-04-03', '2025-04-06', '2025-04-11', '2025-04-21'])
    expect(scheduled.map(({ day: scheduledDay }) => scheduledDay)).toEqual(
      expect.arrayContaining(changed),
    )
  })
})
