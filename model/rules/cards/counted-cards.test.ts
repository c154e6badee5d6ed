// Which sentences count the cards of a page, and which ones count something else.
import { describe, expect, test } from 'vitest'
import {
  createEntryText,
  createPageText,
  getTestProblems,
} from '../../test-fixtures/create-test-site'

const createCard = (title: string, more: Readonly<Record<string, string>> = {}) =>
  createEntryText(
    {
      title,
      path: `/partner/${title.toLowerCase()}`,
      description: `${title} with us.`,
      image: 'walk.svg',
      image_alt: 'decorative',
      order: '10',
      ...more,
    },
    '',
  )

const THREE_CARDS = {
  'partner/pray.md': createCard('Pray'),
  'partner/help.md': createCard('Help'),
  'partner/come.md': createCard('Come'),
}

const getCounts = (changes: Readonly<Record<string, string>>) =>
  getTestProblems({ ...THREE_CARDS, ...changes }).filter((problem) =>
    problem.includes(' count-differs '),
  )

const createPartnerPage = (description: string, body?: string) =>
  createPageText('Partner', body).replace(/description: .*/, `description: ${description}`)

test('four cards are right for each week of the month', () => {
  const four = { 'partner/sing.md': createCard('Sing') }
  const text = 'Take [one of these four](/partner) for each week of the month.'
  expect(getCounts({ ...four, 'pages/more.md': createPageText('More', text) })).toEqual([])
})

const LONG = 'in all of the towns of East Alabama and in yours'

describe('a page that counts its cards is noted', () => {
  test.each([
    `Two ways to help ${LONG}.`,
    `"Four ways to help families ${LONG}."`,
    `Families need you. Here are four ways to be one of their neighbors.`,
    `Compare 4 simple ways to help ${LONG}.`,
    `Las familias necesitan buenos vecinos. Aquí hay cuatro maneras de serlo.`,
    `Estas son cuatro maneras de ayudar a las familias en East Alabama.`,
  ])('%s', (description) => {
    const found = getCounts({ 'pages/partner.md': createPartnerPage(description) })
    expect(found.join()).toMatch(/^content\/pages\/partner.md:3:\d+ count-differs [^\n]*$/)
  })

  test('after a card became a draft', () => {
    const page = createPartnerPage(`Three ways to help ${LONG}.`)
    const files = {
      'pages/partner.md': page,
      'partner/come.md': createCard('Come', { draft: 'yes' }),
    }
    expect(getCounts(files).join()).toContain('write "Two ways"')
  })

  test.each([
    'See [four ways to help](/partner).',
    'See [four ways to help](/partner#main).',
    '::button[See four ways to help]{href=/partner}',
  ])('by a link: %s', (body) => {
    expect(getCounts({ 'pages/a.md': createPageText('A page', body) }).join()).toContain(
      'content/pages/a.md:6:',
    )
  })

  test('by a card that leads to it', () => {
    const card = createCard('Partner', { path: '/partner', description: 'Five ways to help.' })
    expect(getCounts({ 'partner/partner.md': card }).join()).toContain('write "Four ways"')
  })
})

describe('a page has no problem with', () => {
  test.each([
    `Three ways to help ${LONG}.`,
    `Two ways to reach us ${LONG}.`,
    `Two ways to help online, ${LONG}.`,
    `Here are the first two ways to help ${LONG}.`,
    `There are two or four ways to help ${LONG}.`,
    `A gift helps in two ways to be sure ${LONG}.`,
    `A neighbor found four ways to help ${LONG}.`,
    `Twelve ways to help ${LONG}.`,
    `Hay dos maneras de comunicarse con nosotros ${LONG}.`,
  ])('%s', (description) => {
    expect(getCounts({ 'pages/partner.md': createPartnerPage(description) })).toEqual([])
  })

  test.each([
    'There are two ways to help:\n\n- Call.\n- Write.',
    'She knows four ways to help.',
    'There are two ways to sign up.',
    'See [four ways to help](/partner/volunteer).',
    'There are two other ways to help.',
  ])('%s', (body) => {
    const page = createPartnerPage(`All that you can do ${LONG}.`, body)
    expect(getCounts({ 'pages/partner.md': page })).toEqual([])
  })

  test('a number on another page', () => {
    const page = createPageText('A page', 'There are four ways to help.')
    expect(getCounts({ 'pages/a.md': page })).toEqual([])
  })

  test('a card that comes or goes on some day', () => {
    for (const field of ['publish_on', 'expires_on']) {
      const card = createCard('Come', { [field]: '2026-12-01' })
      const page = createPartnerPage(`Two ways to help ${LONG}.`)
      expect(getCounts({ 'pages/partner.md': page, 'partner/come.md': card })).toEqual([])
    }
  })
})

describe('a page that counts the topics of a prayer page', () => {
  const topic = (title: string) =>
    createEntryText(
      {
        title,
        description: `Pray for ${title} in each home.`,
        image: 'walk.svg',
        image_alt: 'decorative',
        order: '10',
      },
      '',
    )
  const files = (text: string) => ({
    'prayer/hope.md': topic('hope'),
    'prayer/peace.md': topic('peace'),
    'prayer/rest.md': topic('rest'),
    'pages/partner/prayer.md': createPageText('Prayer', 'Below are three things to pray for.'),
    'pages/a.md': createPageText('A page', text),
  })

  test('is noted where it says how many there were', () => {
    const changed = {
      ...files('Take [one of these two](/partner/prayer).'),
      'pages/partner/prayer.md': createPageText('Prayer', 'Below are two things to pray for.'),
    }
    const found = getTestProblems(changed).join()
    expect(found).toContain('content/pages/a.md:6:20 count-differs')
    expect(found).toContain('content/pages/partner/prayer.md:6:11 count-differs')
  })

  test('names the new topic where the line lists the others', () => {
    const text = 'We pray for peace and rest. Take [one of these two](/partner/prayer).'
    const found = getTestProblems(files(text)).join()
    expect(found).toContain(
      'write "three". See whether the list on this line needs the new card "hope", too.',
    )
    const other = 'We pray for peace. Take [one of these two](/partner/prayer).'
    expect(getTestProblems(files(other)).join()).not.toContain('the new card')
  })

  test('names the other places that list the topics', () => {
    const page = createPageText('Prayer', 'Below are two things to pray for.')
    const found = getTestProblems({
      ...files('Read [more](/partner/prayer).'),
      'prayer/hope.md': topic('more hope'),
      'prayer/joy.md': topic('new joy'),
      'pages/partner/prayer.md': page
        .replace(
          /description: .*/,
          'description: Pray with us for peace, rest and hope in all the towns of our part of the state, or join the team by email.',
        )
        .replace('two', 'three'),
      'partner/pray.md': createCard('Pray', {
        path: '/partner/prayer',
        description: 'Pray for peace, rest and hope.',
      }),
    }).join()
    expect(found).toContain(
      'See whether these lists need the new card, too: the list on line 3 of this file and the one on line 4 of the card content/partner/pray.md.',
    )
  })

  test.each([
    'Take [one of these three](/partner/prayer).',
    'Take [one of these two books](/partner/prayer).',
    'Below are two things to bring.',
  ])('is not noted for: %s', (text) => {
    expect(getTestProblems(files(text)).join()).not.toContain('count-differs')
  })
})
