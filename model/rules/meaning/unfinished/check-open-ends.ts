// Notes a summary or another text among the fields that breaks off in the middle of a sentence: "Bring shoes and".
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { OPEN_END } from '../../../text/open-end'

/** The fields that are sentences. */
const FIELDS = ['summary', 'description', 'lead', 'limits']

/** Matches a last sentence that has no period, unlike those before it, and ends with a small word that needs another one. */
const LAST_OPEN =
  /[.!?]["”)]? [^.!?]* (?:in|with|to|for|of|at|by|from|on|into|about|will|would|can|could|should|must|may|is|are|was|were|has|have|had|does|did|not|very|who|which|that|when|where|while|as|than|his|her|its|my|these|those|every|each|puede|pueden|debe|deben|es|son|está|están|ha|han|hay|muy|mi|tu|este|esta|estos|estas|cada|donde|como|hasta|hacia|entre|según)$/u

export const checkOpenEnds = ({ frontMatter }: SplitText): LocatedProblem[] =>
  FIELDS.flatMap((field): LocatedProblem[] => {
    const value = frontMatter.get(field)
    if (!value || !('text' in value) || value.isReported) return []
    const { text, line, column } = value
    const isOpen = OPEN_END.test(text)
    if (!isOpen && !LAST_OPEN.test(text)) return []
    return [
      {
        code: 'text-broken-off',
        severity: 'warning',
        message: `This text seems to break off after "${text.split(/\s+/).slice(-2).join(' ')}".`,
        fix: isOpen
          ? 'Write the rest of the sentence.'
          : 'Write the rest of the sentence. If nothing is missing, put a period there.',
        field,
        line,
        column,
      },
    ]
  })
