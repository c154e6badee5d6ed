// Tests what the build summary says about scheduled changes.
import { describe, expect, test } from 'vitest'
import type { BuildInfo } from '../publish/build-info'
import { describeMissedTransition, describeNextTransition } from './describe-transitions'

const createTransition = (day: string) => {
  return { at: `${day}T00:00:00-06:00`, day, what: 'The event “Walk” begins.', paths: ['/events'] }
}
const transitions = ['2026-12-01', '2026-12-02'].map(createTransition)
const published: BuildInfo = {
  commit: null,
  committedAt: null,
  asOf: '2026-11-20',
  pullRequest: null,
  transitions,
}

describe('describeNextTransition', () => {
  test('names the day and what happens on it', () => {
    expect(describeNextTransition(transitions)).toEqual([
      'The next scheduled change is on December 1, 2026, so the site has to be built again on that day. The event “Walk” begins.',
    ])
  })

  test('says nothing when nothing will change', () => {
    expect(describeNextTransition([])).toEqual([])
  })
})

describe('describeMissedTransition', () => {
  test('names the first day that passed without a build', () => {
    expect(describeMissedTransition(published, '2026-12-05')).toEqual([
      'Until this build, the site was out of date: nothing built it on December 1, 2026. The event “Walk” begins. Check whether it is still built every night.',
    ])
  })

  test.each(['2026-11-20', '2026-12-01'])(
    'says nothing on %s, when nothing is missed yet',
    (day) => {
      expect(describeMissedTransition(published, day)).toEqual([])
    },
  )

  test('says nothing without a published site', () => {
    expect(describeMissedTransition(null, '2026-12-05')).toEqual([])
  })
})
