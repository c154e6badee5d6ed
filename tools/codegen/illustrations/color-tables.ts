// The tables of colors in the book of the drawings.
import { readFileSync } from 'node:fs'
import { formatMarkdownTable } from '../color-tables/markdown-table'
import { replaceSection } from '../replace-section'
import { ROLES, TONES } from './dark-colors'

const BOOK = 'docs/design/drawings.md'

export function generateIllustrationColors(): [path: string, text: string][] {
  const tones = Object.entries(TONES).map(([day, night]) => [code(day), code(night)])
  const roles = Object.entries(ROLES).map(([role, { night, what }]) => [
    code(role),
    what,
    code(night),
  ])
  const text = replaceSection(
    readFileSync(BOOK, 'utf8'),
    formatMarkdownTable(['Color', 'At night'], tones),
    { path: BOOK, name: 'tones' },
  )
  return [
    [
      BOOK,
      replaceSection(text, formatMarkdownTable(['Class', 'For', 'At night'], roles), {
        path: BOOK,
        name: 'roles',
      }),
    ],
  ]
}

const code = (text: string) => `\`${text}\``
