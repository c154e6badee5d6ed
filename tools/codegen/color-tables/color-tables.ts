// Generates the tables of colors and spacing in the documentation of the visual identity, from the theme.
import { readFileSync } from 'node:fs'
import { CONTRAST_PAIRS } from '../../../renderer/theme/contrast-pairs'
import type { GeneratedFile } from '../generated-file'
import { replaceSection } from '../replace-section'
import { getColor, measurePairs } from './contrast-pairs'
import { formatMarkdownTable } from './markdown-table'
import { insertSpacingTable } from './spacing-table'

const DOCUMENT = 'docs/design/identity.md'

export function generateColorTables(): GeneratedFile[] {
  const original = readFileSync(DOCUMENT, 'utf8')
  const withColors = replaceSection(original, createColorTable(), {
    path: DOCUMENT,
    name: 'colors',
  })
  const withPairs = replaceSection(withColors, createPairTable(), { path: DOCUMENT, name: 'pairs' })
  return [[DOCUMENT, insertSpacingTable(DOCUMENT, withPairs)]]
}

function createColorTable(): string {
  const names = [
    ...new Set(CONTRAST_PAIRS.flatMap(({ foreground, background }) => [foreground, background])),
  ].sort()
  const rows = names.map((name) => [
    `\`${name}\``,
    ...(['light', 'dark'] as const).map((scheme) => `\`${getColor(scheme, name)}\``),
  ])
  return formatMarkdownTable(['Color', 'Light', 'Dark'], rows)
}

function createPairTable(): string {
  const rows = measurePairs().map(({ what, foreground, background, minimum, light, dark }) => [
    what,
    `\`${foreground}\` on \`${background}\``,
    ...[light, dark].map((ratio) => `${formatRatio(ratio)}:1`),
    `${minimum}:1`,
  ])
  return formatMarkdownTable(['What', 'Colors', 'Light', 'Dark', 'At least'], rows)
}

/** Rounds down, so that 4.49 does not become 4.5. */
const formatRatio = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1)
