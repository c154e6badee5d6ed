// From every page to its words: the file that it names is there, and a new one begins as its kind asks.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findLinks, readPage, findUrls } from '../support/html-queries'
import { preview, afterEvents } from '../support/sites'
import { SAMPLE_CONTENT } from '../../tools/sample-content'

/** Where a file of the sample site is, by the name that the site gives it: `content/site.md`. */
const inSample = (file: string) => join(SAMPLE_CONTENT, '..', file)

const REPOSITORY = 'https://github.com/example/lantern-hill-site'

describe.each([afterEvents, preview])('$folder', (site) => {
  const addresses = [...findUrls(site), '/404']
  const staffLinks = (address: string) =>
    findLinks(readPage(site, address)).filter(({ to }) => to.startsWith(REPOSITORY))

  test('every page has one link to the file that holds its words', () => {
    for (const address of addresses) {
      const edits = staffLinks(address).filter(({ words }) => words.startsWith('Edit this page'))
      expect(edits, address).toHaveLength(1)
      const [, file = ''] = edits[0]?.to.split('/edit/main/') ?? []
      expect(existsSync(inSample(decodeURIComponent(file))), `${file} on ${address}`).toBe(true)
    }
  })

  test.each([
    ['/', 'content/pages/index.md'],
    ['/404', 'content/pages/404.md'],
    ['/blog', 'content/pages/blog.md'],
    ['/events/hope-gala', 'content/events/hope-gala.md'],
    ['/services/adoption', 'content/services/adoption.md'],
    ['/partner/volunteer/clinic', 'content/volunteer/clinic.md'],
  ])('%s has the words of %s', (address, file) => {
    expect(staffLinks(address)[0]?.to).toBe(`${REPOSITORY}/edit/main/${file}`)
  })

  test.each([
    ['/events', ['Add an event']],
    ['/partner/events', ['Add an event']],
    ['/blog', ['Add a blog post']],
    ['/about/team', ['Add a staff member', 'Add a board member']],
    ['/events/hope-gala', ['Add an event resource', 'Add a church']],
    ['/site-index', ['Add a page']],
    ['/contact', []],
  ])('from %s: %j', (address, labels) => {
    const adds = staffLinks(address).slice(1)
    expect(adds.map(({ words }) => words.replace(' (opens in a new tab)', ''))).toEqual(labels)
    for (const { to } of adds) {
      const { pathname, searchParams } = new URL(to)
      expect(existsSync(inSample(pathname.split('/new/main/')[1] ?? '')), to).toBe(true)
      expect(searchParams.get('filename')).toMatch(/^new-[a-z-]+\.md$/)
      expect(searchParams.get('value')).toMatch(/^---\n[^]*\ndraft: yes\n---\n/)
    }
  })
})
