// Tests where the site index lists which page.
import { expect, test } from 'vitest'
import type { LinkTree } from '../../components/link-list/link-list'
import {
  createEntryText,
  createEventText,
  createPageText,
  createPostText,
  createTestFiles,
  createTestSite,
} from '../../model/test-fixtures/create-test-site'
import type { Site } from '../../model/site'
import { getSiteSections } from './site-sections'

const settings = createTestFiles().texts['site.md']!.replace(
  'navigation:\n',
  'navigation:\n  - Partner > Churches: /churches\n  - Partner > Pray: /partner/prayer\n',
)

const image = { image: 'walk.svg', image_alt: 'decorative' }
const changes = {
  'site.md': settings,
  'pages/about.md': createPageText('About'),
  'pages/churches.md': createPageText('Churches'),
  'pages/drive.md': createPageText('Drive'),
  'pages/more/deep/down.md': createPageText('Down'),
  'pages/services/visiting.md': createPageText('Visiting'),
  'events/gala.md': createEventText({ id: 'gala', title: 'Gala', date: '2026-12-01' }),
  'blog/news.md': createPostText({ title: 'News' }),
  'services/clinic.md': createEntryText(
    {
      title: 'Clinic',
      summary: 'A summary.',
      description: 'A description that is as long as a description has to be, for tests.',
      order: '1',
      ...image,
    },
    'Words.',
  ),
  'giving/drive.md': createEntryText(
    {
      title: 'Supplies',
      description: 'x',
      amount: 'x',
      button_text: 'Start',
      button_link: '/drive',
      is_external_link: 'no',
      order: '1',
      ...image,
    },
    '',
  ),
  'team/ann.md': createEntryText({ name: 'Ann', title: 'Nurse', order: '1' }, 'A bio.'),
}

/** Writes each link with those below it in parentheses. */
const format = ({ label, children = [], anchors = [] }: LinkTree): string => {
  const below = [...anchors, ...children].map(format).join(', ')
  return below === '' ? label : `${label} (${below})`
}

/** Leaves out the lists of collections that are unknown here: each has its slug as its title. */
const listSections = (site: Site) => {
  const pages = site.pages.filter(({ title, slug }) => title !== slug)
  return getSiteSections({ ...site, pages }, '2026-11-20').map(
    ({ title, links }) => `${title}: ${links.map(format).join(', ')}`,
  )
}

test('getSiteSections lists every page but the site index, below the page or the card that leads to it', () => {
  const { site, problems } = createTestSite(changes)
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(listSections(site)).toEqual([
    'Start here: Home, Welcome',
    'Get help: Visiting, Clinic, Contact',
    'About us: About (Team (Ann)), Down',
    'Give and help: Give, Partner (Pray, Ways to give (Drive), Volunteer), Churches',
    'News and events: Events (Gala, Walk), Blog (News)',
  ])
})

test('getSiteSections omits sections without pages', () => {
  expect(listSections(createTestSite().site)).toEqual([
    'Start here: Home, Welcome',
    'Get help: Contact',
    'About us: Team',
    'Give and help: Give, Partner (Ways to give, Pray, Volunteer)',
    'News and events: Events (Walk), Blog',
  ])
})
