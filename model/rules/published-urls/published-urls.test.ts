// What happens to an address when its file is renamed, deleted or finished later, as an editor is told.
import { describe, expect, test } from 'vitest'
import { applyEdits } from '../../problems/text-edits'
import {
  createEntryText,
  createEventText,
  createPageText,
  getTestProblems,
  createTestSite,
} from '../../test-fixtures/create-test-site'

const ledger = (...more: string[]) =>
  ['# All addresses.', '/', '/blog', '/events', '/events/walk', ...more, ''].join('\n')

const redirecting = (text: string, ...old: string[]) =>
  text.replace(/\n---\n/, `\nredirect_from:\n${old.map((one) => `  - ${one}`).join('\n')}\n---\n`)

test('nothing is wrong when every recorded address has its page; new pages need no record', () => {
  expect(getTestProblems({ 'addresses.txt': ledger() })).toEqual([])
  expect(
    getTestProblems({ 'addresses.txt': ledger(), 'pages/parking.md': createPageText('Parking') }),
  ).toEqual([])
})

test('without a ledger nothing is checked', () => {
  expect(getTestProblems({ 'events/walk.md': null, 'events/hike.md': createEventText() })).toEqual(
    [],
  )
})

describe('a renamed file', () => {
  const renamed = {
    'addresses.txt': ledger(),
    'events/walk.md': null,
    'events/hike.md': createEventText(),
  }

  test('is told at the file with the new name, above its text', () => {
    expect(getTestProblems(renamed)).toMatchInlineSnapshot(`
      [
        "content/events/hike.md:12:1 address-lost The address /events/walk was published, and it leads nowhere now; this file seems to be its page with a new name. Above the second --- line, add redirect_from: on one line and "  - /events/walk" on the next.",
      ]
    `)
  })

  test('is in order with the lines that are suggested, however often it is renamed', () => {
    const [problem] = createTestSite(renamed).problems
    const hike = applyEdits(createEventText(), [problem!.suggestion!])
    const once = { ...renamed, 'events/hike.md': hike }
    expect(createTestSite(once).problems).toEqual([])
    expect(createTestSite(once).site.events[0]?.redirectFrom).toEqual(['/events/walk'])

    const again = {
      'addresses.txt': ledger('/events/hike'),
      'events/walk.md': null,
      'events/stroll.md': hike,
    }
    const [next] = createTestSite(again).problems
    const stroll = applyEdits(hike, [next!.suggestion!])
    const twice = createTestSite({ ...again, 'events/stroll.md': stroll })
    expect(twice.problems).toEqual([])
    expect(twice.site.events[0]?.redirectFrom).toEqual(['/events/hike', '/events/walk'])
  })

  test('that cannot be read yet gets no suggestion', () => {
    const { problems } = createTestSite({ ...renamed, 'events/hike.md': 'Just words.' })
    expect(problems.map(({ code, suggestion }) => [code, suggestion])).toContainEqual([
      'address-lost',
      null,
    ])
  })

  test('is only guessed when there is no doubt: one address gone and one new in the same folder', () => {
    const places = (changes: Record<string, string | null>, text = ledger()) =>
      createTestSite({ 'addresses.txt': text, 'events/walk.md': null, ...changes }).problems.map(
        ({ file, suggestion }) => [file, suggestion === null],
      )
    expect(places({ 'pages/hike.md': createPageText('Hike') })).toEqual([
      ['content/addresses.txt', true],
    ])
    expect(
      places({ 'events/a.md': createEventText(), 'events/b.md': createEventText({ id: 'b' }) }),
    ).toEqual([['content/addresses.txt', true]])
    expect(places({ 'events/a.md': createEventText() }, ledger('/events/gala'))).toEqual([
      ['content/addresses.txt', true],
      ['content/addresses.txt', true],
    ])
  })
})

describe('a page that is gone', () => {
  test('is told at its line of the ledger', () => {
    expect(getTestProblems({ 'addresses.txt': ledger(), 'events/walk.md': null }))
      .toMatchInlineSnapshot(`
        [
          "content/addresses.txt:5:1 address-lost The address /events/walk was published, and it leads nowhere now (a draft does not count). Bring the page back, or open the page that takes its place: above its second --- line, add redirect_from: on one line and "  - /events/walk" on the next.",
        ]
      `)
  })

  test('is gone as a draft too, even where drafts are shown', () => {
    const { problems } = createTestSite(
      { 'addresses.txt': ledger(), 'events/walk.md': createEventText({ draft: 'yes' }) },
      { drafts: true },
    )
    expect(problems.map(({ code, line }) => [code, line])).toEqual([['address-lost', 5]])
  })

  test('is no problem when a page takes its place; a draft cannot', () => {
    const changes = (text: string) => ({
      'addresses.txt': ledger(),
      'events/walk.md': null,
      'pages/walks.md': redirecting(text, '/events/walk'),
    })
    expect(getTestProblems(changes(createPageText('Walks')))).toEqual([])
    const draft = createPageText('Walks').replace('\n---\n', '\ndraft: yes\n---\n')
    expect(getTestProblems(changes(draft))).toHaveLength(1)
  })

  test('is told once when it is the home page, in whose place no other can stand', () => {
    const told = createTestSite({ 'addresses.txt': ledger(), 'pages/index.md': null }).problems
    expect(told.map(({ code }) => code)).toEqual(['page-required'])
  })
})

