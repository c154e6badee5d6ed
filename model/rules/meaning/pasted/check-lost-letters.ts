// Notes words of a PDF without some of their letters in a field: "An o ering envelope" for "An offering envelope".
import type { SplitText } from '../../../front-matter/split-front-matter'
import { replaceValue, type SourceText } from '../../../front-matter/value'
import { toYaml } from '../../../front-matter/yaml-form'
import { splitFileName } from '../../../languages'
import { findLostLetters } from '../../../markdown/leftovers/documents/lost-letters'
import type { LocatedProblem } from '../../../problems/problem'
import { isShownField } from '../../find-in-file'

export function checkLostLetters({ frontMatter }: SplitText, slug: string): LocatedProblem[] {
  const { language } = splitFileName(slug)
  return [...frontMatter].flatMap(([field, value]): LocatedProblem[] => {
    if (!isShownField(field)) return []
    const values: readonly SourceText[] = 'items' in value ? value.items : [value]
    return values.flatMap((item): LocatedProblem[] => {
      const [found] = item.isReported ? [] : findLostLetters(item.text, item.text, [], { language })
      if (found === undefined) return []
      const { span, problem } = found
      const { replacement, ...details } = problem
      const written =
        replacement === undefined
          ? null
          : toYaml(item.text.slice(0, span.start) + replacement + item.text.slice(span.end))
      const suggestion = written === null ? null : replaceValue(item, written)
      return [{ ...details, suggestion, field, line: item.line, column: item.column }]
    })
  })
}
