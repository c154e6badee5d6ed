// Mistakes in values that hold plain words: stars, links and codes would be shown as they are typed.
import { createMistakes, EVENT_TEXT, PAGE_TEXT, type Mistake } from '../mistake'

const SUMMARY = 'summary: Walk one mile with us.'
const TITLE = 'title: Walk for Life'
const AT_SUMMARY = 'value-markup 7:10 summary'
const AT_LINK = 'value-markup 7:15 summary'
const AT_TITLE = 'value-markup 3:8 title'

export const oneLineMistakes: readonly Mistake[] = [
  ...createMistakes('events/sample.md', EVENT_TEXT, [
    ['bold words', SUMMARY, 'summary: Walk **one mile** with us.', AT_SUMMARY, 'repaired'],
    ['words in italics', SUMMARY, 'summary: Walk *one mile* with us.', AT_SUMMARY, 'repaired'],
    [
      'words between low lines',
      SUMMARY,
      'summary: Walk _one mile_ with us.',
      AT_SUMMARY,
      'repaired',
    ],
    [
      'words between doubled low lines',
      SUMMARY,
      'summary: Walk __one mile__ with us.',
      AT_SUMMARY,
      'repaired',
    ],
    [
      'bold words in italics',
      SUMMARY,
      'summary: Walk ***one mile*** with us.',
      AT_SUMMARY,
      'repaired',
    ],
    ['two bold words', SUMMARY, 'summary: Walk **one** mile **with us**.', AT_SUMMARY, 'repaired'],
    [
      'words between backquotes',
      SUMMARY,
      'summary: Walk `one mile` with us.',
      AT_SUMMARY,
      'repaired',
    ],
    ['crossed-out words', SUMMARY, 'summary: Walk ~~two~~ one mile with us.', AT_SUMMARY],
    ['marked words', SUMMARY, 'summary: Walk ==one mile== with us.', AT_SUMMARY, 'repaired'],
    ['a bold code', SUMMARY, 'summary: Walk <b>one mile</b> with us.', AT_SUMMARY, 'repaired'],
    ['a code at the end', SUMMARY, 'summary: Walk one mile with us.<br>', AT_SUMMARY, 'repaired'],
    ['a code for a line', SUMMARY, 'summary: Walk one mile<br />with us.', AT_SUMMARY, 'repaired'],
    [
      'a code around it all',
      SUMMARY,
      'summary: <p>Walk one mile with us.</p>',
      AT_SUMMARY,
      'repaired',
    ],
    ['a link', SUMMARY, 'summary: Walk [one mile](/events) with us.', AT_LINK],
    [
      'a link and stars',
      SUMMARY,
      'summary: Walk **one mile** with us. [See all](/events)',
      AT_LINK.replace('15', '37'),
    ],
    ['a link as a code', SUMMARY, 'summary: Walk <a href="/events">one mile</a> with us.', AT_LINK],
    ['a picture', SUMMARY, 'summary: Walk ![shoes](/images/walk.svg) with us.', AT_LINK],
    ['a code for a space', SUMMARY, 'summary: Walk one&nbsp;mile with us.', AT_SUMMARY, 'repaired'],
    [
      'a code for an apostrophe',
      SUMMARY,
      'summary: Walk one mile with us&#46;',
      AT_SUMMARY,
      'repaired',
    ],
    [
      'a name of an emoji between two sentences',
      SUMMARY,
      'summary: Walk one mile with us :tada: Bring a friend.',
      'foreign-mark 7:10 summary',
    ],
    [
      'a name of an emoji',
      SUMMARY,
      'summary: Walk one mile with us :dancing_llama:',
      'foreign-mark 7:10 summary',
    ],
    [
      'a source of a chat program',
      SUMMARY,
      'summary: Walk one mile with us.【4†source】',
      AT_SUMMARY,
      'repaired',
    ],
    ['a bold title', TITLE, 'title: **Walk for Life**', AT_TITLE, 'repaired'],
    ['a title as a heading', TITLE, 'title: "# Walk for Life"', AT_TITLE, 'repaired'],
    ['a title as a smaller heading', TITLE, 'title: "## Walk for Life"', AT_TITLE, 'repaired'],
    ['a title with two stars', TITLE, 'title: Walk for Life**', AT_TITLE],
    [
      'a bold place',
      'location: Sample Park',
      'location: "**Sample Park**"',
      'value-markup 6:11 location',
      'repaired',
    ],
    ['an escaped character', SUMMARY, 'summary: Walk one mile with us\\.', AT_SUMMARY, 'repaired'],
    [
      'bold words for a picture',
      'image_alt: decorative',
      'image_alt: \"**decorative**\"',
      'value-markup 10:12 image_alt',
      'repaired',
    ],
  ]),
  ...createMistakes(
    'events/sample.md',
    EVENT_TEXT.replace('Sample Park', 'Sample Park, 12 Sample Street, Auburn'),
    [
      [
        'a line break in an address',
        'location: Sample Park, 12 Sample Street, Auburn',
        'location: Sample Park<br>12 Sample Street<br />Auburn',
        'value-markup 6:11 location',
        'repaired',
      ],
    ],
  ),
  ...createMistakes('pages/sample.md', PAGE_TEXT, [
    [
      'bold words for search engines',
      'description: Where you can',
      'description: Where **you** can',
      'value-markup 3:14 description',
      'repaired',
    ],
  ]),
]
