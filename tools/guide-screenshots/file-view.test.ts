import { describe, expect, test } from 'vitest'
import { renderFileView } from './file-view'

/** Returns each line as its number, its text or note, and its class. */
const parseLines = (html: string) =>
  [
    ...html.matchAll(/<li class="(\w*)">(?:<i>(\d*)<\/i><code>(.*?)<\/code>|<p>(.*?)<\/p>)<\/li>/g),
  ].map(([, className, number, line, note]) =>
    [number, line ?? note, className].filter((part) => part).join(' '),
  )

describe('renderFileView', () => {
  test('marks new lines except empty ones, and escapes HTML', () => {
    const html = renderFileView({
      file: 'content/a.md',
      text: 'a: 1\n\nb: <2>\n',
      before: 'a: 1\n',
    })
    expect(parseLines(html)).toEqual(['1 a: 1', '2  ', '3 b: &lt;2> new'])
    expect(html).toContain('content / <b class="">a.md</b>')
  })

  test('shows a part of a file with its line numbers and the gaps around it', () => {
    const html = renderFileView({ file: 'a.md', text: '1\n2\n3\n4\n', from: 2, to: 3 })
    expect(parseLines(html)).toEqual(['… gap', '2 2', '3 3', '… gap'])
  })

  test('shows a note below its line', () => {
    const notes = [{ line: 1, message: 'It is wrong.', fix: 'Write b' }]
    expect(parseLines(renderFileView({ file: 'a.md', text: 'a\nb\n', notes }))).toEqual([
      '1 a wrong',
      '<strong>It is wrong.</strong> Write b note',
      '2 b',
    ])
  })
})
