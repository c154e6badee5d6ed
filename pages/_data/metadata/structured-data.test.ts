// Tests what search engines read in the words of schema.org.
import { describe, expect, test } from 'vitest'
import {
  createEventText,
  createPageText,
  createPostText,
  createTestSite,
  SETTINGS_TEXT,
} from '../../../model/test-fixtures/create-test-site'
import { createTestBuild } from '../../../renderer/testing/create-test-build'
import { resolvePage } from '../resolve-page'

const TODAY = '2026-11-21'

const addFields = (text: string, fields: string) => text.replace('\n---\n', `\n${fields}\n---\n`)

type Changes = Parameters<typeof createTestSite>[0]
type Things = readonly Record<string, unknown>[]

function getThings(path: string, changes: Changes, pullRequest: number | null = null): Things {
  const { site } = createTestSite(changes, { today: TODAY })
  const build = createTestBuild({ today: TODAY, pullRequest })
  const { structuredData } = resolvePage({ site, build, urlPathname: path }).data
  return structuredData as unknown as Things
}

const getTypes = (path: string, changes: Changes = {}) =>
  getThings(path, changes).map((thing) => thing['@type'])

const getEvent = (fields: Readonly<Record<string, string>>) =>
  getThings('/events/walk', {
    'events/walk.md': createEventText({ date: '2026-12-05', ...fields }),
  }).find((thing) => thing['@type'] === 'Event')

const setHours = (hours: string) => SETTINGS_TEXT.replace('  - Friday: 8:00 AM - 12:00 PM', hours)

const createNotice = (fields: string) => `---\n${fields}\n---\n`

describe('pages', () => {
  test('only home and the contact page describe the organization', () => {
    expect(getTypes('/')).toEqual([['NGO', 'LocalBusiness']])
    expect(getTypes('/contact')).toEqual([['NGO', 'LocalBusiness']])
    expect(getTypes('/give')).toEqual([])
  })

  test('that show breadcrumbs list them, the page itself without an address', () => {
    expect(getThings('/partner/donate', {})).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.org/' },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'Partner',
            item: 'https://www.example.org/partner',
          },
          { '@type': 'ListItem', position: 3, name: 'Ways to give' },
        ],
      },
    ])
  })

  test('in Spanish have the Spanish word for the home page in them', () => {
    const english = createPageText('Parking')
    const spanish = addFields(createPageText('Estacionamiento'), 'translation_of: /visit/parking')
    const [breadcrumbs] = getThings('/es/visit/parking', {
      'pages/visit/parking.md': english,
      'pages/visit/parking.es.md': spanish,
    })
    expect(breadcrumbs).toMatchObject({
      itemListElement: [{ name: 'Inicio', item: 'https://www.example.org/' }, {}],
    })
  })

  test('that are sensitive, for staff or in a preview say nothing', () => {
    const contact = addFields(createPageText('Contact'), 'sensitive: yes')
    expect(getThings('/contact', { 'pages/contact.md': contact })).toEqual([])
    expect(getThings('/staff', {})).toEqual([])
    expect(getThings('/nowhere', {})).toEqual([])
    expect(getThings('/contact', {}, 7)).toEqual([])
  })
})

