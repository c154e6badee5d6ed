// Says what to do with the file of one person in which another person of the same list was typed.
import { collections } from '../../collections'
import { toFieldName } from '../../schema/field'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { readFieldWords, removeSourceMarks } from '../../source/source-mark'
import { listWords } from '../../text/list-words'

const PEOPLE: readonly unknown[] = [collections.team, collections.board]
/** Fields that say nothing about the person, and the name, which both files have. */
const NOT_COMPARED = ['name', 'order', 'sample', 'draft']
/** Advice with more lines would be too long. */
const MAX_LINES = 3

/** Returns whether a file has not only the name of another person, but the title and, if there is one, the text, too. */
export function isTypedOver(parsed: ParsedEntry, other: ParsedEntry): boolean {
  if (!PEOPLE.includes(parsed.collection) || parsed.collection !== other.collection) return false
  const [own, others] = [parsed, other].map(({ entry }) => ({
    title: readFieldWords(entry['title']),
    text: JSON.stringify(entry.body.blocks),
  }))
  const [first = ''] = readFieldWords(other.entry['name']).split(' ')
  const isAboutOther = own?.text === others?.text || own?.text.includes(first) === true
  return own?.title === others?.title && (own?.text === '[]' || isAboutOther)
}

/** @param names the name in the file, and the one that the name of the file says */
export function adviseOnTypedOver(
  parsed: ParsedEntry,
  other: ParsedEntry,
  { name, ownName }: { readonly name: string; readonly ownName: string },
): string {
  const lines = listChangedLines(parsed, other)
  const blocks = JSON.stringify(parsed.entry.body.blocks)
  const isTextChanged = blocks !== '[]' && blocks !== JSON.stringify(other.entry.body.blocks)
  const changes = [...lines, ...(isTextChanged ? ['the changed text'] : [])]
  const { file } = other.entry
  const begin =
    changes.length > 0
      ? `If you wanted to change ${name}, write ${listWords(changes, MAX_LINES + 1)} in ${file}, and put back here what was there before`
      : `If this file was about ${ownName} before, put back what was there`
  return `${begin}: on GitHub, press History to see it. If this is a new file for ${ownName}, write name: ${ownName}, and change what is still about ${name}.${changes.length > 0 ? '' : ' If it is only a copy, delete this file.'}`
}

/** Returns the lines of fields that the other file does not have in the same words. */
function listChangedLines(parsed: ParsedEntry, other: ParsedEntry): string[] {
  const known = Object.keys(other.collection.fields).map(toFieldName)
  const [typed, otherTyped] = [parsed, other].map(({ getSource }) => getSource().frontMatter)
  return [...(typed ?? [])].flatMap(([name, value]) => {
    if (NOT_COMPARED.includes(name) || !known.includes(name) || 'items' in value) return []
    const before = otherTyped?.get(name)
    const isSame = before !== undefined && !('items' in before) && before.text === value.text
    return isSame || value.line !== value.endLine
      ? []
      : [`${name}: ${removeSourceMarks(value.typed)}`]
  })
}
