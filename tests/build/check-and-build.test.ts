// The build accepts whatever the check accepts: generated links, anchors, headings and redirects in texts and in fields.
// The test runs a real build, because only a build verifies the generated HTML.
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

const urlStart = fc.constantFrom(
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
const urlMiddle = fc.constantFrom(
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
const urlEnd = fc.constantFrom(
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
const validTarget = fc.constantFrom(
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
  fc.tuple(urlStart, urlMiddle, urlEnd).map((parts) => parts.join('')),
  fc.tuple(validTarget, urlEnd).map((parts) => parts.join('')),
)
const headingText = fc.constantFrom(
  'What to bring',
  'Site main',
  'Café',
  '🎉',
  '%',
  'Staff',
  'Part',
)
const block = fc.oneof(
  { weight: 4, arbitrary: link.map((to) => `[x](${to})`) },
  link.map((to) => `[x](<${to}> "<b class=")`),
  link.map((to) => `![A hill](${to})`),
  link.map((to) => `- [x](${to})`),
  link.map((to) => `::button[x]{href="${to}"}`),
  link.map((to) => `:::note\n[x](${to})\n:::`),
  headingText.map((text) => `## ${text}`),
)
const sample = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number) =>
  fc.sample(arbitrary, { seed: 1, numRuns })

const createFile = (fields: readonly string[], text = '') =>
  `---\n${fields.join('\n')}\n---\n${text}`

/** Texts of files with one generated link each, in a field. */
const fieldFiles = Object.fromEntries(
  sample(link, 400).flatMap((to, index) => {
    const card = [
      `title: Card ${index}`,
      'description: Words.',
      'image: event-walk.svg',
      'image_alt: decorative',
      `order: ${index}`,
    ]
    const isExternal = to.startsWith('https:') ? 'yes' : 'no'
    return [
      [`partner/made-${index}.md`, createFile([...card, `path: ${to}`])],
      [
        `resources/made-${index}.md`,
        createFile([
          `title: Card ${index}`,
          'description: Words.',
          'event: walk-for-life',
          `order: ${index}`,
          `download_url: ${to}`,
        ]),
      ],
      [
        `giving/made-${index}.md`,
        createFile([
          ...card,
          'amount: Any',
          'button_text: Give',
          `button_link: ${to}`,
          `is_external_link: ${isExternal}`,
        ]),
      ],
      [
        `pages/made-${index}.md`,
        createFile([
          `title: Page ${index}`,
          `description: ${'Words of a page. '.repeat(4)}`,
          'redirect_from:',
          `  - ${to}`,
        ]),
      ],
    ]
  }),
) as Record<string, string>

/** Files of the sample content that keep their fields and get a generated text. */
const TEXT_FILES = [
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

function findErrors(): readonly Problem[] {
  const { problems } = loadSite(readContent(workspace.content), { today: () => afterEvents.asOf })
  return problems.filter(({ severity }) => severity === 'error')
}

test('a site with all generated links that the check accepts can be built', async () => {
  mkdirSync(join(workspace.content, 'files'), { recursive: true })
  writeFileSync(join(workspace.content, 'files/poster.pdf'), createPdf())
  for (const [path, text] of Object.entries(fieldFiles)) workspace.write(path, text)
  const rejected = new Set(findErrors().map((problem) => problem.file.slice('content/'.length)))
  // Only accepted files are written to the fresh copy, so that no link leads to a rejected file.
  const accepted = Object.keys(fieldFiles).filter((path) => !rejected.has(path))
  expect(accepted.length).toBeGreaterThan(100)
  workspace.restore()
  mkdirSync(join(workspace.content, 'files'), { recursive: true })
  writeFileSync(join(workspace.content, 'files/poster.pdf'), createPdf())
  for (const path of accepted) workspace.write(path, fieldFiles[path] ?? '')

  const texts = new Map(
    TEXT_FILES.map((path, index) => {
      const [fields = ''] =
        /^---\n[^]*?\n---\n/.exec(readFileSync(join(workspace.content, path), 'utf8')) ?? []
      return [path, { fields, blocks: fc.sample(block, { seed: index + 1, numRuns: 250 }) }]
    }),
  )
  for (let round = 0; round < 6; round++) {
    for (const [path, { fields, blocks }] of texts)
      workspace.write(path, fields + blocks.join('\n\n'))
    const found = findErrors()
    if (found.length === 0) break
    for (const [path, text] of texts) {
      const lines = found
        .filter((problem) => problem.file === `content/${path}`)
        .map((problem) => problem.line)
      let line = text.fields.split('\n').length
      const validBlocks = text.blocks.filter((textBlock) => {
        const from = line
        line += textBlock.split('\n').length + 1
        return !lines.some((problemLine) => problemLine >= from && problemLine < line)
      })
      texts.set(path, { ...text, blocks: validBlocks })
    }
  }
  expect(findErrors()).toEqual([])
  const allBlocks = [...texts.values()].flatMap(({ blocks }) => blocks)
  expect(allBlocks.length).toBeGreaterThan(400)
  const { status, err } = await workspace.build('out')
  expect(status, err).toBe(0)
}, 120_000)