describe('redirect_from', () => {
  test('cannot name a page that is there, its own address, or a page that the site makes by itself', () => {
    const taken = ['/events/walk', '/parking', '/404', '/index', '/blog/page/2']
    expect(
      getTestProblems({ 'pages/parking.md': redirecting(createPageText('Parking'), ...taken) }),
    ).toMatchInlineSnapshot(`
      [
        "content/pages/parking.md:5:5 redirect-taken There is a page at /events/walk, so this address cannot lead to another one. Delete the line with /events/walk under redirect_from.",
        "content/pages/parking.md:6:5 redirect-taken There is a page at /parking, so this address cannot lead to another one. Delete the line with /parking under redirect_from.",
        "content/pages/parking.md:7:5 redirect-taken There is a page at /404, so this address cannot lead to another one. Delete the line with /404 under redirect_from.",
        "content/pages/parking.md:8:5 redirect-taken There is a page at /index, so this address cannot lead to another one. Delete the line with /index under redirect_from.",
        "content/pages/parking.md:9:5 redirect-taken There is a page at /blog/page/2, so this address cannot lead to another one. Delete the line with /blog/page/2 under redirect_from.",
      ]
    `)
  })

  test('may name the address of a draft', () => {
    const changes = {
      'events/walk.md': createEventText({ draft: 'yes' }),
      'pages/walks.md': redirecting(createPageText('Walks'), '/events/walk'),
    }
    expect(createTestSite(changes, { drafts: true }).problems).toEqual([])
  })

  test('leads to one page only, and is there only once', () => {
    expect(
      getTestProblems({
        'pages/a.md': redirecting(createPageText('A'), '/old', '/old'),
        'pages/b.md': redirecting(createPageText('B'), '/old'),
      }),
    ).toMatchInlineSnapshot(`
      [
        "content/pages/a.md:6:5 item-twice "/old" is there twice, on line 5 and on line 6. Delete one of the two lines, or make one line of both.",
        "content/pages/b.md:5:5 redirect-twice Two files have the old address /old under redirect_from: this one and content/pages/a.md. Choose the page that visitors should see, and delete the line in the other file.",
      ]
    `)
  })

  test('takes addresses as this site writes them', () => {
    const typed = ['old', '/Old-Name/', 'https://www.example.org/old.html', '/', '/old name']
    expect(
      getTestProblems({ 'pages/parking.md': redirecting(createPageText('Parking'), ...typed) }),
    ).toMatchInlineSnapshot(`
      [
        "content/pages/parking.md:5:5 old-address-shape "old" is not an address as this site writes it. Write /old",
        "content/pages/parking.md:6:5 old-address-shape "/Old-Name/" is not an address as this site writes it. Write /old-name",
        "content/pages/parking.md:7:5 old-address-shape "https://www.example.org/old.html" is not an address as this site writes it. Write /old",
        "content/pages/parking.md:8:5 old-address-shape "/" is not an address as this site writes it. Start with a slash and use only small letters, digits and hyphens, for example /old-name",
        "content/pages/parking.md:9:5 old-address-shape "/old name" is not an address as this site writes it. Start with a slash and use only small letters, digits and hyphens, for example /old-name",
      ]
    `)
  })

  test('is a field of what has a page of its own, and of nothing else', () => {
    const church = createEntryText({ name: 'A', event: 'walk', order: '1' }, '')
    expect(getTestProblems({ 'churches/a.md': redirecting(church, '/old') })).toEqual([
      expect.stringContaining('There is no field "redirect_from" here.'),
    ])
  })

  test('tells the new address to whoever links to the old one', () => {
    const told = getTestProblems({
      'pages/parking.md': redirecting(createPageText('Parking'), '/where-to-leave-the-car'),
      'pages/a.md': createPageText('A', 'See [here](/where-to-leave-the-car).'),
    })
    expect(told).toMatchInlineSnapshot(`
      [
        "content/pages/a.md:6:5 link-broken There is no page /where-to-leave-the-car on this site. Did you mean /parking?",
      ]
    `)
  })
})
