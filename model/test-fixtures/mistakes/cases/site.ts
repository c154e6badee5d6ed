// Mistakes that only the whole site, its list of published paths or the date reveals.
import { createEntryText, createPostText } from '../../create-test-site'
import {
  createBodyMistakes,
  createMistakes,
  EVENT_TEXT,
  PAGE_TEXT,
  TEXT,
  type Mistake,
  type Mutation,
} from '../mistake'

const WITH_HOURS = PAGE_TEXT.replace(
  TEXT,
  'Our office is open on Fridays, 8:00 AM to 12:00 PM. We meet you at the door.',
)

const GIVING = `---
title: Monthly Partner
description: A gift every month.
amount: Any amount
image: walk.svg
image_alt: decorative
button_text: Give
button_link: donation-form
is_external_link: yes
order: 1
---
`

const PRAYER_CARD = `---
title: Our Orchard
description: Pray for all who pick our fruit and carry it to the door.
image: walk.svg
image_alt: decorative
order: 1
---
`

const WITH_REDIRECT = PAGE_TEXT.replace('costs.\n', 'costs.\nredirect_from:\n  - /old-page\n')
const GARAGE =
  'Leave your car in the garage across the street, on any floor but the first.\n\nWalk through the small door beside the stairs, and ring the bell when you are there.'
const WITH_FIGURE = PAGE_TEXT.replace(
  'costs.\n',
  'costs.\nas_of: 2026-06-30\nsource: Yearly report 2026\n',
).replace(TEXT, 'We helped 5,000 families.')
const WITH_AMOUNT = WITH_FIGURE.replace('We helped 5,000 families.', 'Our walkers raised $8,417.')
const WITH_SEE_ALSO = PAGE_TEXT.replace('costs.\n', 'costs.\nsee_also:\n  - /events\n')
const WITH_NAMES = PAGE_TEXT.replace('costs.\n', 'costs.\nalso_known_as:\n  - car park\n')
const WITH_PROMISE = WITH_FIGURE.replace(
  'We helped 5,000 families.',
  'Your visit is confidential, as the HIPAA rules ask.',
)
const WITH_PRICE = WITH_FIGURE.replace('We helped 5,000 families.', 'Our tests are free.')
const WITH_REVIEW = PAGE_TEXT.replace(
  'costs.\n',
  'costs.\nreviewed: 2026-02-01\nreview_due: 2027-02-01\n',
)

const SAFETY = PAGE_TEXT.replace('title: Parking', 'title: Leaving this site quickly').replace(
  'costs.\n',
  'costs.\nsensitive: true\n',
)

const leavingMistakes = createMistakes('pages/safety.md', SAFETY, [
  ['the lost mark of the page on leaving', 'sensitive: true\n', '', 'leave-page 4:1 sensitive'],
]).map((mistake) => ({
  ...mistake,
  repaired: true,
  otherFiles: {
    'pages/hushed-orchard.md': SAFETY.replace('Leaving this site quickly', 'A hushed orchard')
      .replace('leave your car', 'rest under old trees')
      .replace('what it costs', 'how you get there'),
  },
}))

