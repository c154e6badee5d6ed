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
import { block, fieldFiles } from '../support/generated-texts'
import { afterEvents } from '../support/sites'

const workspace = createContentWorkspace()
afterAll(() => workspace.remove())

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
