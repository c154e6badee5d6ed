// What the picture of a file shows: its lines, which of them are new, and notes under those that are wrong.
import { expect, test } from 'vitest'
import { renderFileView } from './file-view'

const lines = (html: string) =>
  [
    ...html.matchAll(/<li class="(\w*)">(?:<i>(\d*)<\/i><code>(.*?)<\/code>|<p>(.*?)<\/p>)<\/li>/g),
  ].map(([, mark, number, line, note]) =>
    [number, line ?? note, mark].filter((one) => one).join(' '),
  )

test('new lines are marked, empty ones are not, and signs are shown as typed', () => {
  const html = renderFileView({ file: 'content/a.md', text: 'a: 1\n\nb: <2>\n', before: 'a: 1\n' })
  expect(lines(html)).toEqual(['1 a: 1', '2  ', '3 b: &lt;2> new'])
  expect(html).toContain('content / <b class="">a.md</b>')
})

test('a part of a file says that there is more, and keeps its numbers', () => {
  const html = renderFileView({ file: 'a.md', text: '1\n2\n3\n4\n', from: 2, to: 3 })
  expect(lines(html)).toEqual(['… gap', '2 2', '3 3', '… gap'])
})

test('a note stands under its line', () => {
  const notes = [{ line: 1, message: 'It is wrong.', fix: 'Write b' }]
  expect(lines(renderFileView({ file: 'a.md', text: 'a\nb\n', notes }))).toEqual([
    '1 a wrong',
    '<strong>It is wrong.</strong> Write b note',
    '2 b',
  ])
})
