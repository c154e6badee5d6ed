// What a browser does on every page is what the page about privacy says.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import report from '../../components/privacy/privacy-report.json'
import { createReport, describeNews } from '../../tools/privacy-report/observations'
import { observeSite } from '../../tools/privacy-report/observe-site'
import { getAttribute, getText, readPage } from '../support/html-queries'
import { afterEvents, preview, type BuiltSite } from '../support/sites'

const MINUTE_MS = 60_000

const copies = mkdtempSync(join(tmpdir(), 'privacy-'))
afterAll(() => rmSync(copies, { recursive: true }))

const observe = ({ folder, base }: BuiltSite) => observeSite({ directory: folder, base })

test(
  'no page of a preview does what the page about privacy does not say',
  async () => {
    expect(describeNews(await observe(preview), report)).toEqual([])
  },
  3 * MINUTE_MS,
)

test(
  'the page about privacy says everything that the pages do (npm run privacy-report writes it)',
  async () => {
    expect(createReport(await observe(afterEvents))).toEqual(report)
  },
  3 * MINUTE_MS,
)

test(
  'a foreign picture, a cookie and a note on one page are named in a sentence each',
  async () => {
    const directory = join(copies, 'site')
    // A few pages are enough.
    cpSync(afterEvents.folder, directory, {
      recursive: true,
      filter: (path) => !/[/\\](?:blog|events|partner)$/.test(path),
    })
    // The policy would refuse what this test does.
    const headers = join(directory, '_headers')
    writeFileSync(headers, readFileSync(headers, 'utf8').replace(/^.*Content-Security.*\n/m, ''))
    const file = join(directory, 'about.html')
    const html = readFileSync(file, 'utf8')
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace(
        '</main>',
        `<img src="https://pictures.example.org/a.png" alt=""><script>document.cookie='visit=1';localStorage.seen=1</script></main>`,
      )
    writeFileSync(file, html)
    const seen = await observeSite({ directory, base: '/' })
    expect(describeNews(seen, report)).toEqual([
      'Opening /about asks pictures.example.org for something. The page about privacy does not say so.',
      'Opening /about sets the cookie visit. The page about privacy does not say so.',
      'Opening /about keeps something in the browser: localStorage seen. The page about privacy does not say so.',
      // It is sent with the next request, and files that the browser has already are not requested.
      expect.stringMatching(
        /^Opening \/about\S* tells our host something new: the header cookie\. The page about privacy does not say so\.$/,
      ),
    ])
    expect(createReport(seen).hosts).toEqual(['pictures.example.org'])
  },
  3 * MINUTE_MS,
)

test('the page about privacy names every host that the policy allows in a frame', () => {
  const page = readPage(afterEvents, '/privacy')
  const [policy] = page.all(
    'meta',
    (element) => getAttribute(element, 'http-equiv') === 'Content-Security-Policy',
  )
  const origins = /frame-src 'self' ([^;]*)/.exec(getAttribute(policy, 'content'))?.[1]?.split(' ')
  expect(origins).not.toEqual([])
  const text = getText(page.all('main'))
  for (const origin of origins ?? []) expect(text).toContain(new URL(origin).host)
})
