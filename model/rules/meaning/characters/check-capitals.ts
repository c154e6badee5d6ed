// Reports a title in capital letters, which reads as if it were shouted, and a name in small letters.
import { replaceValue } from '../../../front-matter/value'
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'

const FIELDS = ['title', 'heading', 'name']
/** Small words of a title, which keep small letters within it. */
const SMALL_WORDS = /^(?:a|an|and|at|by|de|del|el|en|for|in|la|las|los|of|on|or|the|to|with|y)$/i
/** The collections whose names are not those of companies, which may be in small letters. */
const NAMED = ['staff member', 'board member', 'church']
/** Matches a name of several words without any capital letter, as it is typed on a phone. */
const SMALL_NAME = /^[a-zß-ỿ][a-zß-ỿ'’-]+(?: [a-zß-ỿ][a-zß-ỿ'’.-]*)+$/u
/** Shorter words may be an abbreviation, such as VBS. */
const MIN_WORD_LENGTH = 4

export function checkCapitals({ frontMatter }: SplitText, collection: string): LocatedProblem[] {
  return FIELDS.flatMap((field) => {
    const value = frontMatter.get(field)
    if (!value || !('text' in value) || value.isReported) return []
    const { text, line, column } = value
    const long = text.match(/[A-ZÀ-Þ]{4,}/gu) ?? []
    const isSmall = field === 'name' && NAMED.includes(collection) && SMALL_NAME.test(text)
    const isLarge = !/[a-zß-ỿ]/u.test(text) && long.length > 0 && text.trim().includes(' ')
    if (!isSmall && !isLarge) return []
    const title = isSmall ? writeName(text) : writeTitle(text)
    return [
      {
        code: 'text-capitals',
        severity: 'warning',
        message: `"${text}" is all in ${isSmall ? 'small' : 'capital'} letters, and no other ${field} is.`,
        fix: `Write ${field}: ${title}`,
        suggestion: replaceValue(
          value,
          value.typed.replace(text, () => title),
        ),
        field,
        line,
        column,
      },
    ]
  })
}

const writeName = (text: string): string =>
  text.replace(/(?<=^|[ -])[A-Za-zÀ-ỿ]+/gu, (word, index: number) =>
    SMALL_WORDS.test(word) && index > 0 ? word : word.slice(0, 1).toUpperCase() + word.slice(1),
  )

const writeTitle = (text: string): string =>
  text.replace(/[A-Za-zÀ-ỿ'’]+/gu, (word, index: number) => {
    if (SMALL_WORDS.test(word) && index > 0) return word.toLowerCase()
    if (!SMALL_WORDS.test(word) && word.length < MIN_WORD_LENGTH) return word
    return word.slice(0, 1) + word.slice(1).toLowerCase()
  })
