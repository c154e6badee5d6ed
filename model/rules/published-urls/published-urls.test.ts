// The problems that an editor sees after renaming, deleting or hiding a page that was published.
import { describe, expect, test } from 'vitest'
import { applyEdits } from '../../problems/text-edits'
import {
  createTestFiles,
  createEntryText,
  createEventText,
  createPageText,
  getTestProblems,
  createTestSite,
} from '../../test-fixtures/create-test-site'

const createList = (...more: string[]) =>
  ['# All addresses.', '/', '/blog', '/events', '/events/walk', ...more, ''].join('\n')

const addRedirects = (text: string, ...paths: string[]) =>
  text.replace(
    /\n---\n/,
    `\nredirect_from:\n${paths.map((path) => `  - ${path}`).join('\n')}\n---\n`,
  )

test('accepts a site in which every published path has a page', () => {
  expect(getTestProblems({ 'addresses.txt': createList() })).toEqual([])
  expect(
    getTestProblems({
      'addresses.txt': createList(),
      'pages/parking.md': createPageText('Parking'),
    }),
  ).toEqual([])
})

test('reports no missing pages when there is no list of published paths', () => {
  expect(getTestProblems({ 'events/walk.md': null, 'events/hike.md': createEventText() })).toEqual(
    [],
  )
})

describe('a page that was public and is a draft now', () => {
  const hide = (text: string) => text.replace('\n---\n\n', '\ndraft: yes\n---\n\n')
  const getPlaces = (files: Readonly<Record<string, string>>) =>
    createTestSite(files).problems.map(({ file, line, code }) => `${file}:${line} ${code}`)

  test('is reported at its own line, and links to it are not', () => {
    const files = {
      'addresses.txt': createList('/a'),
      'pages/a.md': hide(createPageText('A page')),
      'pages/b.md': createPageText('B', 'Read [more](/a).'),
    }
    expect(getPlaces(files)).toEqual(['content/pages/a.md:4 address-lost'])
  })

  test('is reported without its translation', () => {
    const translation = createPageText('Una página').replace(
      '\n---\n\n',
      '\nlang: es\ntranslation_of: /a\n---\n\n',
    )
    const files = {
      'addresses.txt': createList('/a', '/es/a'),
      'pages/a.md': hide(createPageText('A page')),
      'pages/a.es.md': translation,
    }
    expect(getPlaces(files).filter((place) => !/unmarked|english/.test(place))).toEqual([
      'content/pages/a.md:4 address-lost',
    ])
  })

  test('is reported once if every site needs it', () => {
    const files = {
      'addresses.txt': createList('/contact'),
      'pages/contact.md': hide(createPageText('Contact')),
    }
    expect(getPlaces(files)).toEqual(['content/pages/contact.md:4 page-required-hidden'])
  })
})

describe('a renamed file', () => {
  const renamed = {
    'addresses.txt': createList(),
    'events/walk.md': null,
    'events/hike.md': createEventText(),
  }

  test('is reported in the file with the new name, above its text', () => {
    expect(getTestProblems(renamed)).toMatchInlineSnapshot(`
      [
        "content/events/hike.md:12:1 address-lost This page seems to have been at /events/walk before, and that address leads nowhere now. Above the second --- line, add the line redirect_from: and below it the line "  - /events/walk"",
      ]
    `)
  })

  test('is valid with the suggested lines, even after it is renamed again', () => {
    const [problem] = createTestSite(renamed).problems
    const hike = applyEdits(createEventText(), [problem!.suggestion!])
    const once = { ...renamed, 'events/hike.md': hike }
    expect(createTestSite(once).problems).toEqual([])
    expect(createTestSite(once).site.events[0]?.redirectFrom).toEqual(['/events/walk'])

    const again = {
      'addresses.txt': createList('/events/hike'),
      'events/walk.md': null,
      'events/stroll.md': hike,
    }
    const [next] = createTestSite(again).problems
    const stroll = applyEdits(hike, [next!.suggestion!])
    const twice = createTestSite({ ...again, 'events/stroll.md': stroll })
    expect(twice.problems).toEqual([])
    expect(twice.site.events[0]?.redirectFrom).toEqual(['/events/hike', '/events/walk'])
  })

  test('gets no suggestion while it cannot be parsed', () => {
    const { problems } = createTestSite({ ...renamed, 'events/hike.md': 'Just words.' })
    expect(problems.map(({ code, suggestion }) => [code, suggestion])).toContainEqual([
      'address-lost',
      null,
    ])
  })

  test('is recognized only when its folder has exactly one missing and one new path', () => {
    const listProblems = (changes: Record<string, string | null>, text = createList()) =>
      createTestSite({ 'addresses.txt': text, 'events/walk.md': null, ...changes }).problems.map(
        ({ file, suggestion }) => [file, suggestion === null],
      )
    expect(listProblems({ 'pages/hike.md': createPageText('Hike') })).toEqual([
      ['content/addresses.txt', true],
    ])
    expect(
      listProblems({
        'events/a.md': createEventText(),
        'events/b.md': createEventText({ id: 'b' }),
      }),
    ).toEqual([['content/addresses.txt', true]])
    expect(listProblems({ 'events/a.md': createEventText() }, createList('/events/gala'))).toEqual([
      ['content/addresses.txt', true],
      ['content/addresses.txt', true],
    ])
  })
})

