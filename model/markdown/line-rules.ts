// Rules for lines of a paragraph that look like a heading, a list or a directive but are not written like one.
import type { ProblemDetails } from '../problems/problem'

type LineRule = {
  readonly test: RegExp
  /** @returns null if the line is probably plain text */
  readonly createProblem: (
    groups: readonly (string | undefined)[],
    paragraph: string,
  ) => ProblemDetails | null
}

/** Matches the end of a sentence, which headings and list items hardly ever have, unlike footnotes with a star and hashtags. */
export const SENTENCE_END = /[.!?…]["'”’)\]]*\s*$/

export const LINE_RULES: readonly LineRule[] = [
  {
    test: /^(#{2,6})([^\s#].*)|^(#{1,6})[^\S ](.*)$/d,
    createProblem: ([, hashes, text, otherHashes, otherText]) => ({
      code: 'heading-space',
      message: 'There is no space after the #, so this is no heading.',
      fix: 'Put a space between the # and the words.',
      replacement: `${hashes ?? otherHashes ?? ''} ${text ?? otherText ?? ''}`,
    }),
  },
  {
    test: /^(?:[•●▪◦·‣]\s*|[-*+][^\S ])(\S.*)$/d,
    createProblem: ([, text = '']) => ({
      code: 'list-mark',
      message:
        'This line looks like an item of a list, but it begins with characters from another keyboard.',
      fix: 'Begin the line with a hyphen and a space.',
      replacement: `- ${text}`,
    }),
  },
  {
    test: /^([-+]|\d{1,2}[.)])(\p{L}[^*]*)$/du,
    createProblem: ([, marker = '', text = '']) => ({
      code: 'list-mark',
      message: `There is no space after "${marker}", so this is no list.`,
      fix: `Write: ${/\d/.test(marker) ? marker : '-'} ${text}`,
      replacement: `${/\d/.test(marker) ? marker : '-'} ${text}`,
    }),
  },
  {
    test: /^\*(\p{L}[^*]*)$/du,
    createProblem: ([, text = ''], paragraph) =>
      SENTENCE_END.test(text) && !/\n\s*\*\p{L}/u.test(`\n${paragraph}`.replace(`*${text}`, ''))
        ? null
        : {
            code: 'list-mark',
            message: 'There is no space after the *, so this is no list.',
            fix: `Write "- ${text}" for an item of a list, or "\\*${text}" to show the star itself.`,
          },
  },
  {
    test: /^#(\p{L}\S*\s.*)$/du,
    createProblem: ([, text = '']) =>
      /^\p{Ll}/u.test(text) || SENTENCE_END.test(text)
        ? null
        : {
            code: 'heading-space',
            message: 'There is no space after the #, so this is no heading.',
            fix: `Write "## ${text}" for a heading, or "\\#${text}" to show the # itself.`,
          },
  },
  {
    test: /^[:：]{1,4}\s*(button|hotline|question|note|urgent|figures|steps)\b(.*)$|^:{2,}\s*$/di,
    createProblem: ([typed = '', name, rest = '']) => ({
      code: 'directive-unread',
      message: `${typed.trim()} is not written as a button or box has to be.`,
      fix: 'Write ::button[Contact us]{href=/contact} on a line of its own; a box begins with :::note or :::question[Is it free?] and ends with :::',
      ...createDirectiveFix(name?.toLowerCase(), rest),
    }),
  },
]

/** Returns the directive that was meant, if that is certain. */
function createDirectiveFix(name: string | undefined, rest: string): { replacement?: string } {
  if (name === 'button') {
    const [, label, href] =
      /^\s*\[([^\]]+)\]\s*(?:\{href="?([^}"\s]+)"?\}|\([^)\s]+\))\s*$/.exec(rest) ?? []
    const target = href ?? /\(([^)\s]+)\)\s*$/.exec(rest)?.[1]
    return label && target ? { replacement: `::button[${label}]{href=${target}}` } : {}
  }
  if (name === 'question') {
    const words = /^\s*\[?([^[\]{}:]+)\]?\s*$/.exec(rest)?.[1]?.trim()
    return words ? { replacement: `:::question[${words}]` } : {}
  }
  if (name === undefined || rest.trim() !== '') return {}
  return { replacement: name === 'hotline' ? '::hotline' : `:::${name}` }
}
