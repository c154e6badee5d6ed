// Notes a text that begins as that of another entry and names it, but not its own: the end of a copy was changed.
import { splitFileName } from '../../languages'
import { createProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../source/source-mark'
import { describeBegunCopy } from './copied-value-problems'
import { areRelated, listKindWords, listNameWords } from './name-words'

const FIELDS = ['summary', 'description']
/** Matches the first words of a text. Two texts hardly begin with the same five by chance. */
const BEGINNING = /^(?:\S+\s+){5}/

type Text = { readonly parsed: ParsedEntry; readonly field: string; readonly text: string }

export function checkBegunCopies(entries: readonly ParsedEntry[]): Problem[] {
  const groups = new Map<string, Text[]>()
  for (const text of entries.flatMap(listTexts)) {
    const { entry, collection } = text.parsed
    const [beginning] = BEGINNING.exec(text.text) ?? []
    if (beginning === undefined) continue
    const { language } = splitFileName(entry.slug)
    const key = [collection.folder, language, text.field, beginning.toLowerCase()].join('\n')
    const group = groups.get(key)
    if (group) group.push(text)
    else groups.set(key, [text])
  }
  return [...groups.values()].flatMap((group) => {
    const [first, second, another] = group
    // Texts that are all the same have a note of their own.
    if (!first || !second || another || first.text === second.text) return []
    if (areRelated(first.parsed, second.parsed)) return []
    const pairs = [
      [first, second],
      [second, first],
    ] as const
    return pairs.flatMap(([copy, other]) => (isAbout(copy, other) ? [describe(copy, other)] : []))
  })
}

function listTexts(parsed: ParsedEntry): Text[] {
  if (parsed.entry.draft === true) return []
  return FIELDS.flatMap((field) => {
    const typed = parsed.entry[field]
    return typeof typed === 'string' ? [{ parsed, field, text: removeSourceMarks(typed) }] : []
  })
}

/** Returns whether a text has words of the other's name, as the other's own text has, and none of its own. */
function isAbout(copy: Text, other: Text): boolean {
  const kind = listKindWords(copy.parsed)
  const own = listNameWords(copy.parsed.entry).filter((word) => !kind.includes(word))
  const others = listNameWords(other.parsed.entry).filter(
    (word) => !kind.includes(word) && !own.includes(word),
  )
  return (
    !own.some((word) => hasWord(copy, word)) &&
    others.some((word) => hasWord(copy, word) && hasWord(other, word))
  )
}

const hasWord = ({ text }: Text, word: string): boolean => text.toLowerCase().includes(word)

const describe = (copy: Text, other: Text): Problem =>
  createProblem(
    describeBegunCopy(copy.parsed, copy.field, other.parsed),
    getFieldPosition(copy.parsed, copy.field),
  )
