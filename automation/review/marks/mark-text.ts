// Marks in the texts of a document which words are new, and puts the words that are gone back where they were.
import { Element, Text } from 'domhandler'
import { appendChild, replaceElement } from 'domutils'
import { collapse } from '../words/find-blocks'
import type { WordPiece } from '../words/word-piece'

/** The attribute of every element that is part of a mark. Its value is the number of the change, and only the marks have it. */
export const MARK_ATTRIBUTE = 'data-mark'

export const isMark = ({ attribs }: Element): boolean => MARK_ATTRIBUTE in attribs

export function createMark(name: 'ins' | 'del' | 'span', change: number, text?: string): Element {
  const children = text === undefined ? [] : [new Text(text)]
  return new Element(name, { [MARK_ATTRIBUTE]: String(change) }, children)
}

/**
 * @param texts what the words of a block are in, in reading order
 * @param pieces the words that stay, that are new and that are gone
 */
export function markTexts(
  texts: readonly Text[],
  pieces: readonly WordPiece[],
  change: number,
): void {
  const { edits, removed } = readPieces(pieces)
  const positions = findPositions(texts)
  for (const [index, text] of texts.entries()) {
    const parts: (Element | Text)[] = []
    let run = ''
    let isAdded = false
    const endRun = () => {
      if (run !== '') parts.push(isAdded ? createMark('ins', change, run) : new Text(run))
      run = ''
    }
    const restore = (position: number) => {
      const words = removed.get(position)
      if (words === undefined) return
      endRun()
      parts.push(createMark('del', change, words))
      removed.delete(position)
    }
    for (const [at, character] of text.data.split('').entries()) {
      const position = positions[index]?.[at] ?? -1
      if (position !== -1) restore(position)
      const isNew = edits[position] === 'added'
      if (isNew !== isAdded) endRun()
      isAdded = isNew
      run += character
      if (position === edits.length - 1) restore(edits.length)
    }
    endRun()
    replaceText(text, parts, change)
  }
}

/** Returns the edit of each character of the text as it is now, and what is gone, by the position before which it was. */
function readPieces(pieces: readonly WordPiece[]) {
  const edits: WordPiece['edit'][] = []
  const removed = new Map<number, string>()
  for (const { text, edit } of pieces) {
    if (edit === 'removed') removed.set(edits.length, (removed.get(edits.length) ?? '') + text)
    else for (let at = 0; at < text.length; at++) edits.push(edit)
  }
  return { edits, removed }
}

/** Returns for each character of each text its position in the collapsed text, or -1 if it is not part of that. */
function findPositions(texts: readonly Text[]): number[][] {
  const { length } = collapse(texts.map(({ data }) => data).join(''))
  let next = 0
  let isAfterSpace = true
  return texts.map(({ data }) =>
    data.split('').map((character) => {
      const isSpace = /\s/.test(character)
      // Further spaces belong to the first one.
      const position = isSpace && isAfterSpace ? next - 1 : next++
      isAfterSpace = isSpace
      return position < length ? position : -1
    }),
  )
}

/** Several parts are one element, because in some layouts each would become a column of its own. */
function replaceText(text: Text, parts: readonly (Element | Text)[], change: number): void {
  const [first] = parts
  if (!first || parts.every((part) => part instanceof Text)) return
  if (parts.length === 1) return replaceElement(text, first)
  const group = createMark('span', change)
  replaceElement(text, group)
  for (const part of parts) appendChild(group, part)
}
