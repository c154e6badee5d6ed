// A post, an event and a person that were pasted into the page that lists them.
import { createPageText } from '../../../create-test-site'
import { createFileMistake } from '../../mistake'

const POST = `We write about what people ask us.

## An Empty Chair

By Ann Sample, November 23, 2026

Each year our church puts one chair more than it needs on the lawn, for those who come late.

## Who came

Many people came.`

const EVENT = `All are welcome.

## Pie Night

**When:** Friday, December 4, 2026, 6:00 PM

**Where:** Sample Hall

Bring a pie.`

const PERSON = `These are the people whom you meet.

## Ida Sample

*Front Desk*

Ida sits at the front desk. She is glad to meet you.

## When to call

Call when you like.`

const INTRODUCTION = 'These are the people whom you meet.'

export const listedEntryMistakes = [
  ...[
    ['a post in the page of the posts', 'pages/blog.md', POST],
    ['an event in the page of the events', 'pages/events.md', EVENT],
    ['a person in the page of the team', 'pages/about/team.md', PERSON],
  ].map(([name = '', path = '', text = '']) =>
    createFileMistake(
      path,
      name,
      createPageText('A page', text),
      'entry-second 8:1 -',
      createPageText('A page', INTRODUCTION),
    ),
  ),
]
