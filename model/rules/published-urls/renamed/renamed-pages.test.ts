// Renamed and moved files: one problem where the file is, and links that are repaired.
import { describe, expect, test } from 'vitest'
import { applyEdits } from '../../../problems/text-edits'
import {
  createEventText,
  createPageText,
  createTestSite,
  getTestProblems,
} from '../../../test-fixtures/create-test-site'

const createList = (...more: string[]) => ['/', '/events', '/events/walk', ...more, ''].join('\n')

const link = (address: string) => createPageText('A page', `Read [about it](${address}).`)

/** Returns the problems as `file code`, and the suggested text of each. */
const summarize = (changes: Readonly<Record<string, string | null>>) =>
  createTestSite(changes).problems.map(({ file, code, suggestion }) => [
    `${file} ${code}`,
    suggestion?.text ?? null,
  ])

describe('a file whose name has a typo now', () => {
  const list = createList('/events/harvest-lunch', '/parking')
  const find = (changes: Readonly<Record<string, string | null>>) =>
    getTestProblems({
      'addresses.txt': list,
      'pages/parking.md': createPageText('Parking'),
      'events/harvest-lunch.md': createEventText({ id: 'lunch' }),
      ...changes,
    })
  const lunch = createEventText({ id: 'lunch' })

  test.each(['harvest-lunc', 'harvest-lunchh', 'jharvest-lunch', 'harvets-lunch', 'harvestlunch'])(
    'gets it back and is the only problem: %s',
    (name) => {
      const changes = {
        'events/harvest-lunch.md': null,
        [`events/${name}.md`]: lunch,
        'pages/a.md': link('/events/harvest-lunch'),
        'churches/a.md': '---\nname: A\nevent: harvest-lunch\norder: 1\n---\n',
        'events/new.md': createEventText({ id: 'new' }),
      }
      expect(find(changes)).toEqual([
        `content/events/${name}.md:1:1 address-lost This file seems to have been harvest-lunch.md, and its new name looks like a typo. Nobody finds the page at /events/harvest-lunch now. Press the pencil and change the name in the box back to harvest-lunch.md. If you want the new name, add the line redirect_from: and below it the line "  - /events/harvest-lunch"`,
      ])
    },
  )

  test('keeps it with a redirect if another file links to it', () => {
    const changes = {
      'events/harvest-lunch.md': null,
      'events/harvest-lunches.md': lunch,
      'pages/a.md': link('/events/harvest-lunches'),
    }
    expect(find(changes)).toMatchInlineSnapshot(`
      [
        "content/events/harvest-lunches.md:12:1 address-lost This page was at /events/harvest-lunch until now (its file was harvest-lunch.md), and links to that address lead nowhere now. To keep the new name, add above the second --- the line redirect_from: and below it the line "  - /events/harvest-lunch". To go back, press the pencil and change the name in the box back to harvest-lunch.md. Also change the link to the new address in content/pages/a.md:6",
      ]
    `)
  })

  test('keeps it with a redirect if it has the words of the title, unlike the former one', () => {
    const changes = {
      'events/harvest-lunch.md': null,
      'events/harvest-lunches.md': createEventText({ id: 'lunch', title: 'Our Harvest Lunches' }),
    }
    expect(find(changes).join()).toContain('To keep the new name')
    expect(find({ ...changes, 'events/harvest-lunches.md': lunch }).join()).toContain('a typo')
  })

  test('gets it back if a day or a number is in front of it', () => {
    const changes = {
      'addresses.txt': createList('/events/harvest-lunch', '/events/harvest-walk'),
      'events/2026-09-01-harvest-lunch.md': lunch,
      'events/02-harvest-walk.md': createEventText({ id: 'harvest-walk' }),
      'pages/a.md': link('/events/harvest-lunch'),
      'churches/a.md': '---\nname: A\nevent: harvest-walk\norder: 1\n---\n',
    }
    expect(getTestProblems(changes)).toEqual([
      'content/events/02-harvest-walk.md:1:1 address-lost This file seems to have been harvest-walk.md. The name of a file is the address of its page, so nobody finds it at /events/harvest-walk now. Press the pencil and change the name in the box back to harvest-walk.md: the site sorts its pages by their fields. If you want the new name, add the line redirect_from: and below it the line "  - /events/harvest-walk"',
      expect.stringContaining('content/events/2026-09-01-harvest-lunch.md:1:1 address-lost'),
    ])
  })

  test('is a new page with a number if the former one is there', () => {
    const changes = { 'events/2026-harvest-lunch.md': createEventText({ id: 'new' }) }
    expect(find(changes)).toEqual([])
  })

  test('may keep it with a redirect', () => {
    const text = lunch.replace('\n---\n', '\nredirect_from:\n  - /events/harvest-lunch\n---\n')
    expect(find({ 'events/harvest-lunch.md': null, 'events/harvest-lunches.md': text })).toEqual([])
  })

  test('is not guessed from a new event beside the old one', () => {
    expect(find({ 'events/harvest-lunch-2.md': createEventText({ id: 'new' }) })).toEqual([])
  })

  test('has its own page in another language', () => {
    const spanish = createPageText('Estacionar', 'Unas palabras.')
      .replace(
        /description: .*/,
        'description: Donde puede dejar su auto cuando nos visita, y lo que cuesta por hora.',
      )
      .replace('\n---\n', '\nlang: es\ntranslation_of: /parking\n---\n')
    const changes = { 'pages/parkin.md': createPageText('Parking'), 'pages/parking.es.md': spanish }
    expect(find({ 'pages/parking.md': null, ...changes }).map((text) => text.slice(0, 42))).toEqual(
      ['content/pages/parkin.md:1:1 address-lost T'],
    )
  })
})

