// Tests that no text of the content can block a command forever.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { UNREADABLE_TEXT } from '../../model/rules/text-limits/text-limits'
import { createTestFiles } from '../../model/test-fixtures/create-test-site'
import { loadContent } from './load-content'

const content = join(mkdtempSync(join(tmpdir(), 'load-content-')), 'content')
afterAll(() => rmSync(dirname(content), { recursive: true }))

for (const [path, text] of Object.entries(createTestFiles().texts)) {
  mkdirSync(dirname(join(content, path)), { recursive: true })
  writeFileSync(join(content, path), text)
}
writeFileSync(join(content, 'addresses.txt'), '/old\n')

describe('loadContent', () => {
  test('reports a text that cannot be read and does not parse it', async () => {
    const { problems, publishedUrls } = await loadContent(content, (files) =>
      Promise.resolve(files.filter(({ path }) => path === 'events/walk.md')),
    )
    const { code, message } = UNREADABLE_TEXT
    expect(problems).toContainEqual(
      expect.objectContaining({ code, message, file: 'content/events/walk.md' }),
    )
    expect(publishedUrls).toBe('/old\n')
  })
})
