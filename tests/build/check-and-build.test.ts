// What the check accepts, the build accepts: made-up links, anchors, headings and old addresses in texts and fields of all kinds.
// It takes as long as one build, because only a build finds out what verification refuses.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { loadSite } from '../../model/load-site'
import type { Problem } from '../../model/problems/problem'
import { readContent } from '../../model/source/read-content'
import { createPdf } from '../../model/test-fixtures/pdf-bytes'
import { createContentWorkspace } from '../support/content-workspace'
import { afterEvents } from '../support/sites'

const workspace = createContentWorkspace()
afterAll(() => workspace.remove())

const start = fc.constantFrom(
  '',
  '/',
  './',
  '//',
  '#',
  '/files/',
  'files/',
  '/Files/',
  '/images/',
  '../images/',
  '/about/',
  '/events',
  '/about/team',
  '/events/',
  'https://',
  'mailto:',
  'tel:',
  'sms:',
  '/partner/events',
  '/404',
  '/index',
  '/old-',
)
const middle = fc.constantFrom(
  '',
  'poster.pdf',
  'Poster.PDF',
  'nope.pdf',
  'event-walk.svg',
  'nope.svg',
  'README.md',
  'team',
  'history',
  'walk-for-life',
  'walk',
  'what-to-bring',
  'café',
  'a%20b',
  '%',
  '..',
  'constructor',
  '__proto__',
  'site-main',
  'part',
  '+13345550142',
  'donation-form',
  'www.example.org',
  'x@example.org',
  '<b>',
  'x'.repeat(300),
  'a/'.repeat(300),
)
const end = fc.constantFrom(
  '',
  '',
  '',
  '',
  '#',
  '#walk',
  '#beverly-tate',
  '#page=2',
  '#walk#walk',
  '#%',
  '#site-main',
  '#caf%C3%A9',
  '#café',
  '?x=1',
  '/',
  '.html',
  '#what-to-bring',
  '#part',
  '"',
  "'",
)
const there = fc.constantFrom(
  '/',
  '/about',
  '/about/team',
  '/events',
  '/events/walk-for-life',
  '/partner/events',
  '/contact',
  '/services/clinic',
  '/files/poster.pdf',
  '/images/event-walk.svg',
  'https://www.example.org/a',
  'mailto:x@example.org',
  'tel:+13345550142',
  'donation-form',
  '#what-to-bring',
  '#part',
  '#walk',
  '/old-address',
  '/old/address',
)
const link = fc.oneof(
  fc.tuple(start, middle, end).map((parts) => parts.join('')),
  fc.tuple(there, end).map((parts) => parts.join('')),
)
const words = fc.constantFrom('What to bring', 'Site main', 'Café', '🎉', '%', 'Staff', 'Part')
const block = fc.oneof(
  { weight: 4, arbitrary: link.map((to) => `[x](${to})`) },
  link.map((to) => `[x](<${to}> "<b class=")`),
  link.map((to) => `![A hill](${to})`),
  link.map((to) => `- [x](${to})`),
  link.map((to) => `::button[x]{href="${to}"}`),
  link.map((to) => `:::note\n[x](${to})\n:::`),
  words.map((text) => `## ${text}`),
)
const sample = <T>(from: fc.Arbitrary<T>, numRuns: number) => fc.sample(from, { seed: 1, numRuns })

const file = (fields: readonly string[], text = '') => `---\n${fields.join('\n')}\n---\n${text}`

/** Files with one made-up link each, in a field. */
const fieldFiles = Object.fromEntries(
  sample(link, 400).flatMap((to, at) => {
    const card = [
      `title: Card ${at}`,
      'description: Words.',
      'image: event-walk.svg',
      'image_alt: decorative',
      `order: ${at}`,
    ]
    const isOutside = to.startsWith('https:') ? 'yes' : 'no'
    return [
      [`partner/made-${at}.md`, file([...card, `path: ${to}`])],
      [
        `resources/made-${at}.md`,
        file([
          `title: Card ${at}`,
          'description: Words.',
          'event: walk-for-life',
          `order: ${at}`,
          `download_url: ${to}`,
        ]),
      ],
      [
        `giving/made-${at}.md`,
        file([
          ...card,
          'amount: Any',
          'button_text: Give',
          `button_link: ${to}`,
          `is_external_link: ${isOutside}`,
        ]),
      ],
      [
        `pages/made-${at}.md`,
        file([
          `title: Page ${at}`,
          `description: ${'Words of a page. '.repeat(4)}`,
          'redirect_from:',
          `  - ${to}`,
        ]),
      ],
    ]
  }),
) as Record<string, string>

/** Files whose texts are made up, with their fields as they are in the content. */
const textFiles = [
  'pages/about.md',
  'pages/events.md',
  'pages/404.md',
  'pages/about/team.md',
  'team/beverly-tate.md',
  'team/callie-dunn.md',
  'events/walk-for-life.md',
  'services/clinic.md',
  'blog/why-fathers-matter.md',
  'volunteer/clinic.md',
]

function problems(): readonly Problem[] {
  const found = loadSite(readContent(workspace.content), { today: () => afterEvents.asOf }).problems
  return found.filter(({ severity }) => severity === 'error')
}

test('a site of all made-up links that the check accepts is built', async () => {
  mkdirSync(join(workspace.content, 'files'), { recursive: true })
  writeFileSync(join(workspace.content, 'files/poster.pdf'), createPdf())
  for (const [path, text] of Object.entries(fieldFiles)) workspace.write(path, text)
  const refused = new Set(problems().map((one) => one.file.slice('content/'.length)))
  // A file that is refused is one valid file from then on, so that nothing else leads to what is not there.
  const accepted = Object.keys(fieldFiles).filter((path) => !refused.has(path))
  expect(accepted.length).toBeGreaterThan(100)
  workspace.restore()
  mkdirSync(join(workspace.content, 'files'), { recursive: true })
  writeFileSync(join(workspace.content, 'files/poster.pdf'), createPdf())
  for (const path of accepted) workspace.write(path, fieldFiles[path] ?? '')

  const texts = new Map(
    textFiles.map((path, at) => {
      const [fields = ''] =
        /^---\n[^]*?\n---\n/.exec(readFileSync(join(workspace.content, path), 'utf8')) ?? []
      return [path, { fields, blocks: fc.sample(block, { seed: at + 1, numRuns: 250 }) }]
    }),
  )
  for (let round = 0; round < 6; round++) {
    for (const [path, { fields, blocks }] of texts) workspace.write(path, fields + blocks.join('\n\n'))
    const found = problems()
    if (found.length === 0) break
    for (const [path, text] of texts) {
      const lines = found.filter((one) => one.file === `content/${path}`).map((one) => one.line)
      let line = text.fields.split('\n').length
      const kept = text.blocks.filter((one) => {
        const from = line
        line += one.split('\n').length + 1
        return !lines.some((at) => at >= from && at < line)
      })
      texts.set(path, { ...text, blocks: kept })
    }
  }
  expect(problems()).toEqual([])
  const kept = [...texts.values()].flatMap(({ blocks }) => blocks)
  expect(kept.length).toBeGreaterThan(400)
  const { status, err } = await workspace.build('out')
  expect(status, err).toBe(0)
}, 120_000)