describe('a renamed file', () => {
  const renamed = {
    'addresses.txt': createList(),
    'events/walk.md': null,
    'events/hike.md': createEventText(),
  }

  test('repairs the links to its former address', () => {
    const changes = { ...renamed, 'pages/a.md': link('/events/walk') }
    expect(summarize(changes)).toEqual([
      ['content/events/hike.md address-lost', 'redirect_from:\n  - /events/walk\n---'],
      ['content/pages/a.md link-broken', 'Read [about it](/events/hike).'],
    ])
  })

  test('repairs a link to a heading, and the name of the event of a church', () => {
    const changes = {
      ...renamed,
      'pages/a.md': link('/events/walk#shoes'),
      'churches/a.md': '---\nname: A\nevent: walk\norder: 1\n---\n',
    }
    expect(summarize(changes)).toContainEqual([
      'content/pages/a.md link-broken',
      'Read [about it](/events/hike#shoes).',
    ])
    expect(summarize(changes)).toContainEqual([
      'content/churches/a.md event-unknown',
      'event: hike',
    ])
  })

  test.each(['events/hike.md', 'events/walks.md'])(
    'has only its redirect repaired if that names its new address: %s',
    (name) => {
      const path = `/${name.replace('.md', '')}`
      const changes = {
        ...renamed,
        'events/hike.md': null,
        [name]: createEventText().replace('\n---\n', `\nredirect_from:\n  - ${path}\n---\n`),
        'events/new.md': createEventText({
          id: 'new',
          title: 'Harvest lunch',
          summary: 'Eat with us and stay for a talk.',
          description: 'A meal with neighbors from all over Lee County, and some time to talk.',
        }),
        'pages/a.md': link(path),
      }
      expect(summarize(changes)).toEqual([[`content/${name} address-lost`, '  - /events/walk']])
    },
  )

  test('is found in another folder by its name', () => {
    const changes = {
      'addresses.txt': createList('/parking'),
      'pages/about/parking.md': createPageText('Parking'),
      'pages/about/other.md': createPageText('Other'),
      'pages/a.md': link('/parking'),
    }
    expect(summarize(changes)).toContainEqual([
      'content/pages/a.md link-broken',
      'Read [about it](/about/parking).',
    ])
  })

  test('is not guessed where another page has been deleted as well', () => {
    const changes = {
      ...renamed,
      'addresses.txt': createList('/events/gala'),
      'pages/a.md': link('/events/gala'),
    }
    expect(summarize(changes)).toEqual([
      ['content/addresses.txt address-lost', null],
      ['content/addresses.txt address-lost', null],
    ])
  })

  test.each(['/pages/parking', '/content/pages/parking', '/parkin'])(
    'has %s corrected in its redirects',
    (typed) => {
      const text = createPageText('Cars').replace(
        '---\n\n',
        `redirect_from:\n  - ${typed}\n---\n\n`,
      )
      const { problems } = createTestSite({
        'addresses.txt': createList('/parking'),
        'pages/cars.md': text,
      })
      expect(problems.map(({ code, line }) => [code, line])).toEqual([['address-lost', 5]])
      const fixed = applyEdits(text, [problems[0]!.suggestion!])
      expect(fixed).toBe(text.replace(typed, '/parking'))
    },
  )

  test('keeps an old address that was never published beside the one that it gets', () => {
    const text = createPageText('Cars').replace('---\n\n', 'redirect_from:\n  - /lot\n---\n\n')
    const [problem] = createTestSite({
      'addresses.txt': createList('/parking', '/a'),
      'pages/a.md': createPageText('A'),
      'pages/cars.md': text,
    }).problems
    expect(problem?.suggestion).toBeNull()
  })

  test('gets its name back if the new one cannot be an address', () => {
    const changes = {
      'addresses.txt': createList(),
      'events/walk.md': null,
      'events/Spring Hike.md': createEventText(),
      'pages/a.md': link('/events/walk'),
    }
    expect(getTestProblems(changes)).toMatchInlineSnapshot(`
      [
        "content/events/Spring Hike.md:1:1 file-name The name of a file may have only small letters, digits and hyphens. This one seems to have been walk.md. Press the pencil and change the name in the box back to walk.md. Visitors see the title, not the name of the file.",
      ]
    `)
  })
})

