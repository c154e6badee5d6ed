// Notes an emoji in a title, for which the fonts of the website and of the images for shared links have no letter.
import { toYaml } from '../../../front-matter/yaml-form'
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'

/** Matches emoji, with what belongs to them and the space before. Symbols such as ☎ are emoji only with a selector after them. */
const EMOJI =
  /\s*(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)[\p{Emoji_Modifier}\u200D\uFE0F\p{Extended_Pictographic}]*/gu

export function checkEmoji({ frontMatter }: SplitText): LocatedProblem[] {
  const value = frontMatter.get('title')
  if (!value || !('text' in value)) return []
  const rest = value.text.replace(EMOJI, '')
  const title = rest.trim()
  if (title === '' || rest === value.text) return []
  const { line, column } = value
  return [
    {
      code: 'title-emoji',
      severity: 'warning',
      message:
        'The letters of our website have no emoji, so this title looks different on each phone, and a shared link does not show it.',
      fix: `Write title: ${toYaml(title)}`,
      field: 'title',
      line,
      column,
    },
  ]
}
