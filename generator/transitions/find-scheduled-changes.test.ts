// Tests which changes the content schedules.
import { describe, expect, test } from 'vitest'
import {
  createEntryText,
  createEventText,
  createPageText,
  createPostText,
  createTestSite,
} from '../../model/test-fixtures/create-test-site'
import { findScheduledChanges } from './find-scheduled-changes'

function findIn(files: Record<string, string>, today = '2026-11-20', namesHidden = true) {
  const walk = createEventText({ title: 'Walk', date: '2020-01-01' })
  const { complete } = createTestSite({ 'events/walk.md': walk, ...files })
  return findScheduledChanges(complete, { today, namesHidden }).map(
    ({ day, what }) => `${day} ${what}`,
  )
}

describe('findScheduledChanges', () => {
  test('finds the first day of an event and the day after its last one', () => {
    const text = createEventText({ title: 'Walk', start_date: '2026-11-30', date: '2026-12-31' })
    expect(findIn({ 'events/walk.md': text })).toEqual([
      '2026-11-30 the event “Walk” begins',
      '2027-01-01 the event “Walk” is over',
    ])
    expect(findIn({ 'events/walk.md': text }, '2026-11-30')).toEqual([
      '2027-01-01 the event “Walk” is over',
    ])
  })

  test('does not let a cancelled event begin', () => {
    const text = createEventText({ title: 'Walk', date: '2026-12-31', status: 'cancelled' })
    expect(findIn({ 'events/walk.md': text })).toEqual([
      '2027-01-01 the event “Walk” is no longer on the calendar',
    ])
  })

  test('finds when a notice appears, two weeks before its first day, and when it leaves', () => {
    const fields = { title: 'Christmas', type: 'closed', from: '2026-12-24', until: '2026-12-25' }
    const files = { 'notices/christmas.md': createEntryText(fields, '').trimEnd() }
    expect(findIn(files)).toEqual([
      '2026-12-10 the notice “Christmas” appears on the site',
      '2026-12-26 the notice “Christmas” leaves the site',
    ])
    expect(findIn(files, '2026-11-20', false)[0]).toBe('2026-12-10 a notice appears on the site')
  })

  test('finds the first public day of an entry and the day after its last one', () => {
    const text = createPostText({
      title: 'News',
      publish_on: '2026-11-21',
      expires_on: '2026-11-22',
    })
    expect(findIn({ 'blog/news.md': text })).toEqual([
      '2026-11-21 the blog post “News” appears on the site',
      '2026-11-23 the blog post “News” leaves the site',
    ])
  })

  test('does not name what is not public yet, unless that is wanted', () => {
    const post = createPostText({ title: 'News', publish_on: '2026-11-21' })
    const event = createEventText({ date: '2026-12-24', publish_on: '2026-12-01' })
    const files = { 'blog/news.md': post, 'events/walk.md': event }
    expect(findIn(files, '2026-11-20', false)).toEqual([
      '2026-11-21 a blog post appears on the site',
      '2026-12-01 an event appears on the site',
      '2026-12-24 an event begins',
      '2026-12-25 an event is over',
    ])
  })

  test('finds nothing for drafts, for the past and for an event that is hidden on its days', () => {
    const draft = createPageText('Plan').replace('\n---\n\n', '\ndraft: yes\n---\n\n')
    const hidden = createEventText({ date: '2026-12-24', expires_on: '2026-11-01' })
    expect(findIn({ 'pages/plan.md': draft, 'events/walk.md': hidden })).toEqual([])
  })
})
