// Notes a summary or another text among the fields that breaks off in the middle of a sentence: "Bring shoes and".
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { OPEN_END } from '../../../text/open-end'

/** The fields that are sentences. */
const FIELDS = ['summary', 'description', 'lead', 'limits']

export const checkOpenEnds = ({ frontMatter }: SplitText): LocatedProblem[] =>
  FIELDS.flatMap((field): LocatedProblem[] => {
    const value = frontMatter.get(field)
    if (!value || !('text' in value) || value.isReported || !OPEN_END.test(value.text)) return []
    const { text, line, column } = value
    return [
      {
        code: 'text-broken-off',
        severity: 'warning',
        message: `This text seems to break off after "${text.split(/\s+/).slice(-2).join(' ')}".`,
        fix: 'Write the rest of the sentence.',
        field,
        line,
        column,
      },
    ]
  })
