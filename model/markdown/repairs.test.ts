// Repairs in a text: what they put in place, and that nothing is replaced where the place is not known exactly.
import { describe, expect, test } from 'vitest'
import { applyEdits } from '../problems/text-edits'
import { parseBody } from './parse-body'

const context = {
  outsideLinks: { 'donation-form': 'https://give.example.org/general' },
  images: { 'harvest-table.jpg': { width: 1200, height: 800 } },
  emailSubject: 'Website Inquiry',
  hasPage: true,
}
const findings = (text: string) => parseBody(text, context).findings
const codes = (text: string) => findings(text).map(({ code }) => code)
const repair = (text: string) =>
  applyEdits(
    text,
    findings(text).flatMap(({ suggestion }) => suggestion ?? []),
  )

describe('a repair in a text with entities and backslashes keeps every other word:', () => {
  test.each([
    ['Bring ** soup &amp; bread ** today.', 'Bring **soup &amp; bread** today.'],
    ['Bring ** soup \\& bread ** today.', 'Bring **soup \\& bread** today.'],
    [
      'Get off at [the &amp; map] (/parking-map) today.',
      'Get off at [the &amp; map](/parking-map) today.',
    ],
    ['Bring&nbsp;** soup&nbsp;** today.', 'Bring&nbsp;**soup** today.'],
    ['A\\* rule, ** bold ** words.', 'A\\* rule, **bold** words.'],
    ['🙂 &#8217; [map] (/a) &amp; more', '🙂 &#8217; [map](/a) &amp; more'],
    ['> We [read\n> the map] (/a) &amp; go.', '> We [read\n> the map](/a) &amp; go.'],
    [
      '| A | B |\n| --- | --- |\n| x\\|y ** z ** | b |',
      '| A | B |\n| --- | --- |\n| x\\|y **z** | b |',
    ],
    ['See •x\n•x &amp; y', 'See •x\n- x &amp; y'],
    ['# Rank #1', '## Rank #1'],
    ['Go<b> there</b> &amp; <b>here</b>.', 'Go<b> there</b> &amp; **here**.'],
  ])('%j becomes %j', (typed, repaired) => {
    expect(repair(typed)).toBe(repaired)
  })
})

test('spaces beside bold signs stay between the words when the signs move', () => {
  expect(repair('Bring** shoes **please.')).toBe('Bring **shoes** please.')
})

test.each([
  'Free\\*\\* for all\\*\\*.',
  'Free&ast;&ast; for all&ast;&ast;.',
  '#hope is our word.',
  '#Hope is our word.',
  '*With a ticket only.',
  '\\#Walk with us',
  '\\*Shoes',
  '\\- Shoes &amp; socks',
])('%j is only words, so nothing is reported', (typed) => {
  expect(codes(typed)).toEqual([])
})

test.each([
  ['#What to wear', ['heading-space']],
  ['*Shoes', ['list-mark']],
  ['*Bring shoes.\n*Bring a hat.', ['list-mark', 'list-mark']],
  ['\\[the map\\](/parking-map)', ['link-unread']],
  ['[us](hello there)', []],
  ['[a](/x y) and more', ['link-unread']],
  ['![A long table](/images/long table.jpg)', ['link-unread']],
  ['[the film](https://youtu.be/ab cd)', ['link-unread']],
  ['Words\n=====', ['heading-large']],
  ['<b>**a**</b>', ['html-in-text']],
  ['[contact.md]\n\n[contact.md]: http://a.example', ['link-insecure']],
])('%j may mean more than one thing, so it is reported and not repaired', (typed, expected) => {
  expect(codes(typed)).toEqual(expected)
  expect(repair(typed)).toBe(typed)
})

test.each([
  ['See [the map](/parking-map.', 'See [the map](/parking-map).'],
  ['[us](mailto: hello@example.org)', '[us](mailto:hello@example.org)'],
  ['[Give] (donation-form)', '[Give](donation-form)'],
  ['![A long table](/images/harvest table.jpg)', '![A long table](/images/harvest-table.jpg)'],
  ['![A table](/photos/harvest-table.jpg)', '![A table](/images/harvest-table.jpg)'],
])('%j is repaired to %j, with its own address', (typed, repaired) => {
  expect(repair(typed)).toBe(repaired)
})

test('words on the line of the name of a box are reported, and the repair puts them into the box', () => {
  expect(findings(':::note Please read\nCome along.\n:::')).toMatchObject([
    {
      code: 'directive-words',
      message: 'The words "Please read" after the name of the box would not be shown.',
      fix: 'Put them on the line below.',
    },
  ])
  expect(repair(':::note Please read\nCome along.\n:::')).toBe(
    ':::note\nPlease read\n\nCome along.\n:::',
  )
  expect(repair(':::urgent Call 911 :::\n\nMore.')).toBe(':::urgent\nCall 911\n:::\n\nMore.')
  expect(codes(':::note[Please read]\nCome.\n:::')).toEqual([])
  expect(codes(':::note[A] B\nCome.\n:::')).toEqual(['directive-words'])
})