describe('a missing page', () => {
  test('is reported at its line in the list of published paths', () => {
    expect(getTestProblems({ 'addresses.txt': createList(), 'events/walk.md': null }))
      .toMatchInlineSnapshot(`
        [
          "content/addresses.txt:5:1 address-lost The address /events/walk was published, and it leads nowhere now. An event that is over can stay: the site marks it as past. To bring the page back, open the proposal that deleted it and press Close pull request at its end, or Revert if someone has said yes to it. Or open the page that takes its place: above its second --- line, add the line redirect_from: and below it the line "  - /events/walk"",
        ]
      `)
  })

  test('of an event names the files that belong to it', () => {
    const church = '---\nname: Grace Chapel\nevent: walk\norder: 10\n---\n'
    const [problem] = getTestProblems({
      'addresses.txt': createList(),
      'events/walk.md': null,
      'churches/grace.md': church,
      'churches/hope.md': church.replace('Grace', 'Hope').replace('10', '20'),
    })
    expect(problem).toMatch(/or write another event in them: 2 in content\/churches\.$/)
  })

  test.each([
    [1, /change the link to it in content\/pages\/a0\.md:6$/],
    [2, /change the 2 links to it: content\/pages\/a0\.md:6 and content\/pages\/a1\.md:6$/],
    [5, /change the 5 links to it, such as that in content\/pages\/a0\.md:6$/],
  ])('names the places of %i links to it', (count, expected) => {
    const pages = Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `pages/a${index}.md`,
        createPageText(`Page ${index}`, 'Come to [our walk](/events/walk#route).'),
      ]),
    )
    const files = { 'addresses.txt': createList(), 'events/walk.md': null, ...pages }
    expect(getTestProblems(files)).toEqual([expect.stringMatching(expected)])
  })

  test('is reported only once, however many links lead to it', () => {
    const files = {
      'addresses.txt': createList('/parking'),
      'pages/a.md': createPageText('A page', 'Read about [parking](/parking#where).'),
      'events/hike.md': createEventText({
        id: 'hike',
        title: 'A hike',
        description: 'A hike of two hours with all who like to see the hills of East Alabama.',
        detail_page_url: '/parking',
      }),
      'churches/grace.md': '---\nname: Grace Chapel\nevent: walk\norder: 10\n---\n',
    }
    const getCodes = (more: object) =>
      createTestSite({ ...files, ...more }).problems.map(({ code, line }) => `${code} ${line}`)
    expect(getCodes({})).toEqual(['address-lost 6'])
    const page = { 'pages/parking.md': createPageText('Parking', '## Where') }
    const events = { 'events/walk.md': null, 'events/hike.md': null }
    expect(getCodes({ ...page, ...events })).toEqual(['address-lost 5'])
    const translation = createPageText('Estacionamiento').replace(
      '---\n\n',
      'translation_of: /parking\n---\n\n',
    )
    const spanish = {
      'addresses.txt': createList('/parking', '/es/parking'),
      'pages/parking.es.md': translation,
    }
    expect(getCodes(spanish)).toContain('address-lost 6')
    expect(getCodes(spanish).join()).not.toContain('translation-original')
    expect(getCodes({ 'addresses.txt': createList() })).toEqual(['link-broken 12', 'link-broken 6'])
  })

  test('is reported at the English page when a translation was deleted', () => {
    const { problems } = createTestSite({
      'addresses.txt': createList('/parking', '/es/parking'),
      'pages/parking.md': createPageText('Parking'),
    })
    expect(
      problems.map(({ file, code, fix }) => [file, code, fix.includes('- /es/parking.')]),
    ).toContainEqual(['content/pages/parking.md', 'address-lost', true])
  })

  test('is reported when it is a draft, even where drafts are shown', () => {
    const { problems } = createTestSite(
      { 'addresses.txt': createList(), 'events/walk.md': createEventText({ draft: 'yes' }) },
      { drafts: true },
    )
    expect(problems.map(({ code, line }) => [code, line])).toEqual([['address-lost', 12]])
  })

  test('may be replaced by a public page that redirects from its path', () => {
    const replaceWith = (text: string) => ({
      'addresses.txt': createList(),
      'events/walk.md': null,
      'pages/walks.md': addRedirects(text, '/events/walk'),
    })
    expect(getTestProblems(replaceWith(createPageText('Walks')))).toEqual([])
    const draft = createPageText('Walks').replace('\n---\n', '\ndraft: yes\n---\n')
    expect(getTestProblems(replaceWith(draft))).toHaveLength(1)
  })

  test('is reported once, at the file of an event whose new name ends with a year', () => {
    const { texts } = createTestFiles()
    const text = texts['events/walk.md'] ?? ''
    const link = createPageText('A page', 'See [the walk](/events/walk).')
    expect(
      getTestProblems({
        'addresses.txt': createList(),
        'events/walk.md': null,
        'events/walk-2027.md': text,
        'pages/parking.md': link,
      }),
    ).toEqual([
      'content/events/walk-2027.md:1:1 address-lost This file seems to have been walk.md. The name of a file is the address of its page, so nobody finds it at /events/walk now. Press the pencil and change the name in the box back to walk.md: what comes every year keeps its file, and gets the new days in its fields. If you want the new name, add the line redirect_from: and below it the line "  - /events/walk"',
    ])
  })

  test('is reported only as a required page when it is the home page', () => {
    const { problems } = createTestSite({
      'addresses.txt': createList(),
      'pages/index.md': null,
    })
    expect(problems.map(({ code }) => code)).toEqual(['page-required'])
  })
})

