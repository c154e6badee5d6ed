// Notes in a field what other programs leave in a text: "An o ering envelope" of a PDF, "last,1" of Word, "[email protected]".
import type { SplitText } from '../../../front-matter/split-front-matter'
import { replaceValue, type SourceText } from '../../../front-matter/value'
import { toYaml } from '../../../front-matter/yaml-form'
import { splitFileName } from '../../../languages'
import { findSourceNumbers } from '../../../markdown/leftovers/chat/source-numbers'
import { findWordComments } from '../../../markdown/leftovers/documents/word/word-comments'
import { findFootnoteNumbers } from '../../../markdown/leftovers/documents/word/footnote-numbers'
import { findCreditAtEnd } from '../../../markdown/leftovers/documents/program-credits'
import { findLostLetters } from '../../../markdown/leftovers/documents/pdf/lost-letters'
import { findHiddenEmails } from '../../../markdown/leftovers/websites/hidden-emails'
import { findProgramCode } from '../../../markdown/leftovers/websites/program-code'
import type { LocatedProblem } from '../../../problems/problem'
import { isShownField } from '../../find-in-file'
import type { FileContent } from '../file-content'

const FINDERS = [
  findCreditAtEnd,
  findWordComments,
  findProgramCode,
  findHiddenEmails,
  findFootnoteNumbers,
  findSourceNumbers,
  findLostLetters,
]

export function checkFieldLeftovers(
  { frontMatter }: SplitText,
  { slug, contacts }: Pick<FileContent, 'slug' | 'contacts'>,
): LocatedProblem[] {
  const context = { language: splitFileName(slug).language, contacts, isField: true }
  const findAll = (text: string) => FINDERS.flatMap((find) => find(text, text, [], context))
  return [...frontMatter].flatMap(([field, value]): LocatedProblem[] => {
    if (!isShownField(field)) return []
    const values: readonly SourceText[] = 'items' in value ? value.items : [value]
    return values.flatMap((item): LocatedProblem[] => {
      const [found] = item.isReported ? [] : findAll(item.text)
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
