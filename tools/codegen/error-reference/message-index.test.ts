// Tests the list of messages: its order, its headings and its links.
import { expect, test } from 'vitest'
import { formatMessageIndex } from './message-index'

test('lists messages below their beginnings, in the order of their own words', () => {
  const index = formatMessageIndex([
    { code: 'link-broken', message: 'There is no page /evnets on this site.' },
    { code: 'yes-or-no', message: '"maybe" is neither yes nor no.' },
    { code: 'colon-missing', message: 'There is no colon after registration.' },
    { code: 'date-shape', message: '"tomorrow" is not a day as this site writes it.' },
    { code: 'time-order', message: 'It ends at 6:00 PM but starts at 8:00 PM.' },
  ])
  expect(index.split('\n').filter((line) => /^(?:#{3} |- )/.test(line))).toEqual([
    '### It begins with words of yours',
    '- ["maybe" is neither yes nor no.](#neither-yes-nor-no)',
    '- ["tomorrow" is not a day as this site writes it.](#a-day-that-is-written-in-another-way)',
    '### There is no …',
    '- [There is no colon after registration.](#a-field-without-its-colon)',
    '- [There is no page /evnets on this site.](#a-link-to-a-page-that-is-not-there)',
    '### There is … or there are …',
    '### The …',
    '### This … or these …',
    '### Everything else',
    '- [It ends at 6:00 PM but starts at 8:00 PM.](#an-end-that-is-before-the-start)',
  ])
})

test('lists only the first of the messages that differ in what was typed', () => {
  const index = formatMessageIndex([
    { code: 'yes-or-no', message: '"maybe" is neither yes nor no.' },
    { code: 'yes-or-no', message: '"ja" is neither yes nor no.' },
  ])
  expect(index).toContain('"maybe"')
  expect(index).not.toContain('"ja"')
})
