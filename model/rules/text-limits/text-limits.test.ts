// Texts that would cost the parser minutes or all its memory are rejected; long texts as people write them are not.
import { describe, expect, test, vi } from 'vitest'
import * as parser from '../../markdown/parse-body'
import { OVERSIZED_TEXTS } from '../../test-fixtures/oversized-texts'
import { createPageText, createTestSite } from '../../test-fixtures/create-test-site'

const listProblems = (body: string) =>
  createTestSite({ 'pages/parking.md': createPageText('Parking', body) }).problems.map(
    ({ file, code, line }) => `${file} ${code} ${line}`,
  )

describe('checkTextLimits', () => {
  test.each(Object.entries(OVERSIZED_TEXTS))('rejects %s', (_name, [body, expected]) => {
    expect(listProblems(body)).toEqual([`content/pages/parking.md ${expected}`])
  })

  const sentence = 'Come **along** with [us](/events), at 8:00 AM (or *later*) & bring a friend. '
  test.each([
    [
      'thirty paragraphs with bold words and links',
      Array.from({ length: 30 }, (_, index) => `${index} ${sentence.repeat(8)}\n\n`).join(''),
    ],
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
  ])('accepts %s', (_name, body) => {
    expect(listProblems(body)).toEqual([])
  })
})

test('large pictures in the text are reported where they are shown', () => {
  const letters = 'iVBORw0KGgo'.repeat(600)
  const body = `![][image1] and ![A walk][Image2]\n\n![image1]\n\n[image1]: <data:image/png;base64,${letters}>\n\n[image2]: <data:image/png;base64,${letters}>\n\n[image3]: <data:image/png;base64,${letters}>`
  const { problems } = createTestSite({ 'pages/parking.md': createPageText('Parking', body) })
  expect(problems.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual([
    'image-elsewhere 6:1',
    'image-elsewhere 6:17',
    'image-elsewhere 8:1',
    'image-elsewhere 14:1',
  ])
  expect(problems[1]?.fix).toContain('![A walk](/images/photo.jpg)')
})

test('a text that overflows the stack is reported along with the problems of all other files', () => {
  const { parseBody } = parser
  const spy = vi.spyOn(parser, 'parseBody').mockImplementation((text, context) => {
    if (text.includes('Deep words')) throw new RangeError('Maximum call stack size exceeded')
    return parseBody(text, context)
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

test('tens of thousands of missing published paths are all reported', () => {
  const missing = Array.from({ length: 40_000 }, (_, index) => `/old-${index}`).join('\n')
  expect(createTestSite({ 'addresses.txt': missing }).problems).toHaveLength(40_000)
})
