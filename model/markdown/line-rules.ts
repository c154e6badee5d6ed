// What the lines of a paragraph may not begin with: a heading, a list or a box that is written in another way.
import type { ProblemDetails } from '../problems/problem'

type LineRule = {
  readonly test: RegExp
  /** @returns null when it is only words */
  readonly finding: (
    groups: readonly (string | undefined)[],
    paragraph: string,
  ) => ProblemDetails | null
}

/** The end of a sentence: a heading or an item of a list hardly ever has one, and a starred note or a hashtag line does. */
const SENTENCE = /[.!?…]["'”’)\]]*\s*$/

export const LINE_RULES: readonly LineRule[] = [
  {
    test: /^(#{2,6})([^\s#].*)|^(#{1,6})[^\S ](.*)$/d,
    finding: ([, marks, words, marks2, words2]) => ({
      code: 'heading-space',
      message: 'There is no space after the #, so this is no heading.',
      fix: 'Put a space between the # and the words.',
      instead: `${marks ?? marks2 ?? ''} ${words ?? words2 ?? ''}`,
    }),
  },
  {
    test: /^(?:[•●▪◦·‣]\s*|[-*+][^\S ])(\S.*)$/d,
    finding: ([, words = '']) => ({
      code: 'list-mark',
      message: 'This line looks like an item of a list, but its sign is from another keyboard.',
      fix: 'Begin the line with a hyphen and a space.',
      instead: `- ${words}`,
    }),
  },
  {
    test: /^([-+]|\d{1,2}[.)])(\p{L}[^*]*)$/du,
    finding: ([, mark = '', words = '']) => ({
      code: 'list-mark',
      message: `There is no space after "${mark}", so this is no list.`,
      fix: `Write: ${/\d/.test(mark) ? mark : '-'} ${words}`,
      instead: `${/\d/.test(mark) ? mark : '-'} ${words}`,
    }),
  },
  {
    test: /^\*(\p{L}[^*]*)$/du,
    finding: ([, words = ''], paragraph) =>
      SENTENCE.test(words) && !/\n\s*\*\p{L}/u.test(`\n${paragraph}`.replace(`*${words}`, ''))
        ? null
        : {
            code: 'list-mark',
            message: 'There is no space after the *, so this is no list.',
            fix: `Write "- ${words}" for an item of a list, or "\\*${words}" to show the star itself.`,
          },
  },
  {
    test: /^#(\p{L}\S*\s.*)$/du,
    finding: ([, words = '']) =>
      /^\p{Ll}/u.test(words) || SENTENCE.test(words)
        ? null
        : {
            code: 'heading-space',
            message: 'There is no space after the #, so this is no heading.',
            fix: `Write "## ${words}" for a heading, or "\\#${words}" to show the # itself.`,
          },
  },
  {
    test: /^[:：]{1,4}\s*(button|note|urgent)\b(.*)$|^:{2,}\s*$/di,
    finding: ([typed = '', name, rest = '']) => ({
      code: 'directive-unread',
      message: `${typed.trim()} is not written as a button or box has to be.`,
      fix: 'Write ::button[Contact us]{href=/contact} on a line of its own; a box begins with :::note and ends with :::',
      ...directiveInstead(name?.toLowerCase(), rest),
    }),
  },
]

function directiveInstead(name: string | undefined, rest: string): { instead?: string } {
  if (name === 'button') {
    const [, words, address] =
      /^\s*\[([^\]]+)\]\s*(?:\{href="?([^}"\s]+)"?\}|\([^)\s]+\))\s*$/.exec(rest) ?? []
    const plain = address ?? /\(([^)\s]+)\)\s*$/.exec(rest)?.[1]
    return words && plain ? { instead: `::button[${words}]{href=${plain}}` } : {}
  }
  return name !== undefined && rest.trim() === '' ? { instead: `:::${name}` } : {}
}
