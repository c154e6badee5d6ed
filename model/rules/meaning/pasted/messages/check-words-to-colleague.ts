// Notes the words of a message to a colleague before or after those of a field: "… for every age. Let me know if this is too long! Thanks, Callie".
import { replaceValue } from '../../../../front-matter/value'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import { toYaml } from '../../../../front-matter/yaml-form'
import { findLastOffer } from '../../../../markdown/leftovers/chat/chat-closings'
import { findWordsBefore } from '../../../../markdown/leftovers/colleagues/called-colleagues'
import { findWordsToColleague } from '../../../../markdown/leftovers/colleagues/colleague-words'
import type { LocatedProblem } from '../../../../problems/problem'
import { findMessage } from '../../unfinished/value-messages'
import { shortenText } from '../../../../text/shorten-text'

export function checkWordsToColleague({ frontMatter }: SplitText): LocatedProblem[] {
  return [...frontMatter].flatMap(([field, value]): LocatedProblem[] => {
    if (!('text' in value) || value.isReported) return []
    const { text, line, column } = value
    const place = { field, line, column }
    const end = findMessage(text) === null ? findWordsBefore(text) : null
    if (end !== null) {
      const own = text.slice(end, findWordsToColleague(text) ?? text.length).trim()
      const suggestion = replaceValue(value, toYaml(own))
      const fix = `Delete the words to your colleague, so that the line is ${field}: ${toYaml(own)}`
      return [{ ...describeWords(text.slice(0, end)), fix, suggestion, ...place }]
    }
    const start = findWordsToColleague(text)
    if (start === null || findLastOffer(text) !== null) return []
    const own = text.slice(0, start).trim()
    return [
      {
        ...describeWords(text.slice(start)),
        fix: `Delete these words, so that the text ends after "${getLastSentence(own)}"`,
        suggestion: replaceValue(value, toYaml(own)),
        ...place,
      },
    ]
  })
}

const describeWords = (words: string) =>
  ({
    code: 'note-left',
    severity: 'warning',
    message: `"${shortenText(words.trim(), MAX_SHOWN)}" seems to be for a colleague, and visitors would read it.`,
  }) as const

const MAX_SHOWN = 80

const getLastSentence = (text: string): string =>
  text.slice(text.search(/[^.!?…]*[.!?…]*[”")]*$/u)).trim()
