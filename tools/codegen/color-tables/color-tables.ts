// The tables of colors and distances in the book of the visual identity, from the theme.
import { readFileSync } from 'node:fs'
import { PAIRS } from '../../../renderer/theme/contrast-pairs'
import { replacePart } from '../replace-section'
import { colorOf, measurePairs } from './contrast-pairs'
import { markdownTable } from './markdown-table'
import { withSpaces } from './spacing-table'

const BOOK = 'docs/design/identity.md'

export function palette(): [path: string, text: string][] {
  const colors = replacePart(readFileSync(BOOK, 'utf8'), colorTable(), {
    path: BOOK,
    name: 'colors',
  })
  const pairs = replacePart(colors, pairTable(), { path: BOOK, name: 'pairs' })
  return [[BOOK, withSpaces(BOOK, pairs)]]
}

function colorTable(): string {
  const names = [...new Set(PAIRS.flatMap(({ front, ground }) => [front, ground]))].sort()
  const rows = names.map((name) => [
    `\`${name}\``,
    ...(['light', 'dark'] as const).map((scheme) => `\`${colorOf(scheme, name)}\``),
  ])
  return markdownTable(['Color', 'Light', 'Dark'], rows)
}

function pairTable(): string {
  const rows = measurePairs().map(({ what, front, ground, least, light, dark }) => [
    what,
    `\`${front}\` on \`${ground}\``,
    ...[light, dark].map((ratio) => `${cut(ratio)}:1`),
    `${least}:1`,
  ])
  return markdownTable(['What', 'Colors', 'Light', 'Dark', 'At least'], rows)
}

/** Cut and not rounded: 4.49 is not 4.5. */
const cut = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1)