describe('redirect_from', () => {
  test('must not contain the path of an existing or generated page', () => {
    const taken = ['/events/walk', '/parking', '/404', '/index', '/staff', '/blog/page/2']
    expect(
      getTestProblems({ 'pages/parking.md': addRedirects(createPageText('Parking'), ...taken) }),
    ).toMatchInlineSnapshot(`
      [
        "content/pages/parking.md:5:5 redirect-taken There is a page at /events/walk, so that cannot be the old address of this page. Delete the line with /events/walk under redirect_from.",
        "content/pages/parking.md:6:5 redirect-taken /parking is the address of this page itself, so it is not an old one. Delete the line with /parking under redirect_from.",
        "content/pages/parking.md:7:5 redirect-taken There is a page at /404, so that cannot be the old address of this page. Delete the line with /404 under redirect_from.",
        "content/pages/parking.md:8:5 redirect-taken There is a page at /index, so that cannot be the old address of this page. Delete the line with /index under redirect_from.",
        "content/pages/parking.md:9:5 redirect-taken There is a page at /staff, so that cannot be the old address of this page. Delete the line with /staff under redirect_from.",
        "content/pages/parking.md:10:5 redirect-taken There is a page at /blog/page/2, so that cannot be the old address of this page. Delete the line with /blog/page/2 under redirect_from.",
      ]
    `)
  })

  test('may contain the path of a draft', () => {
    const changes = {
      'events/walk.md': createEventText({ draft: 'yes' }),
      'pages/walks.md': addRedirects(createPageText('Walks'), '/events/walk'),
    }
    expect(createTestSite(changes, { drafts: true }).problems).toEqual([])
  })

  test('must not contain a path twice, in one file or in two', () => {
    expect(
      getTestProblems({
        'pages/a.md': addRedirects(createPageText('A'), '/old', '/old'),
        'pages/b.md': addRedirects(createPageText('B'), '/old'),
      }),
    ).toMatchInlineSnapshot(`
      [
        "content/pages/a.md:6:5 item-twice "/old" is there twice, on line 5 and on line 6. Delete line 6.",
        "content/pages/b.md:5:5 redirect-twice Two files have the old address /old under redirect_from: this one and content/pages/a.md. Choose the page that visitors should see, and delete the line in the other file.",
      ]
    `)
  })

  test('accepts only paths as this site writes them', () => {
    const typed = ['old', '/Old-Name/', 'https://www.example.org/old.html', '/', '/old name']
    expect(
      getTestProblems({ 'pages/parking.md': addRedirects(createPageText('Parking'), ...typed) }),
    ).toMatchInlineSnapshot(`
      [
        "content/pages/parking.md:5:5 old-address-shape "old" is not an address as this site writes it. Write /old",
        "content/pages/parking.md:6:5 old-address-shape "/Old-Name/" is not an address as this site writes it. Write this line: - /old-name",
        "content/pages/parking.md:7:5 old-address-shape "https://www.example.org/old.html" is not an address as this site writes it. Write this line: - /old",
        "content/pages/parking.md:8:5 old-address-shape "/" is not an address as this site writes it. Start with a slash and use only small letters, digits and hyphens, for example /old-name",
        "content/pages/parking.md:9:5 old-address-shape "/old name" is not an address as this site writes it. Start with a slash and use only small letters, digits and hyphens, for example /old-name",
      ]
    `)
  })

  test('is a field only of collections whose entries have pages', () => {
    const church = createEntryText({ name: 'A', event: 'walk', order: '1' }, '')
    expect(getTestProblems({ 'churches/a.md': addRedirects(church, '/old') })).toEqual([
      expect.stringContaining('There is no field "redirect_from" here.'),
    ])
  })

  test('provides the new path for links to the old one', () => {
    const problems = getTestProblems({
      'pages/parking.md': addRedirects(createPageText('Parking'), '/where-to-leave-the-car'),
      'pages/a.md': createPageText('A', 'See [here](/where-to-leave-the-car).'),
    })
    expect(problems).toMatchInlineSnapshot(`
      [
        "content/pages/a.md:6:5 link-broken There is no page /where-to-leave-the-car on this site. Write /parking",
      ]
    `)
  })
})