export const siteMistakes: readonly Mistake[] = [
  ...leavingMistakes,
  ...createMistakes('events/sample.md', EVENT_TEXT, [
    ['a typo in the year', 'date: 2025', 'date: 2052', 'date-far 4:7 date'],
  ]),
  ...[
    [
      'gifts for an event at an hour when our office is closed',
      'Leave your diapers at our office on Friday, November 21, between 9:00 and 11:00 AM.',
      'between 9:00 and 11:00 AM',
      'between 1:00 and 4:00 PM',
    ],
    [
      'gifts for an event when our office is closed, in Spanish',
      'Deje los pañales en nuestra oficina el viernes 21 de noviembre por la mañana.',
      'por la mañana',
      'por la tarde',
    ],
  ].flatMap(([name = '', sentence = '', valid = '', typed = '']) =>
    createMistakes('events/sample.md', EVENT_TEXT.replace(TEXT, sentence), [
      [name, valid, typed, 'hours-differ 15:1 -'],
    ]),
  ),
  ...createMistakes('pages/sample.md', WITH_HOURS, [
    ['old office hours in a text', '12:00 PM', '5:00 PM', 'hours-differ 6:1 -'],
  ]),
  ...createBodyMistakes([
    [
      'an hour when our office is closed',
      'Bring it to our office on a Friday morning between 9:00 and 11:00 AM.',
      'Bring it to our office on a Friday afternoon between 1:00 and 4:00 PM.',
      'hours-differ 6:1 -',
    ],
    [
      'an afternoon when our office is closed',
      'You can drop off diapers at our office on Friday mornings.',
      'You can drop off diapers at our office on Friday afternoons.',
      'hours-differ 6:1 -',
    ],
    [
      'boxes to drop off when our office is closed',
      'Drop your boxes off on Friday between 9:00 AM and 11:00 AM.',
      'Drop your boxes off on Friday between 1:00 PM and 3:00 PM.',
      'hours-differ 6:1 -',
    ],
    [
      'a day when our office is closed',
      'Stop by our office on Fridays from 9:00 AM to 11:00 AM.',
      'Stop by our office on Saturdays from 9:00 AM to 11:00 AM.',
      'hours-differ 6:1 -',
    ],
    [
      'days on some of which our office is closed',
      'Bring the bottles to our office on any Friday between 9:00 and 11:00 AM.',
      'Bring the bottles to our office on any weekday between 9:00 and 11:00 AM.',
      'hours-differ 6:1 -',
    ],
    [
      'days on which nobody reaches us',
      'You reach us on Fridays from 8:00 AM to 12:00 PM.',
      'You reach us Monday to Friday from 8:00 AM to 12:00 PM.',
      'hours-differ 6:1 -',
    ],
    [
      'days on which nobody reaches us, in Spanish',
      'Llame en horas de oficina: los viernes, de 8:00 a. m. a 12:00 p. m.',
      'Llame en horas de oficina: de lunes a viernes, de 8:00 a. m. a 12:00 p. m.',
      'hours-differ 6:1 -',
    ],
    [
      'a later end of our office hours',
      'On Fridays we answer until 12:00 PM.',
      'On Fridays we answer until 2:00 PM.',
      'hours-differ 6:1 -',
    ],
    [
      'hours in words, until a time when our office is closed',
      'Call us soon, because on Fridays we close at noon.',
      'The door is open every weekday until five, and the phone is on the desk.',
      'hours-differ 6:1 -',
    ],
    [
      'an hour in words when nobody answers, in Spanish',
      'Los viernes contestamos hasta el mediodía.',
      'Los viernes contestamos hasta la una y media.',
      'hours-differ 6:1 -',
    ],
    [
      'a later end of our calls in words, in Spanish',
      'Los viernes alguien le contesta hasta las doce.',
      'Los viernes alguien le contesta hasta las dos de la tarde.',
      'hours-differ 6:1 -',
    ],
    [
      'a later end of our office hours, in Spanish',
      'Llame si quiere; los viernes contestamos hasta las 12:00 PM.',
      'Llame si quiere; los viernes contestamos hasta las 2:00 PM.',
      'hours-differ 6:1 -',
    ],
    [
      'a call when our office is closed, in Spanish',
      'Llámenos los viernes a las 11:00 a. m.',
      'Llámenos los viernes a las 3:00 p. m.',
      'hours-differ 6:1 -',
    ],
    [
      'an afternoon when our office is closed, in Spanish',
      'Venga a nuestra oficina un viernes por la mañana.',
      'Venga a nuestra oficina un viernes por la tarde.',
      'hours-differ 6:1 -',
    ],
  ]),
  ...createMistakes('prayer/sample.md', PRAYER_CARD, [
    [
      'a prayer in Spanish on an English page',
      'title: Our Orchard\ndescription: Pray for all who pick our fruit and carry it to the door.',
      'title: Nuestro huerto y nuestras manzanas\ndescription: Ore por las personas que recogen la fruta y la llevan a la puerta.',
      'translation-language 2:8 title',
    ],
  ]),
  ...createMistakes('giving/sample.md', GIVING, [
    [
      'a button in Spanish on an English card',
      'button_text: Give',
      'button_text: Dar cada mes',
      'translation-language 7:14 button_text',
    ],
    [
      'a button in Spanish on an English card: an event',
      'button_text: Give',
      'button_text: Organizar una colecta',
      'translation-language 7:14 button_text',
    ],
    [
      'a button with one Spanish word on an English card',
      'button_text: Give',
      'button_text: Donar',
      'translation-language 7:14 button_text',
    ],
    [
      'a title in Spanish on an English card',
      'title: Monthly Partner',
      'title: Regale pañales cada mes con su clase',
      'translation-language 2:8 title',
    ],
    ...['Sea voluntario', 'Ore', 'Done ahora'].map((title): Mutation => [
      `a title and a description in Spanish on an English card: ${title}`,
      'title: Monthly Partner\ndescription: A gift every month.',
      `title: ${title}\ndescription: Sirva con los papás, en la cocina o en los eventos de la casa.`,
      'translation-language 2:8 title',
    ]),
    [
      'a description in Spanish on an English card whose title is a name',
      'description: A gift every month.',
      'description: Sirva con los papás, en la cocina o en los eventos de la casa.',
      'translation-language 3:14 description',
    ],
    [
      'the name of an outside link with a slash, for a button',
      'button_link: donation-form',
      'button_link: /donation-form',
      'link-broken 8:14 button_link',
      'repaired',
    ],
    [
      'a button that leaves the site without saying so',
      'link: yes',
      'link: no',
      'external-link-mismatch 9:19 is_external_link',
      'repaired',
    ],
  ]),
  ...createMistakes(
    'giving/sample.md',
    GIVING.replace('donation-form', '/events').replace(
      'is_external_link: yes',
      'is_external_link: no',
    ),
    [
      [
        'the whole address of a page of ours with what another website added, for a button',
        '/events',
        'https://www.example.org/events?utm_source=chatgpt.com',
        'link-tracking 8:14 button_link',
        'repaired',
      ],
    ],
  ),
  ...createMistakes('pages/sample.md', WITH_NAMES, [
    [
      'other names of a page on one line',
      'also_known_as:\n  - car park',
      'also_known_as: car park, garage',
      'list-expected 4:16 also_known_as',
    ],
    [
      'one other name twice',
      '- car park',
      '- car park\n  - Car Park',
      'item-twice 6:5 also_known_as',
    ],
    [
      'another name that is a whole sentence',
      '- car park',
      `- ${'all that you have ever wanted to know about what it costs'.repeat(2)}`,
      'text-long 5:5 also_known_as',
    ],
    [
      'another name that is a hashtag',
      '- car park',
      '- #car_park',
      'foreign-mark 5:5 also_known_as',
      'repaired',
    ],
    [
      'another name that is a hashtag of two words with capital letters',
      '- car park',
      '- #CarPark',
      'foreign-mark 5:5 also_known_as',
      'repaired',
    ],
    ['another name that is the title', '- car park', '- parking', 'name-twice 4:15 also_known_as'],
    [
      'a sentence among the words for the search',
      '- car park',
      '- car park\n  - You can leave your car beside the garden.',
      'search-sentence 6:5 also_known_as',
    ],
  ]),
  ...createMistakes('pages/sample.md', WITH_NAMES.replace('- car', '- garage\n  - car'), [
    [
      'two hashtags in place of other names',
      '- garage\n  - car park',
      '- #garage #car_park',
      'foreign-mark 5:5 also_known_as',
      'repaired',
    ],
  ]),
  ...createMistakes('pages/sample.md', WITH_REDIRECT, [
    [
      'capital letters in an old address',
      '/old-page',
      '/Old-Page',
      'old-address-shape 5:5 redirect_from',
      'repaired',
    ],
    [
      'one old address twice in a file',
      '/old-page',
      '/old-page\n  - /old-page',
      'item-twice 6:5 redirect_from',
    ],
    [
      'an old address that is far too long',
      '/old-page',
      `/${'old-page-'.repeat(30)}x`,
      'old-address-shape 5:5 redirect_from',
    ],
    ['an old address that has a page', '/old-page', '/events', 'redirect-taken 5:5 redirect_from'],
    ['the address of the page itself', '/old-page', '/sample', 'redirect-taken 5:5 redirect_from'],
    [
      'the address of the page itself among old ones',
      '/old-page',
      '/older-page\n  - /sample',
      'redirect-taken 6:5 redirect_from',
    ],
  ]),
  ...['', '\n\nThe gate in the yard is open from nine to five on weekdays.'].map(
    (added): Mistake => ({
      name: `${added === '' ? 'the same' : 'more'} text as in the former page`,
      path: 'pages/sample.md',
      content: WITH_REDIRECT.replace('/old-page', '/former-garage').replace(TEXT, GARAGE + added),
      validContent: null,
      expected: 'redirect-taken 5:5 redirect_from',
      repaired: false,
      otherFiles: {
        'pages/former-garage.md': PAGE_TEXT.replace('Parking', 'Garage').replace(
          TEXT,
          added === ''
            ? GARAGE
            : `${GARAGE}\n\nThe roof is being repaired, so take the lower floors.`,
        ),
      },
    }),
  ),
  ...createMistakes('pages/sample.md', WITH_FIGURE, [
    ['a figure without its day', 'as_of: 2026-06-30\n', '', 'claim-undated 7:11 -'],
    ['a figure that is old', 'as_of: 2026', 'as_of: 2024', 'claim-old 4:8 as_of'],
    [
      'an old figure since the year that the text names',
      'as_of: 2026-06-30\nsource: Yearly report 2026\n---\n\nWe helped',
      'as_of: 2024-06-30\nsource: Yearly report 2024\n---\n\nSince 2024, we have helped',
      'claim-old 4:8 as_of',
    ],
    ...[
      'ChatGPT',
      'Google Gemini, November 2026',
      'the internet',
      'Google',
      'unknown',
      'Inteligencia artificial',
      'https://chatgpt.com/share/6a7b8c',
    ].map((typed): Mutation => [
      `a source that says nothing: ${typed}`,
      'source: Yearly report 2026',
      `source: ${typed}`,
      'claim-source 5:9 source',
    ]),
  ]),
  ...createMistakes('pages/sample.md', WITH_AMOUNT, [
    ['an amount without its source', 'source: Yearly report 2026\n', '', 'claim-undated 7:20 -'],
  ]),
  ...createMistakes('pages/sample.md', WITH_PROMISE, [
    [
      'the name of a law without its source',
      'source: Yearly report 2026\n',
      '',
      'promise-law 7:15 -',
    ],
  ]),
  ...createBodyMistakes([
    [
      'the name of a law in another spelling',
      'Before you share anything, ask who can see it.',
      'All that you share is protected under HIPPA.',
      'promise-law 6:39 -',
    ],
    [
      'a promise in another spelling',
      'Before you share anything, ask who can see it.',
      'All that you share stays confidental.',
      'promise-undated 6:26 -',
    ],
    [
      'a promise that something arrives within a time',
      'We thank you with a receipt.',
      'Your receipt reaches you within 48 hours.',
      'promise-undated 6:1 -',
    ],
    [
      'a promise that an answer comes within a time at any hour',
      'We read our email during office hours.',
      'Day or night, we answer every email within two hours, even on Sundays.',
      'promise-undated 6:1 -',
    ],
    [
      'a promise to answer at any hour',
      'We read our email during office hours.',
      'We answer every email around the clock.',
      'promise-undated 6:1 -',
    ],
    [
      'a promise of complete secrecy',
      'Before you share anything, ask who can see it.',
      'What you tell us stays between us. Nobody else will learn of it, not even your parents.',
      'promise-undated 6:1 -',
    ],
    [
      'a promise that words never leave the room',
      'Before you share anything, ask who can see it.',
      'Everything you tell us is strictly confidential and will never leave the room.',
      'promise-undated 6:1 -',
    ],
    [
      'a promise of complete secrecy in other words',
      'Before you share anything, ask who can see it.',
      'You can talk here, because we never share anything you say with anybody.',
      'promise-undated 6:28 -',
    ],
  ]),
  ...createBodyMistakes([
    [
      'a medical claim',
      'Before you share anything, ask who can see it.',
      'A little warm tea cures colic.',
      'promise-undated 6:19 -',
    ],
  ]),
  ...createMistakes('pages/sample.md', WITH_PRICE, [
    ['a promise without its day', 'as_of: 2026-06-30\n', '', 'promise-undated 7:11 -'],
  ]),
  ...createMistakes('pages/sample.md', WITH_REVIEW, [
    [
      'a review that was due',
      'review_due: 2027',
      'review_due: 2026',
      'review-overdue 5:13 review_due',
    ],
    [
      'a review on a day to come',
      'reviewed: 2026-02-01\nreview_due: 2027-02-01\n',
      'reviewed: 2046-02-01\nreview_due: 2047-02-01\n',
      'review-future 4:11 reviewed',
    ],
    [
      'a review that is due before it was done',
      'reviewed: 2026',
      'reviewed: 2028',
      'review-order 5:13 review_due',
    ],
    [
      'two days of a review that changed places',
      'reviewed: 2026-02-01\nreview_due: 2027-02-01\n',
      'reviewed: 2027-11-01\nreview_due: 2026-11-01\n',
      'review-order 4:11 reviewed',
    ],
    [
      'an expiry before the publication',
      'reviewed: 2026-02-01\nreview_due: 2027-02-01',
      'publish_on: 2026-02-01\nexpires_on: 2026-01-01',
      'expiry-before-publication 5:13 expires_on',
    ],
  ]),
  ...createMistakes('pages/sample.md', WITH_SEE_ALSO, [
    [
      'a page to read next with a typo',
      '- /events',
      '- /evnets',
      'link-broken 5:5 see_also',
      'repaired',
    ],
    [
      'a page to read next without its slash',
      '- /events',
      '- events',
      'page-path-shape 5:5 see_also',
      'repaired',
    ],
    [
      'a page to read next on another website',
      '- /events',
      '- https://www.forms.example.org/a',
      'page-path-shape 5:5 see_also',
    ],
    [
      'a page to read next with its whole address',
      '- /events',
      '- https://www.example.org/events/',
      'page-path-shape 5:5 see_also',
      'repaired',
    ],
  ]),
  ...createMistakes('pages/sample.md', WITH_SEE_ALSO.replace('/events', '/site-index'), [
    [
      'the title of a page to read next',
      '- /site-index',
      '- Site Index',
      'page-path-shape 5:5 see_also',
      'repaired',
    ],
  ]),
  {
    name: 'a writer whose name is mixed from those of two staff members',
    path: 'blog/sample.md',
    content: createPostText({ author: 'Odile Quimbyson' }),
    validContent: createPostText({ author: 'Odile Vanterpool' }),
    expected: 'author-name 5:9 author',
    repaired: false,
    otherFiles: {
      'team/odile.md': createEntryText(
        { name: 'Odile Vanterpool', title: 'Typist', order: '1' },
        'Odile types letters.',
      ),
      'team/rupert.md': createEntryText(
        { name: 'Rupert Quimbyson', title: 'Gardener', order: '2' },
        'Rupert waters flowers.',
      ),
    },
  },
  {
    name: 'a writer whose name is almost that of a staff member',
    path: 'blog/sample.md',
    content: createPostText({ author: 'Selma Sampel' }),
    validContent: createPostText({ author: 'Selma Sample' }),
    expected: 'author-name 5:9 author',
    repaired: false,
    otherFiles: {
      'team/sample.md': createEntryText(
        { name: 'Selma Sample', title: 'Nurse', order: '1' },
        'She listens.',
      ),
    },
  },
  {
    name: 'a link to a draft',
    path: 'pages/sample.md',
    content: PAGE_TEXT.replace(TEXT, '[See our plans](/sample-plan)'),
    validContent: null,
    expected: 'link-hidden 6:1 -',
    repaired: false,
    otherFiles: { 'pages/sample-plan.md': PAGE_TEXT.replace('costs.\n', 'costs.\ndraft: yes\n') },
  },
  {
    name: 'one old address in two files',
    path: 'pages/sample-two.md',
    content: PAGE_TEXT.replace('costs.\n', 'costs.\nredirect_from:\n  - /sample-old\n'),
    validContent: null,
    expected: 'redirect-twice 5:5 redirect_from',
    repaired: false,
    otherFiles: {
      'pages/sample-one.md': PAGE_TEXT.replace(
        'costs.\n',
        'costs.\nredirect_from:\n  - /sample-old\n',
      ),
    },
  },
  {
    name: 'a page that was deleted',
    path: 'addresses.txt',
    content: '/gone\n',
    validContent: null,
    expected: 'address-lost 1:1 -',
    repaired: false,
  },
  {
    name: 'a page that cannot be hidden',
    path: 'pages/404.md',
    content: PAGE_TEXT.replace('costs.\n', 'costs.\ndraft: yes\n'),
    validContent: PAGE_TEXT,
    expected: 'page-required-hidden 4:1 draft',
    repaired: false,
  },
]
