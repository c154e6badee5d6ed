// Values of a file that began as a copy of another one.
import { describe, expect, test } from 'vitest'
import {
  createEntryText,
  createEventText,
  createPageText,
  createTestSite,
  getTestProblems,
} from '../../test-fixtures/create-test-site'

const OPEN = { requires_registration: 'yes', registration_open: 'yes' }
const createEvent = (id: string, fields: Readonly<Record<string, string>>) =>
  createEventText({
    id,
    title: id,
    description: `A description that is as long as it has to be, for the ${id} alone.`,
    ...fields,
  })

const find = (files: Readonly<Record<string, string>>) =>
  createTestSite(files).problems.map(
    ({ file, code, line, field, message }) =>
      `${file}:${line} ${code} ${field ?? '-'} ${message.split(' ').at(-1) ?? ''}`,
  )

describe('a copy is reported with', () => {
  test.each(['https://register.example.org/supper', 'https://forms.gle/Hx72bKq9'])(
    'the form of another event: %s',
    (url) => {
      const fields = { ...OPEN, registration_url: url }
      const files = {
        'events/supper.md': createEvent('supper', fields),
        'events/tea.md': createEvent('tea', fields),
      }
      expect(find(files)).toEqual([
        'content/events/tea.md:12 value-copied registration_url content/events/supper.md.',
      ])
    },
  )

  test('the words of another event, in one problem', () => {
    const fields = {
      summary: 'Soup and bread at the supper, for all who helped.',
      description: 'Soup and bread at the supper, for all who helped us in the last year.',
    }
    const files = {
      'events/supper.md': createEvent('supper', fields),
      'events/hike.md': createEvent('hike', fields),
    }
    expect(find(files)).toEqual([
      'content/events/hike.md:6 value-copied summary content/events/supper.md.',
    ])
  })

  test('words that fit the name of another card in another form', () => {
    const card = (title: string, order: string) =>
      createEntryText(
        {
          title,
          description: 'Give a little each month, so that we can plan for the families who call.',
          amount: 'Any amount',
          image: 'walk.svg',
          image_alt: 'decorative',
          button_text: `${title} form`,
          button_link: 'donation-form',
          is_external_link: 'yes',
          order,
        },
        '',
      )
    const files = {
      'giving/legacy-gift.md': card('Legacy Gift', '1'),
      'giving/monthly-partner.md': card('Monthly Partner', '2'),
    }
    expect(find(files)).toEqual([
      'content/giving/legacy-gift.md:3 value-copied description content/giving/monthly-partner.md.',
    ])
  })

  test('a description that has the words of the summary of another page', () => {
    const service = (title: string, summary: string, order: string) =>
      createEntryText(
        {
          title,
          summary,
          description: 'We walk with moms and dads while they prepare for a child and learn.',
          image: 'walk.svg',
          image_alt: 'decorative',
          order,
        },
        `${title} is for all.`,
      )
    const files = {
      'services/adoption.md': service('Adoption', 'A kind place to talk, without any hurry.', '1'),
      'services/classes.md': service('Classes', 'Help for all who prepare and learn.', '2'),
    }
    expect(find(files)).toEqual([
      'content/services/adoption.md:4 value-copied description content/services/classes.md.',
    ])
  })

  test('the portrait of another person', () => {
    const person = (name: string) =>
      createEntryText({ name, title: 'Nurse', image: 'walk.svg', order: '1' }, `${name} is here.`)
    const files = { 'team/a.md': person('Ann Sample'), 'team/b.md': person('Bea Example') }
    expect(find(files)).toEqual(['content/team/b.md:4 value-copied image content/team/a.md.'])
  })
})

test('the page of another card is answered with the page that has the name of the file', () => {
  const card = (title: string, path: string) =>
    createEntryText(
      {
        title,
        path,
        description: `${title} now.`,
        image: 'walk.svg',
        image_alt: 'decorative',
        order: '1',
      },
      '',
    )
  const files = {
    'pages/partner/walks.md': createPageText('Walks'),
    'pages/partner/songs.md': createPageText('Songs'),
    'partner/walks.md': card('Walk', '/partner/songs'),
    'partner/songs.md': card('Sing', '/partner/songs'),
  }
  expect(getTestProblems(files).filter((problem) => problem.includes('value-copied'))).toEqual([
    'content/partner/walks.md:3:7 value-copied "Walk" leads to the same page as "Sing" in content/partner/songs.md. This file is called walks.md, and no card leads to /partner/walks. Write path: /partner/walks',
  ])
})

test('a draft is not compared', () => {
  const fields = { ...OPEN, registration_url: 'https://forms.gle/Hx72bKq9' }
  const files = {
    'events/supper.md': createEvent('supper', fields),
    'events/tea.md': createEvent('tea', { ...fields, draft: 'yes' }),
  }
  expect(find(files)).toEqual([])
})
