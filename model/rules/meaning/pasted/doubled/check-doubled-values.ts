// Notes what is twice in a field, as after pasting it a second time: "Sample Hall, Sample Hall, Auburn", "on the the road".
import type { SplitText } from '../../../../front-matter/split-front-matter'
import { replaceValue } from '../../../../front-matter/value'
import { toYaml } from '../../../../front-matter/yaml-form'
import { findWordTwice } from '../../../../markdown/leftovers/repeated/word-twice'
import type { LocatedProblem } from '../../../../problems/problem'
import { isShownField } from '../../../find-in-file'
import { findPartTwice } from './doubled-parts'

export function checkDoubledValues({ frontMatter }: SplitText): LocatedProblem[] {
  const name = frontMatter.get('name')
  const person = name && 'text' in name ? name.text : ''
  return [...frontMatter].flatMap(([field, value]) =>
    ('items' in value ? value.items : [value]).flatMap((item): LocatedProblem[] => {
      if (item.isReported || !isShownField(field)) return []
      const found = findTwice(item.text, field, person)
      if (found === null) return []
      return [
        {
          code: 'text-twice',
          severity: 'warning',
          message: found.message,
          fix: found.isWord
            ? `Write it once: ${found.words}`
            : `Write ${'items' in value ? '' : `${field}: `}${found.own}`,
          suggestion: found.isCertain ? replaceValue(item, toYaml(found.own)) : null,
          field,
          line: item.line,
          column: item.column,
        },
      ]
    }),
  )
}

type Twice = {
  readonly message: string
  readonly words: string
  /** The value without the second one. */
  readonly own: string
  readonly isWord: boolean
  readonly isCertain: boolean
}

/** @param person the value of the line `name`, which the page shows above the title */
function findTwice(text: string, field: string, person: string): Twice | null {
  const word = findWordTwice(text)
  if (word !== null) {
    const own = text.replace(word[0], () => word[0].slice(0, word[1]?.length))
    const message = `The word "${word[1] ?? ''}" is there twice.`
    return { message, words: word[1] ?? '', own, isWord: true, isCertain: true }
  }
  const title = field === 'title' && person !== '' ? cutName(text, person) : null
  if (title !== null) {
    const message = `The page shows the name from the line name already, so "${person}" would be there twice.`
    return { message, words: person, own: title, isWord: false, isCertain: true }
  }
  const part = findPartTwice(text, field)
  return part && { ...part, message: `"${part.words}" is there twice.`, isWord: false }
}

/** Returns a title without the name of the person before it, or null if there is none: "Ann Sample, Nurse". */
function cutName(text: string, person: string): string | null {
  if (!person.includes(' ') || !text.startsWith(person)) return null
  const rest = /^\s*[,:–—-]\s*(\S.*)$/u.exec(text.slice(person.length))?.[1]
  return rest ?? null
}
