// The table of distances in the book of the visual identity, from the theme.
import { space } from '../../../renderer/theme/spacing'
import { formatMarkdownTable } from './markdown-table'
import { replaceSection } from '../replace-section'

const rows = Object.entries(space).map(([name, value]) => {
  const sizes = [...value.matchAll(/([\d.]+)rem(?! \+)/g)].map(
    ([, rem]) => `${Math.round(Number(rem) * 16)} px`,
  )
  return [`\`${name}\``, sizes[0] ?? '', sizes.at(-1) ?? '']
})

/** Puts the table into the text of the book. */
export function insertSpacingTable(path: string, text: string): string {
  return replaceSection(text, formatMarkdownTable(['Step', 'Phone', 'Wide'], rows), {
    path,
    name: 'space',
  })
}