describe('the organization', () => {
  test('has its name, phone number, address and hours', () => {
    expect(getThings('/contact', {})).toEqual([
      {
        '@type': ['NGO', 'LocalBusiness'],
        name: 'Small Site',
        url: 'https://www.example.org/',
        telephone: '+13345550142',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '123 Sample Street',
          addressLocality: 'Auburn',
          addressRegion: 'AL',
          postalCode: '36830',
        },
        openingHoursSpecification: [
          {
            '@type': 'OpeningHoursSpecification',
            opens: '08:00',
            closes: '12:00',
            dayOfWeek: ['Friday'],
          },
        ],
      },
    ])
  })

  test('is a clinic only if the settings say so', () => {
    const settings = addFields(
      SETTINGS_TEXT,
      'kind_of_organization: clinic\nsource: License 12\nas_of: 2026-01-01',
    )
    expect(getTypes('/contact', { 'site.md': settings })).toEqual([['NGO', 'MedicalClinic']])
  })

  const getHours = (changes: Changes) => {
    const [organization] = getThings('/contact', changes)
    return {
      week: organization?.['openingHoursSpecification'] as Things | undefined,
      special: organization?.['specialOpeningHoursSpecification'] as Things | undefined,
    }
  }

  test('has days with the same hours together, several hours on a day, and midnight as 23:59', () => {
    const { week } = getHours({
      'site.md': setHours(
        '  - Monday to Tuesday: 8:00 AM - noon and 1:00 PM - 5:00 PM\n  - Friday: 1:00 PM - 5:00 PM\n  - Saturday: 24 hours\n  - Sunday: by appointment',
      ),
    })
    expect(week?.map(({ opens, closes, dayOfWeek }) => [opens, closes, dayOfWeek])).toEqual([
      ['08:00', '12:00', ['Monday', 'Tuesday']],
      ['13:00', '17:00', ['Monday', 'Tuesday', 'Friday']],
      ['00:00', '23:59', ['Saturday']],
    ])
  })

  test('says on which announced days it is closed or has other hours', () => {
    const { special } = getHours({
      'notices/a.md': createNotice(
        'title: Thanksgiving\ntype: closed\nfrom: 2026-11-26\nuntil: 2026-11-27',
      ),
      'notices/b.md': createNotice(
        'title: a training\ntype: changed hours\nfrom: 2026-12-01\nuntil: 2026-12-01\nhours: 1:00 PM - 3:00 PM',
      ),
      'notices/c.md': createNotice('title: News.\ntype: news\nfrom: 2026-11-20\nuntil: 2026-12-01'),
      'notices/later.md': createNotice(
        'title: Christmas\ntype: closed\nfrom: 2026-12-25\nuntil: 2026-12-25',
      ),
    })
    expect(special).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        opens: '00:00',
        closes: '00:00',
        validFrom: '2026-11-26',
        validThrough: '2026-11-27',
      },
      {
        '@type': 'OpeningHoursSpecification',
        opens: '13:00',
        closes: '15:00',
        validFrom: '2026-12-01',
        validThrough: '2026-12-01',
      },
    ])
  })

  test('has no hours while they are only known in words, so that none of them is wrong', () => {
    expect(
      getHours({ 'site.md': setHours('  - Holidays: 8:00 AM - 12:00 PM') }).week,
    ).toBeUndefined()
    const byAppointment = createNotice(
      'title: a training\ntype: changed hours\nfrom: 2026-12-01\nuntil: 2026-12-01\nhours: by appointment',
    )
    expect(getHours({ 'notices/a.md': byAppointment })).toEqual({
      week: undefined,
      special: undefined,
    })
  })
})

describe('an event', () => {
  test('has its times with the offset of its day', () => {
    expect(getEvent({ time: '6:00-8:00 PM' })).toEqual({
      '@type': 'Event',
      name: 'Walk',
      description: 'A description that is as long as a description has to be, for tests.',
      startDate: '2026-12-05T18:00:00-06:00',
      endDate: '2026-12-05T20:00:00-06:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'The park', address: 'The park' },
    })
    expect(getEvent({ date: '2027-06-05', time: '6:00 PM' })).toMatchObject({
      startDate: '2027-06-05T18:00:00-05:00',
    })
  })

  test('has only days if its times are not known', () => {
    const single = getEvent({ time: 'TBD' })
    expect(single).toMatchObject({ startDate: '2026-12-05' })
    expect(single).not.toHaveProperty('endDate')
    expect(getEvent({ start_date: '2026-11-01' })).toMatchObject({
      startDate: '2026-11-01',
      endDate: '2026-12-05',
    })
  })

  test('says that it is cancelled or has been moved', () => {
    expect(getEvent({ status: 'cancelled' })).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
    })
    expect(getEvent({ status: 'moved', status_note: 'It was planned for June.' })).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
    })
  })

  test('is described until its last day is over', () => {
    expect(getEvent({ date: TODAY })).toBeDefined()
    expect(getEvent({ date: '2026-11-20' })).toBeUndefined()
  })
})

test('a post has its author, with the address of their card if they are on the team', () => {
  const createPerson = (name: string) =>
    `---\nname: ${name}\ntitle: Nurse\nimage: walk.svg\n---\n\nWords.\n`
  const [post] = getThings('/blog/walk', {
    'blog/walk.md': createPostText(),
    'team/ann.md': createPerson('Ann'),
  })
  expect(post).toEqual({
    '@type': 'BlogPosting',
    headline: 'A post',
    description: 'A summary.',
    datePublished: '2024-03-01',
    author: { '@type': 'Person', name: 'Ann', url: 'https://www.example.org/about/team#ann' },
  })
  const [other] = getThings('/blog/walk', { 'blog/walk.md': createPostText({ author: 'Bea' }) })
  expect(other).toMatchObject({ author: { '@type': 'Person', name: 'Bea' } })
  expect(other?.['author']).not.toHaveProperty('url')
})
