// Tests how changed lines are parsed from the output of git.
import { describe, expect, test } from 'vitest'
import { parseChangedLines, isChanged } from './changed-lines'

const parse = (...lines: string[]) => Object.fromEntries(parseChangedLines(lines.join('\n')))

describe('parseChangedLines', () => {
  test('returns changed and added lines, but not removed ones', () => {
    expect(
      parse(
        'diff --git a/content/site.md b/content/site.md',
        'index 1f3c..9a2b 100644',
        '--- a/content/site.md',
        '+++ b/content/site.md',
        '@@ -2 +2 @@ a heading',
        '-name: Old',
        '+name: New',
        '@@ -7,0 +8,2 @@',
        '+one',
        '+two',
        '@@ -12 +14,0 @@',
        '-gone',
        '',
      ),
    ).toEqual({
      'content/site.md': [
        { first: 2, last: 2 },
        { first: 8, last: 9 },
      ],
    })
  })

  test('ignores text that looks like the header of another file', () => {
    expect(
      parse(
        '--- a/content/a.md',
        '+++ b/content/a.md',
        '@@ -3 +3 @@',
        '--- a/content/b.md',
        '+++ b/content/b.md',
        '@@ -9 +9 @@',
        '-x',
        '+y',
        '',
      ),
    ).toEqual({
      'content/a.md': [
        { first: 3, last: 3 },
        { first: 9, last: 9 },
      ],
    })
  })

  test('returns a renamed file under its new name, and omits a deleted file', () => {
    expect(
      parse(
        'diff --git a/content/old.md b/content/new.md',
        'similarity index 90%',
        'rename from content/old.md',
        'rename to content/new.md',
        '--- a/content/old.md',
        '+++ b/content/new.md',
        '@@ -4 +4 @@',
        '-x',
        '+y',
        'diff --git a/content/gone.md b/content/gone.md',
        'deleted file mode 100644',
        '--- a/content/gone.md',
        '+++ /dev/null',
        '@@ -1,2 +0,0 @@',
        '-x',
        '-y',
        '',
      ),
    ).toEqual({ 'content/new.md': [{ first: 4, last: 4 }] })
  })

  test('does not count the note about a missing newline as a line', () => {
    expect(
      parse(
        '--- a/content/a.md',
        '+++ b/content/a.md',
        '@@ -5 +5,2 @@',
        '-x',
        '\\ No newline at end of file',
        '+y',
        '+++ b/content/z.md',
        '\\ No newline at end of file',
        '@@ -9 +10 @@',
        '-x',
        '+y',
        '--- /dev/null',
        '+++ b/content/b.md',
        '@@ -0,0 +1 @@',
        '+new',
        '',
      ),
    ).toEqual({
      'content/a.md': [
        { first: 5, last: 6 },
        { first: 10, last: 10 },
      ],
      'content/b.md': [{ first: 1, last: 1 }],
    })
  })

  test.each([
    ['b/content/two words.md\t', 'content/two words.md'],
    ['"b/content/caf\\303\\251.md"', 'content/café.md'],
    ['"b/content/un caf\\303\\251.md"\t', 'content/un café.md'],
    ['"b/content/say \\"hi\\"\\t\\\\o.md"', 'content/say "hi"\t\\o.md'],
    ['"b/content/café \\"au lait\\".md"', 'content/café "au lait".md'],
  ])('parses the file name %j', (written, name) => {
    expect(Object.keys(parse(`+++ ${written}`, '@@ -1 +1 @@', '-x', '+y'))).toEqual([name])
  })

  test('returns nothing for an empty diff', () => {
    expect(parse('')).toEqual({})
  })
})

describe('isChanged', () => {
  test('returns true for the first and last line of a range, but not for adjacent lines and other files', () => {
    const changed = new Map([['content/a.md', [{ first: 3, last: 5 }]]])
    const lines = [2, 3, 4, 5, 6].filter((line) =>
      isChanged(changed, { file: 'content/a.md', line }),
    )
    expect(lines).toEqual([3, 4, 5])
    expect(isChanged(changed, { file: 'content/b.md', line: 3 })).toBe(false)
  })
})
