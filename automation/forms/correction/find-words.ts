// Finds words as someone copied or remembered them: quotation marks, dashes, spaces and the marks of Markdown may differ.

/** The words in a text, from its character `from` to before `to`. */
export type FoundWords = { readonly text: string; readonly from: number; readonly to: number } & {
  /** The place in the text of each compared character of the words. */
  readonly indices: readonly number[]
}

/** Matches what nobody sees on a page, or what is lost when it is copied: spaces, marks of Markdown, the colon after a day. */
const SKIPPED =
  /\s+|\*+|:(?=\s|$)|\\(?=[!-/:-@[-`{-~])|!\[[^\]]*\]\([^)]*\)|\[|\]\([^)]*\)|\]\{[^}]*\}/y

const SAME_CHARACTERS: readonly (readonly [RegExp, string])[] = [
  [/[“”„«»]/, '"'],
  [/[‘’‚′`]/, "'"],
  [/[‐‑‒–—−]/, '-'],
]

/** Returns each place of the words in a text. Places with the same capital letters are preferred to others. */
export function findWords(text: string, words: string): FoundWords[] {
  const exact = findFolded(text, words, (character) => character)
  return exact.length > 0 ? exact : findFolded(text, words, (character) => character.toLowerCase())
}

/** Returns the places in a text of the characters that are compared, and these characters. */
export function foldText(text: string): { readonly folded: string; readonly indices: number[] } {
  const indices: number[] = []
  let folded = ''
  for (let index = 0; index < text.length;) {
    SKIPPED.lastIndex = index
    const skipped = SKIPPED.exec(text)?.[0].length ?? 0
    if (skipped === 0) {
      const characters = foldCharacter(text.charAt(index))
      folded += characters
      indices.push(...Array.from(characters, () => index))
    }
    index += Math.max(skipped, 1)
  }
  return { folded, indices }
}

function foldCharacter(character: string): string {
  if (character === '…') return '...'
  return SAME_CHARACTERS.find(([pattern]) => pattern.test(character))?.[1] ?? character
}

function findFolded(text: string, words: string, foldCase: (text: string) => string): FoundWords[] {
  const { folded, indices } = foldText(text)
  const [haystack, needle] = [folded, foldText(words).folded].map(foldCase) as [string, string]
  const found: FoundWords[] = []
  if (needle === '') return found
  for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, at + 1)) {
    const matched = indices.slice(at, at + needle.length)
    const [from, to] = [matched[0] ?? 0, (matched.at(-1) ?? 0) + 1]
    if (!isWithinWord(text, from) && !isWithinWord(text, to))
      found.push({ text, from, to, indices: matched })
  }
  return found
}

const isWithinWord = (text: string, index: number): boolean =>
  /^[\p{L}\p{N}]{2}$/u.test(text.slice(index - 1, index + 1))
