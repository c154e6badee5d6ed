// Tests that an artifact is a plain site or is refused as a whole.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createZip, type ZipFile } from './testing/create-zip'
import { unpackArtifact } from './unpack-artifact'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artifact-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const unpack = (zip: Buffer) => unpackArtifact(zip, join(folder, 'out'))
const page: ZipFile = { name: 'site/index.html', bytes: 'home' }
const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024)

describe('unpackArtifact', () => {
  test('writes the files of a plain site', async () => {
    const folders = [{ name: 'site/', mode: 0o040755 }]
    const files = [page, { name: 'site/assets/a.Bf-k_1.js', bytes: 'x' }, { name: 'comment.md' }]
    await unpack(createZip([...folders, ...files]))
    expect(readFileSync(join(folder, 'out/site/index.html'), 'utf8')).toBe('home')
    expect(readFileSync(join(folder, 'out/site/assets/a.Bf-k_1.js'), 'utf8')).toBe('x')
    expect(readFileSync(join(folder, 'out/comment.md'), 'utf8')).toBe('')
  })

  const hostile: [string, ZipFile[]][] = [
    ['a link', [{ name: 'site/a.html', bytes: '/etc/passwd', mode: 0o120777 }]],
    ['a device', [{ name: 'site/a.html', mode: 0o020644 }]],
    ['a path out of the folder', [{ name: 'site/../../a.html' }]],
    ['an absolute path', [{ name: '/tmp/a.html' }]],
    ['a path with a drive', [{ name: 'C:/a.html' }]],
    ['a path with backslashes', [{ name: 'site\\..\\a.html' }]],
    ['an unknown type of file', [{ name: 'site/a.php' }]],
    ['a file without a type', [{ name: 'site/a' }]],
    ['a hidden file', [{ name: 'site/.htaccess' }]],
    ['a folder of git', [{ name: 'site/.git/config.txt' }]],
    ['a name that is not ASCII', [{ name: 'site/\u0430.html' }]],
    ['a name with a line break', [{ name: 'site/a\nb.html' }]],
    ['two files of one name', [page, { ...page, bytes: 'other' }]],
    ['two names that differ in case alone', [page, { name: 'site/Index.html' }]],
    ['a file that is also a folder', [{ name: 'a.html' }, { name: 'a.html/b.html' }]],
    ['too many files', Array.from({ length: 5001 }, (_, n) => ({ name: `site/${n}.html` }))],
    ['more than 50 MB', [1, 2, 3].map((n) => ({ name: `site/${n}.txt`, bytes: megabytes(18) }))],
    ['more than it says', [{ name: 'site/a.txt', bytes: megabytes(9), claimedSize: 10 }]],
    ['less than it says', [{ name: 'site/a.txt', bytes: 'abc', claimedSize: 10 }]],
    ['one set of bytes for many files', [page, { name: 'site/index.html', sharesFirst: true }]],
    ['two names for one file', [{ ...page, localName: 'site/other.html' }]],
    ['encryption', [{ ...page, flags: 1 }]],
    ['another compression', [{ ...page, method: 12 }]],
    ['a very long name', [{ name: `site/${'a'.repeat(240)}.html` }]],
    ['a name in a very deep folder', [{ name: `${'a/'.repeat(10)}a.html` }]],
  ]
  test.each(hostile)('refuses %s, and writes nothing', async (_, files) => {
    await expect(unpack(createZip(files))).rejects.toMatchObject({ name: 'RefusedError' })
    expect(existsSync(join(folder, 'out'))).toBe(false)
  })

  test.each([
    '_headers',
    '_redirects',
    '_worker.js',
    '_routes.json',
    'CNAME',
    'cname',
    '.nojekyll',
    'netlify.toml',
    'wrangler.jsonc',
    'wrangler.json',
    'vercel.json',
    'staticwebapp.config.json',
    'web.config',
    'functions/a.js',
  ])('refuses %s, which would control the host, in any folder', async (name) => {
    for (const path of [name, `site/${name}`, `site/about/${name}`])
      await expect(unpack(createZip([page, { name: path }]))).rejects.toMatchObject({
        name: 'RefusedError',
      })
  })

  const valid = createZip([page, { name: 'site/a.html', bytes: 'a' }])
  test.each([
    ['empty', Buffer.alloc(0)],
    ['no archive', Buffer.from('hello '.repeat(20))],
    ['cut off', valid.subarray(0, -1)],
    ['longer than it should be', Buffer.concat([valid, Buffer.from('x')])],
    ['preceded by something', Buffer.concat([Buffer.from('MZ'), valid])],
  ])('refuses a file that is %s', async (_, zip) => {
    await expect(unpack(zip)).rejects.toMatchObject({ name: 'RefusedError' })
  })

  test('never crashes on damaged bytes', async () => {
    for (let at = 0; at < valid.length; at++) {
      const damaged = Buffer.from(valid)
      damaged[at] = (damaged[at] ?? 0) ^ 0xff
      const out = join(folder, `out-${at}`)
      await unpackArtifact(damaged, out).catch((error: unknown) =>
        expect(error).toMatchObject({ name: 'RefusedError' }),
      )
    }
  })

  test('writes into no folder that has files', async () => {
    writeFileSync(join(folder, 'old.html'), '')
    await expect(unpackArtifact(valid, folder)).rejects.toThrow('is not empty')
  })
})
