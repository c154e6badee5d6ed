// Folders that --out accepts: a build replaces nothing except a site that an earlier build wrote.
import { spawnSync } from 'node:child_process'
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { runNpmScript } from '../support/run-script'
import { afterEvents } from '../support/sites'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'out-')))
afterAll(() => rmSync(folder, { recursive: true }))

const build = (out: string) =>
  runNpmScript('prerender', ['--out', out, '--as-of', afterEvents.asOf])

describe('a build', () => {
  test('refuses a checkout of another branch, and leaves it unchanged', async () => {
    const checkout = join(folder, 'gh-pages')
    mkdirSync(checkout)
    spawnSync('git', ['init', '--quiet', checkout])
    for (const file of ['404.html', 'index.html', 'CNAME'])
      writeFileSync(join(checkout, file), 'precious')
    const { status, err } = await build(checkout)
    expect(status).toBe(2)
    expect(err).toContain(`${checkout} is not a site that this program has built: it holds .git, `)
    expect(err).toContain('Nothing was written there, so nothing is lost.')
    expect(readFileSync(join(checkout, 'CNAME'), 'utf8')).toBe('precious')
    expect(lstatSync(join(checkout, '.git/HEAD')).isFile()).toBe(true)
  })

  test('writes to the target of a symbolic link, and preserves the link', async () => {
    const [real, link] = [join(folder, 'real'), join(folder, 'link')]
    mkdirSync(real)
    symlinkSync(real, link)
    expect((await build(link)).status).toBe(0)
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
    expect(readFileSync(join(real, 'index.html'), 'utf8')).toContain('<h1')
    expect((await build(link)).out).toContain('Nothing has changed')
  })

  test('refuses to replace a site with an added file, and names the file', async () => {
    const out = join(folder, 'added')
    expect((await build(out)).status).toBe(0)
    writeFileSync(join(out, 'CNAME'), 'www.example.org')
    const { status, err } = await build(out)
    expect(status).toBe(2)
    expect(err).toContain(`${out} holds something that is not part of the site: CNAME.`)
    expect(readFileSync(join(out, 'CNAME'), 'utf8')).toBe('www.example.org')
  })

  test.each([
    ['a file', 'package.json', 'package.json is a file, not a folder.'],
    ['a folder below a file', 'package.json/site', 'package.json is a file, not a folder.'],
    ['the content', 'content/pages/out', 'lies in content, which is part of the project itself.'],
    ['the project', '.', 'holds content, which the site would replace.'],
  ])('refuses %s before it writes anything', async (_, out, message) => {
    const { status, err } = await build(out)
    expect(status).toBe(2)
    expect(err).toContain(message)
  })
})
