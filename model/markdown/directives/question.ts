// The directive for a question whose answer opens below it.
import type { Nodes, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { ProblemDetails } from '../../problems/problem'
import type { Block } from '../body'
import { DIRECTIVES } from './directive-table'
import { readQuestionWords } from './question-words'
import type { Reporter } from '../parse-context'
import { visit } from '../tree/visit'

type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>
export type Question = ContainerDirective & { readonly name: 'question' }

export function isQuestion(node: Nodes): node is Question {
  return node.type === 'containerDirective' && node.name === 'question'
}

/** Returns the paragraph with the words in square brackets, which the parser puts before the text of the box. */
export function findLabel({ children }: ContainerDirective): RootContent | undefined {
  return children.find(({ data }) => data && 'directiveLabel' in data)
}

/** Returns the words of a question, or an empty text if it has none. */
export function getQuestionText(node: Question): string {
  const label = findLabel(node)
  return label === undefined ? '' : toString(label)
}

/**
 * Returns the block of a question, or null after reporting that it is incomplete.
 * @param node with the level of its heading and the id of its answer (add-heading-ids.ts)
 */
export function parseQuestion(
  node: Question,
  reporter: Reporter,
  createHtml: (children: readonly RootContent[]) => readonly string[],
): Block | null {
  const label = findLabel(node)
  const answer = node.children.filter((child) => child !== label)
  if (label === undefined || toString(label).trim() === '') {
    reportMissingWords(node, reporter)
    return null
  }
  if (answer.length === 0) {
    reporter.report(missingAnswer(node, reporter.getSource(node)), node)
    return null
  }
  const hasMarkup = 'children' in label && label.children.some(({ type }) => type !== 'text')
  if (hasMarkup) reporter.report(MARKUP, node)
  return {
    kind: 'question',
    id: node.data?.hProperties?.['id'] ?? null,
    depth: Number(node.data?.hName?.slice(1)),
    question: toString(label),
    html: createHtml(answer),
  }
}

/** Reports headings in the answer to a question, which would come between the questions as if they were parts of the page. */
export function checkHeadings(node: Question, reporter: Reporter): void {
  visit(node, 'heading', (heading) => reporter.report(HEADING, heading))
}

/** Matches a question whose words are on a line of their own. */
const WORDS_BELOW =
  /^:+question[ \t]*(?:\[\s*\])?[ \t]*\n[ \t]*\[([^[\]{}\n]*[^[\]{}\s])\][ \t]*(?=\n)/
const WORDS_APART = 'The words of the question are not on the line of :::question.'

/** Reports a question without words; if they are there without square brackets, the fix adds these. */
function reportMissingWords(node: Question, reporter: Reporter): void {
  const source = reporter.getSource(node)
  const below = WORDS_BELOW.exec(source)
  if (below) {
    const replacement = `:::question[${(below[1] ?? '').trim()}]`
    const range = reporter.getRange(node, 0, below[0].length)
    return reporter.report(
      { ...NO_WORDS, message: WORDS_APART, fix: `Write on one line: ${replacement}`, replacement },
      node,
      range,
    )
  }
  const [line, opening = '', words = ''] = /^(:+question(?:\[\s*\])?)[ \t]*(.*)/.exec(source) ?? []
  const meant = line === undefined ? null : readQuestionWords(words)
  const replacement = `:::question[${meant ?? ''}]`
  reporter.report(
    meant === null ? NO_WORDS : { ...NO_WORDS, fix: `Write ${replacement}`, replacement },
    node,
    opening === '' ? null : reporter.getRange(node, 0, line?.length ?? 0),
  )
}

const NO_WORDS: ProblemDetails = {
  code: 'question-incomplete',
  message: 'The question has no words in square brackets.',
  fix: `Write the words of the question in square brackets: ${DIRECTIVES.question.opening}`,
}

/** Matches the line that closes a box. */
const CLOSED = /\n[ \t]*(:{3,})[ \t]*$/

/** @param source the question as it was typed */
function missingAnswer({ position }: Question, source: string): ProblemDetails {
  const [, closing] = CLOSED.exec(source) ?? []
  const { start, end } = position ?? {}
  return {
    code: 'question-incomplete',
    message: 'The question has no answer, so it would not be shown.',
    fix:
      closing === undefined || !start || !end
        ? 'Write the answer on the lines below the question, and a line with only ::: after it.'
        : `Write the answer above the line with only ${closing} (line ${end.line}). If you do not know it yet, delete lines ${start.line} ${end.line - start.line > 1 ? 'to' : 'and'} ${end.line}.`,
  }
}

const MARKUP: ProblemDetails = {
  code: 'question-plain',
  message: 'The words of a question are shown without stars, links or pictures.',
  fix: 'Write the question in plain words, and put what it leads to into the answer.',
}

const HEADING: ProblemDetails = {
  code: 'question-plain',
  message: 'There is a heading in the answer to a question.',
  fix: 'Leave out the # characters, or make a question of its own of this part.',
}
