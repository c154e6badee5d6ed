// Content of an entirely different organization: other people, another menu, a real phone number, one post and no events.
import { createEntryText, createPageText } from '../../../model/test-fixtures/create-test-site'
import type { Texts } from './texts'

const SITE = `---
name: River House
tagline: Come as you are
description: A house by the river, open to every parent.
url: https://riverhouse.org
phone: 205-867-5309
email: office@riverhouse.org
street: 9 Elm Street
city: Ely
state: MN
zip: 55731-1234
time_zone: America/Chicago
hours:
  - Monday to Sunday: open all day and all night
navigation:
  - Welcome: /welcome
  - Help > Beds: /services/beds
outside_links:
  - gifts: https://gifts.riverhouse.org/now
mailing_list_prompt: Shall we write to you?
nonprofit_statement: River House is a charity.
designer_credit: Made by its friends
leave_to: https://www.mndot.gov/roads
---
`

/** The pages that every site needs, an optional page for some templates, and one entry in some of the lists. */
export const otherOrganizationTexts: Texts = {
  'site.md': SITE,
  'pages/index.md': createPageText('River House, a place to stay'),
  'pages/404.md': createPageText('This page is not here'),
  'pages/contact.md': createEntryText(
    {
      title: 'How to find us',
      description: 'Where our house is, when someone is there, and how to call or write to us.',
      sensitive: 'yes',
    },
    'Some words.',
  ),
  'pages/give.md': createPageText('Gifts', '::button[Give now]{href=gifts}'),
  'pages/welcome.md': createPageText('A word of welcome'),
  'pages/site-index.md': createPageText('All our pages'),
  'pages/about/team.md': createPageText('Who is here'),
  'pages/about/history.md': createPageText('How it began'),
  'pages/blog.md': createPageText('Letters'),
  'team/ann.md': createEntryText(
    { name: 'Ann', title: 'Director', order: '1' },
    'She answers the door.',
  ),
  'services/beds.md': createEntryText(
    {
      title: 'A bed for the night',
      summary: 'There is always one more bed.',
      description: 'There is always one more bed in our house, for you and for your children.',
      image: 'home.svg',
      image_alt: 'decorative',
      order: '1',
      sensitive: 'yes',
    },
    'Knock at any hour.',
  ),
  'blog/a-first-letter.md': createEntryText(
    {
      title: 'A first letter',
      summary: 'We have begun.',
      date: '2026-01-31',
      author: 'Ann',
      image: 'welcome.svg',
      image_alt: 'decorative',
    },
    'There is a lamp in the window.',
  ),
}

/** The pages that every site needs, and the page of every list, with no entries in it. */
export const emptyListsTexts: Texts = {
  ...Object.fromEntries(
    Object.entries(otherOrganizationTexts).filter(([path]) => /^(site|pages)\b/.test(path)),
  ),
  'site.md': SITE.replace('  - Help > Beds: /services/beds\n', ''),
  'pages/events.md': createPageText('What is on'),
  'pages/partner.md': createPageText('Partner with us'),
  'pages/partner/churches.md': createPageText('For churches'),
  'pages/partner/donate.md': createPageText('Ways to give'),
  'pages/partner/events.md': createPageText('Come along'),
  'pages/partner/prayer.md': createPageText('Pray with us'),
  'pages/partner/volunteer.md': createPageText('Lend a hand'),
}
