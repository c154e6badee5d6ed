// Generates the tables of colors in the documentation of the illustrations.
import { readFileSync } from 'node:fs'
import { formatMarkdownTable } from '../color-tables/markdown-table'
import type { GeneratedFile } from '../generated-file'
import { replaceSection } from '../replace-section'
import { ROLES, TONES } from './dark-colors'

const DOCUMENT = 'docs/design/drawings.md'

export function generateIllustrationColors(): GeneratedFile[] {
  const tones = Object.entries(TONES).map(([light, dark]) => [formatCode(light), formatCode(dark)])
  const roles = Object.entries(ROLES).map(([role, { dark, label }]) => [
    formatCode(role),
    label,
    formatCode(dark),
  ])
  const withTones = replaceSection(
    readFileSync(DOCUMENT, 'utf8'),
    formatMarkdownTable(['Color', 'At night'], tones),
    { path: DOCUMENT, name: 'tones' },
  )
  const withRoles = replaceSection(
    withTones,
    formatMarkdownTable(['Class', 'For', 'At night'], roles),
    { path: DOCUMENT, name: 'roles' },
  )
  return [[DOCUMENT, withRoles]]
}

const formatCode = (text: string) => `\`${text}\``
