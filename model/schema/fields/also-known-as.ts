// Defines the field with other names by which people search for something.
import type { FileProblem } from '../../problems/problem'
import { list, type Field } from '../field'
import { withoutHashtags } from './hashtags'
import { text } from './text'

/** Accepts words, one name on each line. Pages do not show them: only the search reads them (docs/decisions/search.md). */
export function alsoKnownAs(example: string): Field<readonly string[]> {
  const name = text({
    about: 'Other words that people may type to find this. Only the search reads them.',
    example,
    atMost: 60,
  })
  return list(withoutHashtags(name), (words) => [words])
}

type Names = {
  readonly title?: unknown
  readonly name?: unknown
  readonly alsoKnownAs?: readonly (string | undefined)[] | undefined
  readonly translationOf?: unknown
}

/** Finds another name that is the title, or the name of a person. A translation has the list of its original, word for word. */
export function checkOtherNames({
  name,
  title = name,
  alsoKnownAs: names = [],
  translationOf,
}: Names): (FileProblem & { field: string })[] {
  const same = names.find((other) => other?.toLowerCase() === String(title).toLowerCase())
  const [what, found] = name === undefined ? ['title', 'page'] : ['name', 'person']
  return same === undefined || translationOf !== undefined
    ? []
    : [
        {
          code: 'name-twice',
          severity: 'warning',
          field: 'also_known_as',
          message: `The ${what} of this ${found} is “${String(title)}” already, so the search finds the ${found} by ${/\s/.test(same) ? 'those words' : 'that word'}.`,
          fix: `Delete the line "- ${same}", or write another name there.`,
        },
      ]
}
