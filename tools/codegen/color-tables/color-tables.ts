// The tables of colors and distances in the book of the visual identity, from the theme.
import { readFileSync } from 'node:fs'
import { CONTRAST_PAIRS } from '../../../renderer/theme/contrast-pairs'
import { replaceSection } from '../replace-section'
import { getColor, measurePairs } from './contrast-pairs'
import { formatMarkdownTable } from './markdown-table'
import { insertSpacingTable } from './spacing-table'

const BOOK = 'docs/design/identity.md'

export function generateColorTables(): [path: string, text: string][] {
  const colors = replaceSection(readFileSync(BOOK, 'utf8'), colorTable(), {
    path: BOOK,
    name: 'colors',
  })
  const pairs = replaceSection(colors, pairTable(), { path: BOOK, name: 'pairs' })
  return [[BOOK, insertSpacingTable(BOOK, pairs)]]
}

function colorTable(): string {
  const names = [...new Set(CONTRAST_PAIRS.flatMap(({ front, ground }) => [front, ground]))].sort()
  const rows = names.map((name) => [
    `\`${name}\``,
    ...(['light', 'dark'] as const).map((scheme) => `\`${getColor(scheme, name)}\``),
  ])
  return formatMarkdownTable(['Color', 'Light', 'Dark'], rows)
}

function pairTable(): string {
  const rows = measurePairs().map(({ what, front, ground, least, light, dark }) => [
    what,
    `\`${front}\` on \`${ground}\``,
    ...[light, dark].map((ratio) => `${cut(ratio)}:1`),
    `${least}:1`,
  ])
  return formatMarkdownTable(['What', 'Colors', 'Light', 'Dark', 'At least'], rows)
}

/** Cut and not rounded: 4.49 is not 4.5. */
const cut = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1)
