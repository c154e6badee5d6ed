// `npm run review` from two branches of a repository to the files that it writes.
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runReview } from '../../automation/review/run-review'
import type { Review } from '../../automation/review/review'
import { createPageText, createTestFiles } from '../../model/test-fixtures/create-test-site'
import { writeTexts } from '../support/contents/texts'

const folder = mkdtempSync(join(tmpdir(), 'site-review-command-'))
afterAll(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
)
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env: environment })
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const commit = () => {
  git('add', '--all')
  git('-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', 'commit', '--quiet', '-m', 'Words')
}

beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main')
  writeTexts(join(folder, 'content'), createTestFiles({}).texts)
  write(
    'content/images/walk.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"/>',
  )
  commit()
  git('checkout', '--quiet', '-b', 'change')
  write('content/pages/give.md', createPageText('Give', 'We thank you.'))
  // Not read from git.
  write('content/.program.mjs', 'throw new Error()')
  write('code.js', '')
  commit()
  git('checkout', '--quiet', '-b', 'link')
  symlinkSync('/etc/passwd', join(folder, 'content/pages/link.md'))
  commit()
  git('checkout', '--quiet', 'main')
  write('content/pages/contact.md', createPageText('Contact', 'Changed on main.'))
  commit()
})

const review = async (head: string, ...args: string[]) => {
  const out = join(folder, 'out')
  vi.spyOn(console, 'log').mockReturnValue()
  const common = ['--git', folder, '--base', 'main', '--as-of', '2025-03-01', '--no-pictures']
  expect(await runReview([...common, '--head', head, '--out', out, ...args])).toBe(0)
  const read = (name: string) => readFileSync(join(out, name), 'utf8')
  return { out, comment: read('comment.md'), data: JSON.parse(read('review.json')) as Review }
}

test('names what the branch changes, and nothing that changed on main since', async () => {
  const { out, comment, data } = await review('change')
  expect(data.files.map(({ path }) => path)).toEqual(['pages/give.md'])
  expect(data.codeFiles).toBe(1)
  expect(data.pages.map(({ path }) => path)).toEqual(['/give'])
  expect(comment).toMatch(/^<!-- lantern-hill-review -->\n\n### 1 page changes/)
  expect(readFileSync(join(out, 'pages/give.html'), 'utf8')).toMatch(
    /<ins [^>]*>We thank you\.<\/ins>/,
  )
})

test('reads the content of the head from a folder if it is given', async () => {
  const texts = createTestFiles({ 'pages/give.md': createPageText('Give', 'From a folder.') }).texts
  writeTexts(join(folder, 'other/content'), texts)
  write(
    'other/content/images/walk.svg',
    readFileSync(join(folder, 'content/images/walk.svg'), 'utf8'),
  )
  const { data } = await review('change', '--content-of-head', join(folder, 'other/content'))
  expect(JSON.stringify(data.pages)).toContain('From a folder.')
})

test('says that nothing changes when both are the same', async () => {
  const { comment } = await review('main')
  expect(comment).toContain('Nothing changes')
})

test('refuses a change that has anything but plain files, and writes nothing', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  const out = join(folder, 'refused')
  expect(await runReview(['--git', folder, '--base', 'main', '--head', 'link', '--out', out])).toBe(
    1,
  )
  expect(report).toHaveBeenCalledWith(expect.stringContaining('is a link to another file'))
  expect(existsSync(out)).toBe(false)
})

test.each(['--output=x', 'no-such-branch', 'main:content'])('refuses %j as a ref', async (head) => {
  await expect(
    runReview(['--git', folder, '--base', 'main', '--head', head, '--out', join(folder, 'x')]),
  ).rejects.toThrow(/Git cannot read|wants its value/)
  expect(existsSync(join(folder, 'x'))).toBe(false)
})
