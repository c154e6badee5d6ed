// The content of a very large organization: many of everything, long words, names of many languages, and names that the
// software's own parts might use too.
import {
  createEntryText,
  createEventText,
  createPageText,
  createPostText,
} from '../../../model/test-fixtures/create-test-site'
import type { Texts } from './texts'

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'
const NAMES = ['Adaeze Wolfeschlegelsteinhausenbergerdorff', 'Nguyễn Thị Ánh Tuyết', '王秀英']
const MORE = ['Ann', 'عائشة بنت محمد', 'María José de la Concepción Fernández-Villaverde']
/** Names of files and ids that look like those of the site's own parts. */
const TAKEN = ['staff', 'site-main', 'site-menu', 'site-hours', 'ann', 'ann-name', 'null', 'index']

const headings = `Some words.

## Site hours

Words.

## Site main

Words with a ${LONG} in them, and https://www.example.org/${'a-very-long-address-'.repeat(8)}

## Ann

| A | B | C | D | E | F |
| --- | --- | --- | --- | --- | --- |
| ${LONG} | ${LONG} | 3 | 4 | 5 | 6 |

- [ ] ${LONG}

\`${'code'.repeat(40)}\`

### Staff

:::urgent
Call ${LONG}.
:::

:::note
${LONG}
:::

::button[${'Press this button '.repeat(4).trim()}]{href=/contact}
`

const card = {
  title: `${LONG} and 20 more letters`,
  description: `A sentence with ${LONG} in it, which is long enough for the search engines to show.`,
  image: 'home.svg',
  image_alt: 'decorative',
}

const many = (count: number, name: string, text: (index: number) => string): Texts =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `${name}/${TAKEN[index] ?? `number-${index}`}.md`,
      text(index),
    ]),
  )

const pages = ['404', 'contact', 'give', 'welcome', 'about', 'about/history', 'about/team', 'blog']
const more = ['events', 'partner', 'partner/donate', 'partner/events', 'partner/prayer']

const day = (index: number) => `202${5 + (index % 3)}-0${1 + (index % 9)}-1${index % 10}`

export const crowdedTexts: Texts = {
  'site.md': `---
name: The ${LONG} of Greater River County
tagline: ${LONG}
description: ${LONG} is what we do.
url: https://www.example.org
phone: 334.555.0142
email: the.office.of.the.executive.director@pregnancy-support-of-greater-river-county.org
street: 12345 ${LONG} Boulevard, Building 7, Floor 3
city: Auburn
state: AL
zip: 36830
time_zone: America/Chicago
hours:
  - Monday, Wednesday and every second Friday: 8:00 AM - 12:00 PM and 1:00 PM - 5:00 PM, by appointment
  - ${LONG}: closed
  - Saturday: closed
navigation:
${Array.from({ length: 12 }, (_, index) => `  - Menu item number ${index}: /about`).join('\n')}
  - A group > ${LONG}: /events
outside_links:
  - form: https://give.example.org/general
mailing_list_prompt: ${LONG}?
nonprofit_statement: ${LONG}.
designer_credit: ${LONG}
repository: https://github.com/example/site
---
`,
  ...Object.fromEntries(
    [...pages, ...more, 'partner/volunteer', 'site-index', 'index', 'null'].map((slug) => [
      `pages/${slug}.md`,
      createPageText(`${slug} ${LONG}`, headings),
    ]),
  ),
  ...many(40, 'events', (index) =>
    createEventText({
      id: TAKEN[index] ?? `event-${index}`,
      title: index % 2 ? LONG : 'Picnic',
      date: day(index),
      time: `7:30 PM, and ${LONG}`,
      location: LONG,
      summary: `${LONG} `.repeat(3).trim(),
      image: 'event-walk.svg',
      requires_registration: 'yes',
      registration_open: index % 2 ? 'yes' : 'no',
      registration_url: index % 2 ? 'https://register.example.org/walk' : '',
    }).replace('Come along.', headings),
  ),
  ...many(30, 'blog', (index) =>
    createPostText({
      title: `${LONG} ${index}`,
      author: NAMES[index % 3]!,
      image: 'post-friend.svg',
    }),
  ),
  ...many(60, 'team', (index) =>
    createEntryText(
      { name: [...NAMES, ...MORE][index % 6]!, title: LONG, order: String(index) },
      `## About me\n\nI like ${LONG}.`,
    ),
  ),
  ...many(
    30,
    'board',
    (index) =>
      createEntryText(
        { name: MORE[index % 3]!, title: LONG, organization: LONG, order: '1' },
        '',
      ).trimEnd() + '\n',
  ),
  ...many(
    80,
    'churches',
    (index) =>
      createEntryText(
        { name: `Church ${index} of ${LONG}`, event: 'staff', order: '1' },
        '',
      ).trimEnd() + '\n',
  ),
  ...many(12, 'resources', (index) =>
    createEntryText(
      { title: `${LONG} ${index}`, description: LONG, event: 'staff', order: '1' },
      '',
    ),
  ),
  ...many(9, 'services', () =>
    createEntryText({ ...card, summary: `${LONG}.`, order: '1' }, headings),
  ),
  ...many(9, 'volunteer', () =>
    createEntryText({ ...card, summary: `${LONG}.`, order: '1' }, headings),
  ),
  ...many(9, 'giving', () =>
    createEntryText(
      {
        ...card,
        amount: LONG,
        button_text: 'A button with forty characters in all on',
        button_link: 'form',
        is_external_link: 'yes',
        order: '1',
      },
      '',
    ),
  ),
  ...many(9, 'prayer', () => createEntryText({ ...card, order: '1' }, '')),
  ...many(9, 'partner', () => createEntryText({ ...card, path: '/contact', order: '1' }, '')),
  ...many(14, 'affiliates', (index) =>
    createEntryText({ name: `${LONG} ${index}`, image: 'affiliate-care.svg', order: '1' }, ''),
  ),
}
