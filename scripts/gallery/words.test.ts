// Whether a page says what it said when its picture was taken.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { shots } from './shots'
import { isSaying, wordsOf } from './words'

const folder = mkdtempSync(join(tmpdir(), 'site-words-'))
mkdirSync(join(folder, 'images'))
afterAll(() => rmSync(folder, { recursive: true }))

const PAGE =
  '<head><title>A</title></head><body class="a"><h1>Come in</h1><img src="/images/door.svg"><p>Last changed <time>May 1</time></p><script>1</script></body>'

function said(html = PAGE, drawing = '<svg/>'): Promise<string> {
  writeFileSync(join(folder, 'index.html'), html)
  writeFileSync(join(folder, 'images/door.svg'), drawing)
  return wordsOf(folder, '')
}

test.each([
  ['the way it looks', PAGE.replace('"a"', '"b"')],
  ['its script', PAGE.replace('1</script>', '2</script>')],
  ['the day of its last change', PAGE.replace('May 1', 'May 2')],
])('a page says the same when %s has changed', async (_, html) => {
  expect(await said(html)).toBe(await said())
})

test('a page says something else with another word, or another drawing', async () => {
  const before = await said()
  expect(await said(PAGE.replace('Come in', 'Come back'))).not.toBe(before)
  expect(await said(PAGE, '<svg><path/></svg>')).not.toBe(before)
})

test('a picture is compared unless the content has changed, and with it the page', () => {
  const shot = shots.find(({ name }) => name === 'events.before.phone.light')!
  const words = (content: string, page: string) => ({ content, pages: { 'events.before': page } })
  expect(isSaying(shot, words('a', '1'), words('a', '1'))).toBe(true)
  expect(isSaying(shot, words('a', '1'), words('a', '2'))).toBe(true)
  expect(isSaying(shot, words('a', '1'), words('b', '1'))).toBe(true)
  expect(isSaying(shot, words('a', '1'), words('b', '2'))).toBe(false)
})
