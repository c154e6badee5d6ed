// Which lines count as touched: read from what git prints, and asked of git itself in a small repository.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findTouchedLines, isTouched, readTouchedLines } from './touched-lines'

const found = (...lines: string[]) => Object.fromEntries(findTouchedLines(lines.join('\n')))

describe('what git prints', () => {
  test('a line changed, two lines added, and one taken away', () => {
    expect(
      found(
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

  test('text that looks like the name of another file is only text', () => {
    expect(
      found(
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

  test('a renamed file is found under its new name, and one that is gone not at all', () => {
    expect(
      found(
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

  test('what git says of a missing newline is no line of the text', () => {
    expect(
      found(
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
  ])('the name %j', (typed, name) => {
    expect(Object.keys(found(`+++ ${typed}`, '@@ -1 +1 @@', '-x', '+y'))).toEqual([name])
  })

  test('nothing, when git prints nothing', () => {
    expect(found('')).toEqual({})
  })
})

test('the first and the last line of a range are in it, their neighbours and other files are not', () => {
  const touched = new Map([['content/a.md', [{ first: 3, last: 5 }]]])
  const lines = [2, 3, 4, 5, 6].filter((line) => isTouched(touched, { file: 'content/a.md', line }))
  expect(lines).toEqual([3, 4, 5])
  expect(isTouched(touched, { file: 'content/b.md', line: 3 })).toBe(false)
})

describe('a pull request', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'touched-'))
    vi.stubEnv('GITHUB_EVENT_NAME', 'pull_request')
    // What the person who runs the tests has set for git, or the hook they run in, says nothing here.
    vi.stubEnv('GIT_CONFIG_GLOBAL', join(folder, 'none'))
    for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE']) vi.stubEnv(name, undefined)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })

  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, stdio: 'pipe' })
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const commit = () => {
    git('add', '--all')
    git('-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', 'commit', '-m', 'Words')
  }
  /** Two commits: the second changes, adds, renames and deletes files. */
  function edit(content: string) {
    git('init', '--quiet')
    write(`${content}/kept.md`, 'one\ntwo\nthree\n')
    write(`${content}/old.md`, 'one\ntwo\nthree\nfour\nfive\nsix')
    write(`${content}/gone.md`, 'away\n')
    commit()
    write(`${content}/kept.md`, 'one\n++ two\nthree\n')
    git('mv', `${content}/old.md`, `${content}/renamed.md`)
    write(`${content}/renamed.md`, 'one\ntwo\nthree\nfour\nfive\n6')
    rmSync(join(folder, content, 'gone.md'))
    write(`${content}/events/un café d'été.md`, 'new\nnewer\n')
    write('README.md', 'Not a part of the content.\n')
    commit()
  }
  const touched = {
    "content/events/un café d'été.md": [{ first: 1, last: 2 }],
    'content/kept.md': [{ first: 2, last: 2 }],
    'content/renamed.md': [{ first: 6, last: 6 }],
  }
  const read = async (content: string) =>
    Object.fromEntries(await readTouchedLines(join(folder, content)))

  test('its lines, in a real repository', async () => {
    edit('content')
    expect(await read('content')).toEqual(touched)
  })

  test('files are named from the parent of the content folder, as problems name them', async () => {
    edit('sites/small/content')
    expect(await read('sites/small/content')).toEqual(touched)
  })

  test('nothing outside a pull request', async () => {
    edit('content')
    vi.stubEnv('GITHUB_EVENT_NAME', 'push')
    expect(await read('content')).toEqual({})
  })

  test('nothing when only the newest commit is there, or no repository, or no git', async () => {
    expect(await read('content')).toEqual({})
    git('init', '--quiet')
    write('content/a.md', 'one\n')
    commit()
    expect(await read('content')).toEqual({})
    vi.stubEnv('PATH', folder)
    expect(await read('content')).toEqual({})
  })
})
