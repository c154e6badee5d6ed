// Values of plain words: what is reported, and unusual words that are exactly what an editor meant.
import { describe, expect, test } from 'vitest'
import { checkPlainText } from './plain-text'

describe('checkPlainText', () => {
  test.each([
    '5 * 3 = 15',
    '2*3*4',
    'M*A*S*H',
    'Rated *****',
    '*Free with a ticket',
    'C++ & C#',
    '#1 in Auburn',
    '# of guests',
    'AT&T',
    'Q&A; more',
    'a < b > c',
    'I <3 you',
    'Ann <ann@example.org>',
    'He said [sic] (twice)',
    'file_name_here.pdf',
    'well-known',
    "the 'okina ` mark",
    'C:\\Users\\Ann',
    'Open Mon:Fri:Sun',
    'Ratio 1:2:3',
    '~5 miles',
    'a == b',
    '[x] done',
    '24/7',
    '¿Dónde? ¡Aquí!',
    '{name}',
    '<3 <3',
    'Open 8:00 to 12:00: Come and see us',
    'Our hours: Monday:Friday, 8:00',
    'We are open (call first): Please ring',
    'A & B',
  ])('accepts %j', (typed) => {
    expect(checkPlainText(typed)).toBeNull()
  })

  test.each([
    ['Come :tada: now', 'Write: Come now'],
    ['Come :tada: for tacos :taco: :tada:', 'Write: Come for tacos'],
    ['Come :wave::skin-tone-2: now', 'Write: Come now'],
    ['Come :our_llama: now', 'Write: Come now'],
    ['We are open :tada: Come and see.', 'Write: We are open. Come and see.'],
    ['We are open! :tada: Come and see.', 'Write: We are open! Come and see.'],
    ['We love :heart: Auburn', 'Write: We love Auburn'],
    ['Abrimos hoy :tada: Venga a vernos', 'Write: Abrimos hoy. Venga a vernos'],
    [':tada:', 'Delete it, or write 🎉'],
  ])('leaves it to people what becomes of %j', (typed, fix) => {
    expect(checkPlainText(typed)).toMatchObject({ code: 'foreign-mark', fix })
    expect(checkPlainText(typed)).not.toHaveProperty('replacement')
  })

  test.each([
    ['Walk **one** mile', 'Walk one mile'],
    ['Walk _one_ mile', 'Walk one mile'],
    ['Walk <em>one</em> mile', 'Walk one mile'],
    ['Food &amp; fun', 'Food & fun'],
    ['Walk \\& run', 'Walk & run'],
    ['Come.【1†source】', 'Come.'],
  ])('repairs %j as %j', (typed, expected) => {
    expect(checkPlainText(typed)?.replacement).toBe(expected)
    expect(checkPlainText(expected)).toBeNull()
  })

  test.each([
    [
      'See us. Ask <a href="/about/team#ann">Ann</a> about it. Come.',
      '<a href="/about/team#ann">Ann</a>',
      'Ann',
    ],
    ['Ask Dr. [Lee](/about/team#lee) about it.', '[Lee](/about/team#lee)', 'Lee'],
    ['[Give now](/give)', '[Give now](/give)', 'Give now'],
  ])('gives the words of the link in %j', (typed, link, words) => {
    expect(checkPlainText(typed)?.fix).toBe(
      `Write only the words of the link. In place of ${link}, write ${words}`,
    )
    expect(checkPlainText(typed)).not.toHaveProperty('replacement')
  })

  test.each([
    ['Ask <a href="/a">Ann</a> or <a href="/b">Ben</a>.', 'Write: Ask Ann or Ben.'],
    ['Join us at **an event**. [See all](/events)', 'Write: Join us at an event. See all'],
    ['Join us. [**See all**](/events)', 'Write: Join us. See all'],
  ])('gives all words of %j', (typed, fix) => {
    expect(checkPlainText(typed)?.fix).toBe(fix)
  })
})
