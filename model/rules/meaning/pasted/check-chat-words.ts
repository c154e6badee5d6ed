// Notes the words of a chat program around a value: "Here's a shorter summary: …" and "Let me know if you'd like it warmer!".
import { replaceValue } from '../../../front-matter/value'
import type { SplitText } from '../../../front-matter/split-front-matter'
import { toYaml } from '../../../front-matter/yaml-form'
import { findLastOffer } from '../../../markdown/leftovers/chat/chat-closings'
import { OPENING_WORDS } from '../../../markdown/leftovers/chat/chat-openings'
import { findValueRemark } from '../../../markdown/leftovers/chat/chat-remarks'
import { MAX_QUOTED, TALK } from '../../../markdown/leftovers/chat/chat-problems'
import { COUNT_OF_VALUE } from '../../../markdown/leftovers/chat/text-counts'
import type { FileProblem, LocatedProblem } from '../../../problems/problem'
import { listWords } from '../../../text/list-words'

const CHOICE = '(?:Option|Version|Choice|Alternative|Opción|Versión)'
/** Matches two proposals in one value, of which one is meant. */
const CHOICES = new RegExp(
  `^\\W*${CHOICE} (?:1|A|one|uno|una)\\b\\W.+${CHOICE} (?:2|B|two|dos)\\b\\W`,
  'i',
)

export function checkChatWords({ frontMatter }: SplitText): LocatedProblem[] {
  return [...frontMatter].flatMap(([field, value]): LocatedProblem[] => {
    if (!('text' in value) || value.isReported) return []
    const { text, line, column } = value
    if (CHOICES.test(text)) return [{ ...TWO_CHOICES, field, line, column }]
    const remark = findValueRemark(text)
    if (remark !== null && remark !== text) {
      const rest = text.replace(remark, () => '').trim()
      const fix = `Keep only the words for visitors: ${field}: ${toYaml(rest)}`
      const message = describeWords([remark])
      return [{ ...TALK, message, severity: 'warning', fix, field, line, column }]
    }
    const start = OPENING_WORDS.exec(text)?.[0].length ?? 0
    const end = findLastOffer(text) ?? COUNT_OF_VALUE.exec(text)?.index ?? text.length
    if ((start === 0 && end === text.length) || start >= end) return []
    const own = text.slice(start, end).trim()
    const fix = `Keep only the words for visitors: ${field}: ${toYaml(own)}`
    const suggestion = replaceValue(value, toYaml(own))
    const message = describeWords([text.slice(0, start), text.slice(end)])
    return [{ ...TALK, message, severity: 'warning', fix, suggestion, field, line, column }]
  })
}

/** Names the words around a value, unless they are too long to repeat. */
function describeWords(around: readonly string[]): string {
  const words = around.map((part) => part.trim()).filter((part) => part !== '')
  const quoted = listWords(words.map((part) => `"${part}"`))
  return quoted.length > MAX_QUOTED
    ? TALK.message
    : `A chat program wrote ${quoted} to you, and visitors would read it.`
}

const TWO_CHOICES: FileProblem = {
  code: 'chat-words',
  severity: 'warning',
  message: 'Here are two versions to choose from, and visitors would read both.',
  fix: 'Keep only the words of the one that you like best.',
}
