// The tables of colors in the book of the drawings.
import { readFileSync } from 'node:fs'
import { markdownTable } from '../color-tables/markdown-table'
import { replacePart } from '../replace-section'
import { ROLES, TONES } from './dark-colors'

const BOOK = 'docs/design/drawings.md'

export function drawingColors(): [path: string, text: string][] {
  const tones = Object.entries(TONES).map(([day, night]) => [code(day), code(night)])
  const roles = Object.entries(ROLES).map(([role, { night, what }]) => [
    code(role),
    what,
    code(night),
  ])
  const text = replacePart(
    readFileSync(BOOK, 'utf8'),
    markdownTable(['Color', 'At night'], tones),
    { path: BOOK, name: 'tones' },
  )
  return [
    [
      BOOK,
      replacePart(text, markdownTable(['Class', 'For', 'At night'], roles), {
        path: BOOK,
        name: 'roles',
      }),
    ],
  ]
}

const code = (text: string) => `\`${text}\``
