// Rules for lines of a paragraph that look like a heading, a list or a directive but are not written like one.
import type { ProblemDetails } from '../problems/problem'
import { findSimilarName } from './directives/directive-names'
import { ANY_ADDRESS } from './directives/directive-problems'
import { createQuotationProblem, isQuotationName } from './directives/quotation-box'
import { readQuestionWords } from './directives/question-words'
import {
  DIRECTIVE_NAMES,
  DIRECTIVES,
  isDirectiveName,
  type DirectiveName,
} from './directives/directive-table'
import { adviseOnMedia, BUTTON_OR_BOX } from './directives/unknown-directives'

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
      message:
        hashes === undefined
          ? `The space after ${otherHashes} is not a normal one, so the website does not see a heading. Word, phones and some keyboards make such spaces.`
          : 'There is no space after the #, so this is no heading.',
      fix:
        hashes === undefined
          ? `Delete the space between ${otherHashes} and the words, and type it again.`
          : `Write ${writeHeading(hashes, text)}`,
      replacement: writeHeading(hashes ?? otherHashes, text ?? otherText),
    }),
  },
  {
    // The key of the # types a raised dot in Spain and a pound sign in Britain.
    test: /^([＃﹟]{1,6}(?=\s*\S)|([·£])\2{1,5}(?=\s+\S))\s*(.*)$/d,
    createProblem: ([, hashes = '', , text]) => ({
      code: 'heading-space',
      message: `A heading begins with ${'#'.repeat(hashes.length)} and not with ${hashes}.`,
      fix: `Write ${writeHeading('#'.repeat(hashes.length), text)}`,
      replacement: writeHeading('#'.repeat(hashes.length), text),
    }),
  },
  {
    // Jira, Redmine and other programs write headings like this.
    test: /^(?:h(?=[1-6]\.)|H(?=[1-6]:)|Heading (?=[1-6]:))([1-6])[.:]\s+([A-Za-zÀ-ỿ].*)$/du,
    createProblem: ([typed = '', level, text = '']) => ({
      code: 'heading-space',
      message: `The beginning "${typed.slice(0, typed.search(/[.:]/) + 1)}" is how another program writes a heading.`,
      fix: `Write: ${writeHeading(level === '3' ? '###' : '##', text)}`,
      ...(SENTENCE_END.test(text) && !text.trim().endsWith('?')
        ? {}
        : { replacement: writeHeading(level === '3' ? '###' : '##', text) }),
    }),
  },
  {
    test: /^#{7,}\s*([^\s#].*)$/d,
    createProblem: ([, text = '']) => ({
      code: 'heading-deep',
      message: 'A heading begins with six # characters at most, so this is no heading.',
      fix: `Write: ## ${text}`,
    }),
  },
  {
    test: /^#([A-Za-zÀ-ỿ]\S*\s.*)$/du,
    createProblem: ([, text = '']) =>
      // Several hashtags have a check of their own.
      /^[a-zß-ỿ]/u.test(text) || SENTENCE_END.test(text) || / #[A-Za-zÀ-ỿ]/u.test(text)
        ? null
        : {
            code: 'heading-space',
            message: 'There is no space after the #, so this is no heading.',
            fix: `Write "## ${text}" for a heading, or "\\#${text}" to show the # itself.`,
          },
  },
  {
    test: new RegExp(`^[:：]{1,4}\\s*(${DIRECTIVE_NAMES.join('|')})\\b(.*)$|^:{2,}\\s*$`, 'di'),
    createProblem: ([typed = '', name, rest = '']) => {
      const directive = name?.toLowerCase() as DirectiveName | undefined
      const repair = createDirectiveFix(directive, rest)
      return {
        code: 'directive-unread',
        message:
          name === undefined
            ? `There is no box that ${typed.trim()} could end.`
            : `${typed.trim()} is not how a button or box is written.`,
        fix:
          repair.replacement === undefined
            ? adviseOnDirective(directive, rest)
            : `Write on a line of its own: ${repair.replacement}`,
        ...repair,
      }
    },
  },
  {
    // Words after the name keep the parser from reading the line, whatever its name is.
    test: /^[:：]{2,}\s*([A-Za-zÀ-ỿ-]+)(?![A-Za-zÀ-ỿ\d-]*[[{])(?:\s+(\S.*)|(?<=[:：]\s+[A-Za-zÀ-ỿ]+)\s*)$/du,
    createProblem: ([, typed = '', words = '']) => {
      if (isDirectiveName(typed.toLowerCase())) return null
      if (isQuotationName(typed)) return createQuotationProblem(typed)
      const name = findSimilarName(typed)
      return {
        code: 'directive-unknown',
        message: `There is no button or box called "${typed}"${words === '' ? '' : `, and "${words}" would be shown with it`}.`,
        fix:
          name === null ? (adviseOnMedia(typed) ?? BUTTON_OR_BOX) : adviseOnDirective(name, words),
      }
    },
  },
]

/** Writes a heading without the # characters that some people type after it as well. */
const writeHeading = (hashes = '', text = ''): string =>
  `${hashes} ${text.replace(/\s*#+\s*$/, '')}`

/** @param words what was typed after the name */
function adviseOnDirective(name: DirectiveName | undefined, words: string): string {
  if (name === undefined)
    return 'Delete this line. A box begins with its name, such as :::note, and ends with :::'
  if (name === 'button') return adviseOnButton(words)
  const advice = `Write ${DIRECTIVES[name].opening} on a line of its own`
  return DIRECTIVES[name].form === 'line'
    ? `${advice}, without other words.`
    : `${advice}, the words below it, and ::: on the line after them.`
}

/** Says how a button is written, with the words and the address that were typed. */
function adviseOnButton(typed: string): string {
  const href = /(?:https?:\/\/|\/)[^\s"'(){}[\]]+/.exec(typed)?.[0]
  const words = typed
    .replace(href ?? '', '')
    .replace(/\{.*$/, '')
    .replace(/[[\]()"]/g, ' ')
    .trim()
  if (words === '')
    return `Write its words in square brackets and its address in curly ones: ${DIRECTIVES.button.opening}`
  return `Write ::button[${words}]${href === undefined ? ANY_ADDRESS : `{href=${href}}`}`
}

/** Returns the directive that was meant, if that is certain. */
function createDirectiveFix(
  name: DirectiveName | undefined,
  rest: string,
): { replacement?: string } {
  if (name === 'button') {
    const [, label, href] =
      /^\s*\[([^\]]+)\]\s*(?:\{href="?([^}"\s]+)"?\}|\([^)\s]+\))\s*$/.exec(rest) ?? []
    const target = href ?? /\((?:href="?)?([^)\s"]+)"?\)\s*$/.exec(rest)?.[1]
    return label && target ? { replacement: `::button[${label}]{href=${target}}` } : {}
  }
  if (name === 'question') {
    const words = readQuestionWords(rest)
    return words ? { replacement: `:::question[${words}]` } : {}
  }
  if (name === undefined || rest.trim() !== '') return {}
  return { replacement: DIRECTIVES[name].opening }
}
