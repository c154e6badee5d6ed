// Notes marks that a phone wrote as words in a field: "answer the phone comma make the coffee".
import type { SplitText } from '../../../front-matter/split-front-matter'
import { replaceValue } from '../../../front-matter/value'
import { toYaml } from '../../../front-matter/yaml-form'
import { findDictation } from '../../../markdown/leftovers/dictation/dictation'
import type { LocatedProblem } from '../../../problems/problem'

/** Their words are not sentences. */
const IGNORED_FIELDS = new Set(['id', 'image', 'source', 'time', 'date', 'url'])

export function checkDictation({ frontMatter }: SplitText): LocatedProblem[] {
  return [...frontMatter].flatMap(([field, value]): LocatedProblem[] => {
    if (!('text' in value) || value.isReported || IGNORED_FIELDS.has(field)) return []
    const { text, line, column } = value
    const [found] = findDictation(text, text, [[{ start: 0, end: text.length, text }]], {})
    if (found === undefined) return []
    const { replacement, ...problem } = found.problem
    // A field has one line.
    const written = replacement?.replace(/\\?\n+/g, ' ').trim()
    if (written === undefined || written.startsWith('- '))
      return [
        { ...problem, fix: adviseOnField(problem.fix), suggestion: null, field, line, column },
      ]
    return [
      {
        ...problem,
        fix: `Write ${field}: ${toYaml(written)}`,
        suggestion: replaceValue(value, toYaml(written)),
        ...{ field, line, column },
      },
    ]
  })
}

/** Leaves out of an advice what only a text can have. */
const adviseOnField = (fix: string): string =>
  /an empty line|a line break/.test(fix)
    ? `${fix.replace(/, (?:and put an?|with an?) .*$/, '.')} A field has only one line.`
    : fix
