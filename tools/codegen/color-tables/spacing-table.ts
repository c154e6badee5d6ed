// Creates the table of spacing in the documentation of the visual identity, from the theme.
import { space } from '../../../renderer/theme/spacing'
import { formatMarkdownTable } from './markdown-table'
import { replaceSection } from '../replace-section'

const ROWS = Object.entries(space).map(([name, value]) => {
  const sizes = [...value.matchAll(/([\d.]+)rem(?! \+)/g)].map(
    ([, rem]) => `${Math.round(Number(rem) * 16)} px`,
  )
  return [`\`${name}\``, sizes[0] ?? '', sizes.at(-1) ?? '']
})

/**
 * Returns the text with the table.
 * @param path named in the error when the text has no place for the table
 */
export function insertSpacingTable(path: string, text: string): string {
  return replaceSection(text, formatMarkdownTable(['Step', 'Phone', 'Wide'], ROWS), {
    path,
    name: 'space',
  })
}
