// Texts that would take minutes or all memory are refused by name and line; long texts that people write are read.
import { describe, expect, test, vi } from 'vitest'
import * as parser from '../../markdown/parse-body'
import { OVERSIZED_TEXTS } from '../../test-fixtures/oversized-texts'
import { createPageText, createTestSite } from '../../test-fixtures/create-test-site'

const toldOf = (body: string) =>
  createTestSite({ 'pages/parking.md': createPageText('Parking', body) }).problems.map(
    ({ file, code, line }) => `${file} ${code} ${line}`,
  )

describe('A text is refused before it is read when it has', () => {
  test.each(Object.entries(OVERSIZED_TEXTS))('%s', (_name, [body, told]) => {
    expect(toldOf(body)).toEqual([`content/pages/parking.md ${told}`])
  })
})

describe('A text is read that has', () => {
  const sentence = 'Come **along** with [us](/events), at 8:00 AM (or *later*) & bring a friend. '
  test.each([
    ['thirty paragraphs with bold words and links', `${sentence.repeat(8)}\n\n`.repeat(30)],
    ['a list of 300 links in one piece', '- [Walk](/events), **free**\n'.repeat(300)],
    [
      'a table of 8 columns and 300 rows',
      `${'|a'.repeat(8)}|\n${'|-'.repeat(8)}|\n${`${'|b'.repeat(8)}|\n`.repeat(300)}`,
    ],
    [
      'a table of 2 columns and 400 rows, all of them bold',
      `|a|b|\n|-|-|\n${'|**a**|**b**|\n'.repeat(400)}`,
    ],
    ['a paragraph of 900 words', 'word '.repeat(900)],
  ])('%s', (_name, body) => {
    expect(toldOf(body)).toEqual([])
  })
})

test('A text that uses up the stack is told by its name, and the problems of all other files are told too', () => {
  const read = parser.parseBody
  const spy = vi.spyOn(parser, 'parseBody').mockImplementation((text, context) => {
    if (text.includes('Deep words')) throw new RangeError('Maximum call stack size exceeded')
    return read(text, context)
  })
  const { problems } = createTestSite({
    'pages/deep.md': createPageText('Deep', 'Deep words.'),
    'pages/other.md': createPageText('Other', '##Parking'),
  })
  spy.mockRestore()
  expect(problems.map(({ file, code, line }) => `${file} ${code} ${line}`)).toEqual([
    'content/pages/deep.md text-unreadable 5',
    'content/pages/other.md heading-space 6',
  ])
})

test('Tens of thousands of lost addresses are all told', () => {
  const lost = Array.from({ length: 40_000 }, (_, index) => `/old-${index}`).join('\n')
  expect(createTestSite({ 'addresses.txt': lost }).problems).toHaveLength(40_000)
})