describe('a renamed translation', () => {
  const changes = {
    'addresses.txt': createList('/parking', '/es/parking', '/es/questions'),
    'pages/parking.md': createPageText('Parking'),
    'pages/estacionar.es.md': createPageText('Estacionar', 'Unas palabras.')
      .replace(
        /^description: .*$/m,
        'description: Dónde puede dejar su auto cuando nos visita, y cuánto cuesta.',
      )
      .replace('---\n\n', 'translation_of: /parking\ndraft: no\n---\n\n'),
    'pages/a.md': link('/es/parking'),
  }

  test('gets its name back, and no link is reported because of it', () => {
    const all = getTestProblems(changes)
    expect(all.join()).not.toContain('link-broken')
    expect(all.join()).not.toContain('translation-name')
    const problems = all.filter(
      (text) => text.includes('address-lost') && !text.includes('/es/questions'),
    )
    expect(problems).toMatchInlineSnapshot(`
      [
        "content/pages/estacionar.es.md:1:1 address-lost This file seems to have been parking.es.md. With its new name, the address /es/parking leads nowhere. A Spanish file has the name of the English one, but with .es.md at its end. Press the pencil and change the name in the box back to parking.es.md",
      ]
    `)
  })
})

test('a translation has no problem if the address of its English page is translated', () => {
  const english = createPageText('Parking', 'See [when](/events).')
  const spanish = createPageText('Estacionar', 'Vea [cuándo (en inglés)](/eventos).')
    .replace(
      /^description: .*$/m,
      'description: Dónde puede dejar su auto cuando nos visita, y cuánto cuesta.',
    )
    .replace('---\n\n', 'translation_of: /parking\n---\n\n')
  expect(summarize({ 'pages/parking.md': english, 'pages/parking.es.md': spanish })).toContainEqual(
    ['content/pages/parking.es.md link-broken', 'Vea [cuándo (en inglés)](/events).'],
  )
})
