// Tests for the fixes of problems in a text, and for problems whose fix is not certain.
import { describe, expect, test } from 'vitest'
import { applyEdits } from '../problems/text-edits'
import { parseBody } from './parse-body'

const context = {
  externalLinks: { 'donation-form': 'https://give.example.org/general' },
  images: { 'harvest-table.jpg': { width: 1200, height: 800 } },
  emailSubject: 'Website Inquiry',
  hasPage: true,
}
const getProblems = (text: string) => parseBody(text, context).problems
const getCodes = (text: string) => getProblems(text).map(({ code }) => code)
const applyFixes = (text: string) =>
  applyEdits(
    text,
    getProblems(text).flatMap(({ suggestion }) => suggestion ?? []),
  )

describe('parseBody', () => {
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
    ['Words\n=====', '## Words'],
    ['Go<b> there</b> &amp; <b>here</b>.', 'Go **there** &amp; **here**.'],
  ])('suggests changing %j to %j and nothing else', (typed, expected) => {
    expect(applyFixes(typed)).toBe(expected)
  })

  test('suggests moving the spaces inside bold markers outside', () => {
    expect(applyFixes('Bring** shoes **please.')).toBe('Bring **shoes** please.')
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
  ])('reports nothing for %j, which is plain text', (typed) => {
    expect(getCodes(typed)).toEqual([])
  })

  test.each([
    ['#What to wear', ['heading-space']],
    ['*Bring shoes.\n*Bring a hat.', ['list-mark']],
    ['\\[the map\\](/parking-map)', ['link-unread']],
    ['[us](hello there)', []],
    ['[a](/x y) and more', ['link-unread']],
    ['![A long table](/images/long table.jpg)', ['link-unread']],
    ['[the film](https://youtu.be/ab cd)', ['link-unread']],
    ['All the words.\n=====', ['heading-large']],
    ['<b>**a**</b>', ['html-in-text']],
    ['[contact.md]\n\n[contact.md]: http://a.example', ['link-insecure']],
  ])('suggests no fix for %j, because its meaning is not certain', (typed, expected) => {
    expect(getCodes(typed)).toEqual(expected)
    expect(applyFixes(typed)).toBe(typed)
  })

  test.each([
    ['See [the map](/parking-map.', 'See [the map](/parking-map).'],
    ['[us](mailto: hello@example.org)', '[us](mailto:hello@example.org)'],
    ['[Give] (donation-form)', '[Give](donation-form)'],
    ['![A long table](/images/harvest table.jpg)', '![A long table](/images/harvest-table.jpg)'],
    ['![A table](/photos/harvest-table.jpg)', '![A table](/images/harvest-table.jpg)'],
  ])('suggests changing %j to %j, with the correct URL', (typed, expected) => {
    expect(applyFixes(typed)).toBe(expected)
  })

  test('suggests moving text after the name of a directive into it', () => {
    expect(getProblems(':::note Please read\nCome along.\n:::')).toMatchObject([
      {
        code: 'directive-words',
        message: 'The words "Please read" after the name of the box would not be shown.',
        fix: 'Put them on the line below.',
      },
    ])
    expect(applyFixes(':::note Please read\nCome along.\n:::')).toBe(
      ':::note\nPlease read\n\nCome along.\n:::',
    )
    expect(applyFixes(':::urgent Call 911 :::\n\nMore.')).toBe(':::urgent\nCall 911\n:::\n\nMore.')
    expect(getCodes(':::note[Please read]\nCome.\n:::')).toEqual([])
    expect(getCodes(':::note[A] B\nCome.\n:::')).toEqual(['directive-words'])
  })
})
