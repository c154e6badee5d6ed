// Joins all that a file says: the values of its fields and the text below them.
import type { SplitText } from '../../front-matter/split-front-matter'

export function joinTexts({ frontMatter, body }: SplitText): string {
  const values = [...frontMatter.values()].flatMap((value) =>
    'items' in value ? value.items.map((item) => item.text) : [value.text],
  )
  return [...values, body].join('\n')
}
