// Notes the words for a picture in Spanish in an English file. Screen readers speak them as if they were English.
import { DEFAULT_LANGUAGE, splitFileName } from '../../../languages'
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { isInSpanish } from '../../translations/comparison/english-blocks'

/** Fields whose words a Spanish text has in Spanish, too. */
const OWN_WORDS = ['title', 'summary', 'description']

export function checkSpanishAlt({ frontMatter }: SplitText, slug: string): LocatedProblem[] {
  if (splitFileName(slug).language !== DEFAULT_LANGUAGE || frontMatter.has('lang')) return []
  const value = frontMatter.get('image_alt')
  if (!value || !('text' in value) || !isInSpanish(value.text)) return []
  const own = OWN_WORDS.map((name) => frontMatter.get(name))
  if (own.some((words) => words && 'text' in words && isInSpanish(words.text))) return []
  return [
    {
      code: 'translation-language',
      severity: 'warning',
      message: 'The words for this picture are in Spanish, but the file is in English.',
      fix: 'Say in English what the picture shows.',
      field: 'image_alt',
      line: value.line,
      column: value.column,
    },
  ]
}
