// The marks of programs for chats and notes, and what to write in place of them.

export type AppMark = {
  /** A global pattern. */
  readonly pattern: RegExp
  /** Returns what to write in place of it, or null if that is not certain. */
  readonly replace: (match: RegExpMatchArray) => string | null
  /** Says what the mark is, after it as it was typed. */
  readonly what: string
  /** Says what becomes of it here, if it is not shown as it is. */
  readonly here?: string
  readonly fix: string
}

const RAISED: Readonly<Record<string, string>> = { 1: '¹', 2: '²', 3: '³' }
const LOWERED = '₀₁₂₃₄₅₆₇₈₉'
/** Matches a line of a table, in which two bars are an empty cell. */
const NOT_IN_TABLE = '(?<=^[^|\\n]*)'

export const APP_MARKS: readonly AppMark[] = [
  {
    pattern: /(?<=^[ \t]*(?:>[ \t]*)?(?:(?:[-*+]|\d+\.)[ \t]+)?)-#[ \t]+(?=\S)/gm,
    replace: () => '',
    what: 'makes small print on Discord',
    fix: 'Delete -# and the space after it.',
  },
  {
    pattern: /(?<![^\n]\n|>[^\n]*\n\n)^>>>[ \t]+(?=\S)(?!(?:[^\n]+\n)*>)/gm,
    replace: () => '> ',
    what: 'begins a quotation on Discord',
    here: 'here it would be three of them, one in another',
    fix: 'Write > and a space in its place, and before each other line of the quotation.',
  },
  {
    pattern: new RegExp(
      `${NOT_IN_TABLE}\\|\\|(?=[^\\s|])([^|\\n]*[^\\s|])\\|\\|(?=[^|\\n]*$)`,
      'gm',
    ),
    replace: ([, words = '']) => words,
    what: 'hides words on Discord',
    fix: 'Write only the words.',
  },
  {
    pattern: /\{(\+\+|--|~~)(?:(?!\1\})[^\n]){1,300}\1\}/g,
    replace: () => null,
    what: 'is a change that someone proposed in another program',
    fix: 'Write the words that are right, without these marks.',
  },
  {
    pattern: /(?<![+\w])\+\+(?=[^\s+])([^+\n]*[^\s+])\+\+(?![+\w])/g,
    replace: ([, words = '']) => words,
    what: 'marks new words in another program',
    fix: 'Write only the words.',
  },
  {
    pattern: /(?<=[A-Za-zÀ-ỿ\d])\^([A-Za-zÀ-ỿ\d]{1,3})\^(?!\^)/gu,
    replace: ([, words = '']) => RAISED[words] ?? words,
    what: 'writes raised letters in another program',
    fix: 'Write them without the two marks.',
  },
  {
    pattern: /(?<=[A-Za-zÀ-ỿ])~(\d)~/gu,
    replace: ([, digit = '']) => LOWERED[Number(digit)] ?? digit,
    what: 'writes a lowered number in another program',
    here: 'here it would be crossed out',
    fix: 'Write the number without the two marks.',
  },
  {
    pattern:
      /(?:^|[ \t]+)\^(?=[a-z\d]{6}[ \t]*$|[a-z-]*\d|[a-z\d]+-)[a-z\d][a-z\d-]{2,30}[ \t]*$/gm,
    replace: () => '',
    what: 'is the name of a paragraph in Obsidian',
    fix: 'Delete it.',
  },
  {
    pattern: /^[ \t]*\[{1,2}_?toc_?\]{1,2}[ \t]*$/gim,
    replace: () => '',
    what: 'is where another program puts its table of contents',
    fix: 'Delete this line.',
  },
  {
    pattern:
      /(?<![\w@.])@(?:everyone|channel)\b|<(?:@[!&]?|#)[A-Z\d]{6,}(?:\|[^>\n]*)?>|<!(?:channel|here|everyone)>|<a?:\w+:\d{6,}>/g,
    replace: () => null,
    what: 'calls someone or shows something in a chat',
    fix: 'Write in plain words what or who is meant, or delete it.',
  },
]
