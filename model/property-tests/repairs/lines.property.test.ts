// Tests the repairs of headings, of lines that would run together, and of spaces before a text.
import fc from 'fast-check'
import { describe } from 'vitest'
import { createTextMistakes, indent, TEXT_PATH, type Part } from './files'
import { testAdvice, testRepairs } from './test-repairs'
import { block, sentence, title } from './values'

/** Two or three lines of an address. */
const address = fc
  .tuple(
    fc.constantFrom('', 'Lantern Hill\n', 'Grace Church, Room 4\n'),
    fc.integer({ min: 1, max: 9999 }),
    fc.constantFrom('Sample Street', 'N. College St.', 'Old Mill Road, Suite 4'),
    fc.constantFrom('Auburn, AL 36830', 'Opelika, Alabama 36801-1234'),
  )
  .map(([name, number, street, city]) => `${name}${number} ${street}\n${city}`)
const keepLines = (text: string, mark = '\\') => text.replaceAll('\n', `${mark}\n`)

describe('lines that run together', () => {
  testRepairs(
    TEXT_PATH,
    createTextMistakes({
      'the lines of an address': address.map((text) => [keepLines(text), text]),
      'the lines of an address with codes': address.map((text) => [
        keepLines(text),
        keepLines(text, '<br>'),
      ]),
      'the lines of an address with codes alone': address.map((text) => [
        keepLines(text),
        text.replaceAll('\n', '<br/>'),
      ]),
      'the lines of an address in a quotation': address.map((text) => [
        `> ${keepLines(text).replaceAll('\n', '\n> ')}`,
        `> ${text.replaceAll('\n', '\n> ')}`,
      ]),
      'the day, the time and the place': fc
        .constantFrom(
          'Date: Friday\nTime: 6:00 PM\nPlace: Sample Park',
          '**When:** Friday\n**Where:** Sample Park',
          'Fecha: viernes\nLugar: Sample Park',
        )
        .map((text) => [keepLines(text), text]),
    }),
  )
})

const heading = (write: (text: string) => string): fc.Arbitrary<Part> =>
  fc
    .tuple(title, sentence)
    .map(([text, words]) => [`## ${text}\n\n${words}`, `${write(text)}\n\n${words}`])

describe('headings', () => {
  testRepairs(
    TEXT_PATH,
    createTextMistakes({
      'a heading without its space': heading((text) => `##${text}`),
      'a heading with full-width # characters': heading((text) => `＃＃ ${text}`),
      'a heading with full-width # characters and no space': heading((text) => `＃＃${text}`),
      'a heading with # characters on both sides': heading((text) => `##${text}##`),
      'a heading above equals signs': heading((text) => `${text}\n${'='.repeat(text.length)}`),
      'a heading above full-width equals characters': heading((text) => `${text}\n＝＝＝＝`),
      'a heading with a name in curly brackets': heading((text) => `## ${text} {#a}`),
      'a heading that is too large': heading((text) => `# ${text}`),
      'a heading of Word': heading(
        (text) => `<h2 style='margin-top:12.0pt'>${text}<o:p></o:p></h2>`,
      ),
      'a sentence above hyphens': fc
        .tuple(sentence, sentence)
        .map(([first, second]) => [`${first}\n\n---\n\n${second}`, `${first}\n---\n\n${second}`]),
      'a line of equals signs': fc
        .tuple(sentence, sentence)
        .map(([first, second]) => [
          `${first}\n\n---\n\n${second}`,
          `${first}\n\n==========\n\n${second}`,
        ]),
      'a tab before a paragraph': sentence.map((text) => [text, `\t${text}`]),
      'four spaces before paragraphs': block.map((text) => [text, indent(text)]),
    }),
  )
  testAdvice(
    TEXT_PATH,
    createTextMistakes({
      'a heading that is too deep': heading((text) => `####### ${text}`),
      'two versions of a sentence': fc
        .tuple(sentence, sentence)
        .map(([first, second]) => [
          first,
          `<<<<<<< HEAD\n${first}\n=======\n${second}\n>>>>>>> main`,
        ]),
    }),
  )
})
