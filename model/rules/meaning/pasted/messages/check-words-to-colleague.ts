// Notes the end of a message to a colleague in a field: "… for every age. Let me know if this is too long! Thanks, Callie".
import { replaceValue } from '../../../../front-matter/value'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import { toYaml } from '../../../../front-matter/yaml-form'
import { findLastOffer } from '../../../../markdown/leftovers/chat/chat-closings'
import { findWordsToColleague } from '../../../../markdown/leftovers/colleagues/colleague-words'
import type { LocatedProblem } from '../../../../problems/problem'

export function checkWordsToColleague({ frontMatter }: SplitText): LocatedProblem[] {
  return [...frontMatter].flatMap(([field, value]): LocatedProblem[] => {
    if (!('text' in value) || value.isReported) return []
    const { text, line, column } = value
    const start = findWordsToColleague(text)
    if (start === null || findLastOffer(text) !== null) return []
    const own = text.slice(0, start).trim()
    return [
      {
        code: 'note-left',
        severity: 'warning',
        message: `"${shorten(text.slice(start).trim())}" seems to be for a colleague, and visitors would read it.`,
        fix: `Delete these words, so that the text ends after "${getLastSentence(own)}"`,
        suggestion: replaceValue(value, toYaml(own)),
        field,
        line,
        column,
      },
    ]
  })
}

const MAX_SHOWN = 80

const shorten = (words: string): string =>
  words.length > MAX_SHOWN ? `${words.slice(0, MAX_SHOWN)}…` : words

const getLastSentence = (text: string): string =>
  text.slice(text.search(/[^.!?…]*[.!?…]*[”")]*$/u)).trim()
