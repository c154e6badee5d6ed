// Codes such as &#8206; that put characters into a text which nobody may type there.
import type { Nodes, Root } from 'mdast'
import { cleanCharacters } from '../../source/clean-characters'
import type { ProblemDetails } from '../../problems/problem'
import type { Reporter } from '../parse-context'
import { eachNode } from '../visit'
import { CODE } from '../mask-text'

/** Characters that are no letter in any version of Unicode, and its invisible tags. */
const NO_LETTER = /[\p{Noncharacter_Code_Point}\u{E0000}-\u{E007F}]/u

/**
 * Refuses codes of characters that the file itself may not hold either: they are found in what Markdown has made of the text, so
 * codes that are shown as they were typed are no problem.
 */
export function checkCharacterCodes(tree: Root, notes: Reporter): void {
  // Most texts have none, and to look at each node takes as long as a tenth of all else.
  if (notes.source(tree).search(CODE) === -1) return
  eachNode(tree, (node) => {
    if (!wordsOf(node).some(isRefused)) return
    const source = notes.source(node)
    // A letter that was lost is still in the text, and has been reported with the file.
    if (!source.includes('\uFFFD')) notes.report(code(source.match(CODE) ?? []), node)
  })
}

/** All that was typed for a node itself: its words, and its addresses and names. */
function wordsOf(node: Nodes): string[] {
  const all: Readonly<Record<string, unknown>> = { ...node }
  const { value, url, title, alt, attributes } = all
  const named: readonly unknown[] = Object.values(attributes ?? {})
  return [value, url, title, alt, ...named].filter((one) => typeof one === 'string')
}

const isRefused = (words: string) =>
  NO_LETTER.test(words) || cleanCharacters(words).findings.length > 0

function code(typed: readonly string[]): ProblemDetails {
  const [first, ...more] = typed
  return {
    code: 'character-code',
    message:
      first !== undefined && more.length === 0
        ? `${first} is a code for something that cannot be shown.`
        : 'One of the codes from & to ; is for something that cannot be shown.',
    fix: 'Delete the code, and type the word again by hand.',
  }
}
