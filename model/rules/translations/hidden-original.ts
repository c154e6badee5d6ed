// Reports a translation that would be public on days on which its English page is not, with the lines that it needs.
import type { Day } from '../../dates/day'
import type { AnyEntry } from '../../define-collection'
import type { Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { addField } from './field-edits'
import { report } from './translation-context'
import { hiddenOriginal } from './translation-problems'

export function reportHiddenOriginal(parsed: ParsedEntry, original: AnyEntry, today: Day): Problem {
  const lines = findNeededLines(parsed.entry, original, today)
  const names = lines.map((line) => line.slice(0, line.indexOf(':')))
  const { frontMatter } = parsed.getSource()
  const typed = names.find((name) => frontMatter.has(name))
  // With one line that is replaced and one that is added, the check offers the second when the first is right.
  const suggestion =
    typed === undefined
      ? addField(parsed, lines.join('\n'))
      : addField(parsed, lines[names.indexOf(typed)] ?? '', typed)
  const problem = hiddenOriginal(original.file, lines)
  return report(parsed, typed ?? 'translation_of', problem, suggestion)
}

/** Returns the lines with which a file is public only on days on which the other one is. */
function findNeededLines(own: AnyEntry, original: AnyEntry, today: Day): string[] {
  if (original.draft === true) return ['draft: yes']
  const { publishOn: from, expiresOn: to } = original
  const isEarly = from !== undefined && from > today && (own.publishOn ?? '') < from
  const isLate = to !== undefined && (own.expiresOn === undefined || own.expiresOn > to)
  return [...(isEarly ? [`publish_on: ${from}`] : []), ...(isLate ? [`expires_on: ${to}`] : [])]
}
