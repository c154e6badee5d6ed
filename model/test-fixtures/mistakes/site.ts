// Slips that only the whole site, its history or its calendar show.
import { EVENT_TEXT, PAGE_TEXT, createMistakes, type Mistake } from './mistake'

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

const OLD_ADDRESS = PAGE_TEXT.replace('costs.\n', 'costs.\nredirect_from:\n  - /old-slip\n')
const FIGURE = PAGE_TEXT.replace(
  'costs.\n',
  'costs.\nas_of: 2026-06-30\nsource: Yearly report 2026\n',
).replace('Come along.', 'We helped 5,000 families.')
const REVIEWED = PAGE_TEXT.replace(
  'costs.\n',
  'costs.\nreviewed: 2026-02-01\nreview_due: 2027-02-01\n',
)

export const siteMistakes: readonly Mistake[] = [
  ...createMistakes('events/slip.md', EVENT_TEXT, [
    ['a slip in the year', 'date: 2025', 'date: 2052', 'date-far 4:7 date'],
  ]),
  ...createMistakes('giving/slip.md', GIVING, [
    [
      'a button that leaves the site without saying so',
      'link: yes',
      'link: no',
      'external-link-mismatch 9:19 is_external_link',
      'repaired',
    ],
  ]),
  ...createMistakes('pages/slip.md', OLD_ADDRESS, [
    [
      'capital letters in an old address',
      '/old-slip',
      '/Old-Slip',
      'old-address-shape 5:5 redirect_from',
      'repaired',
    ],
    [
      'one old address twice in a file',
      '/old-slip',
      '/old-slip\n  - /old-slip',
      'item-twice 6:5 redirect_from',
    ],
    [
      'an old address that nobody could type',
      '/old-slip',
      `/${'old-slip-'.repeat(30)}x`,
      'old-address-shape 5:5 redirect_from',
    ],
    ['an old address that has a page', '/old-slip', '/events', 'redirect-taken 5:5 redirect_from'],
  ]),
  ...createMistakes('pages/slip.md', FIGURE, [
    ['a figure without its day', 'as_of: 2026-06-30\n', '', 'claim-undated 7:11 -'],
    ['a figure that is old', 'as_of: 2026', 'as_of: 2024', 'claim-old 4:8 as_of'],
  ]),
  ...createMistakes('pages/slip.md', REVIEWED, [
    [
      'a review that was due',
      'review_due: 2027',
      'review_due: 2026',
      'review-overdue 5:13 review_due',
    ],
    [
      'a review that is due before it was done',
      'reviewed: 2026',
      'reviewed: 2028',
      'review-order 5:13 review_due',
    ],
    [
      'off the site before it is on it',
      'reviewed: 2026-02-01\nreview_due: 2027-02-01',
      'publish_on: 2026-02-01\nexpires_on: 2026-01-01',
      'expiry-before-publication 5:13 expires_on',
    ],
  ]),
  {
    name: 'a link to a draft',
    path: 'pages/slip.md',
    content: PAGE_TEXT.replace('Come along.', '[See our plans](/slip-plan)'),
    validContent: null,
    expected: 'link-hidden 6:1 -',
    repaired: false,
    otherFiles: { 'pages/slip-plan.md': PAGE_TEXT.replace('costs.\n', 'costs.\ndraft: yes\n') },
  },
  {
    name: 'one old address in two files',
    path: 'pages/slip-two.md',
    content: PAGE_TEXT.replace('costs.\n', 'costs.\nredirect_from:\n  - /slip-old\n'),
    validContent: null,
    expected: 'redirect-twice 5:5 redirect_from',
    repaired: false,
    otherFiles: {
      'pages/slip-one.md': PAGE_TEXT.replace('costs.\n', 'costs.\nredirect_from:\n  - /slip-old\n'),
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
