// Reports typed text that Markdown drops or changes, so that it would not be on the page.
import type { Code, List, Root, RootContent } from 'mdast'
import type { Directive } from '../directives/directive'
import { isDirectiveName } from '../directives/directive-table'
import type { ProblemDetails } from '../../problems/problem'
import type { MarkdownContext, Reporter } from '../parse-context'
import { findLabel, getQuestionText, isQuestion } from '../directives/question'
import { visit } from '../tree/visit'
import { adviseOnSpaces, encodeEmailLink } from '../../links/email-query'
import { guessPhone } from '../../links/guess-phone'
import { removeGaps } from '../../links/remove-gaps'

type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>

export function checkDroppedText(tree: Root, context: MarkdownContext, reporter: Reporter): void {
  visit(tree, 'code', (node) => checkCode(node, reporter))
  visit(tree, 'list', (node) => checkListNumbers(node, reporter))
  visit(tree, 'leafDirective', (node) => checkAttributes(node, ['href'], context, reporter))
  visit(tree, 'containerDirective', (node) => {
    // A question needs its words in square brackets, so that its own check reports other ones.
    if (isQuestion(node) && getQuestionText(node).trim() === '') return
    checkAttributes(node, [], context, reporter)
    checkTextAfterName(node, reporter)
  })
}

/** The languages that chat programs name for a text. */
const IS_TEXT = /^(?:markdown|mdx?|te?xt|plain(?:text)?)$/i

function checkCode(node: Code, reporter: Reporter): void {
  if (node.lang == null) return
  const source = reporter.getSource(node)
  const [first = '', ...others] = source.split('\n')
  const last = others.at(-1) ?? ''
  const isText = node.meta == null && IS_TEXT.test(node.lang)
  const isBox = isText && /^(?:`{3,}|~{3,})$/.test(last.trim())
  // checkCodeBoxes reports a box without an end, or with nothing in it.
  if (isText && (!isBox || node.value.trim() === '')) return
  if (!isBox) return reporter.report(CODE_LANGUAGE, node)
  const isWhole = node.position?.start.column === 1
  reporter.report(
    {
      code: 'code-words',
      message: 'A chat program put this text into a box of code.',
      fix: `Delete the first line of the box, ${first}, and its last one, ${last.trim()}.`,
      ...(isWhole ? { replacement: node.value } : {}),
    },
    node,
    isWhole ? reporter.getRange(node, 0, source.length) : null,
  )
}

/** The page always counts up from the first number. Repeating the first number is a common habit, so it is accepted. */
function checkListNumbers({ ordered, start, children }: List, reporter: Reporter): void {
  if (!ordered) return
  const first = start ?? 1
  const numbers = children.map((item) => Number(/^\d+/.exec(reporter.getSource(item))?.[0]))
  if (numbers.every((number) => number === first)) return
  const wrong = numbers.findIndex((number, index) => number !== first + index)
  const item = children[wrong]
  if (item) reporter.report(createNumberProblem(numbers[wrong] ?? 0, first + wrong), item)
}

function checkAttributes(
  node: Directive,
  allowed: readonly string[],
  context: MarkdownContext,
  reporter: Reporter,
): void {
  if (!isDirectiveName(node.name)) return
  // parseDirective reports a button without an address.
  if (node.name === 'button' && !node.attributes?.['href']) return
  const name = Object.keys(node.attributes ?? {}).find((key) => !allowed.includes(key))
  if (name === undefined) return
  const href = node.name === 'button' ? findGap(reporter.getSource(node), context) : null
  if (href === null) return reporter.report(createAttributeProblem(name), node)
  const { index, typed, address } = href
  const range = reporter.getRange(node, index, index + typed.length)
  reporter.report(createGapProblem(typed, address), node, range)
  reporter.claim([{ start: range.start - index, end: range.start + typed.length }])
}

/** Matches an address in which an equals sign is only after a name of its query. */
const BUTTON_ADDRESS = /^(.*\{href=)((?:[^"'={}]|(?<=[?&][^\s=]*)=)+)\}\s*$/

/** Finds the address of a button with a space in it, after which the parser reads another word. */
function findGap(
  source: string,
  { externalLinks }: MarkdownContext,
): { index: number; typed: string; address: string } | null {
  const [, before = '', typed = ''] = BUTTON_ADDRESS.exec(source) ?? []
  const name = typed.trim().toLowerCase().replace(/\s+/g, '-')
  const phone = guessPhone(typed)
  const address =
    encodeEmailLink(typed) ??
    (Object.hasOwn(externalLinks, name) ? name : null) ??
    (phone === null ? null : `tel:${phone}`) ??
    removeGaps(typed)
  return typed === address || /\s/.test(address) ? null : { index: before.length, typed, address }
}

/** Reports text after the name of a directive, which the parser drops. */
function checkTextAfterName(node: ContainerDirective, reporter: Reporter): void {
  if (!isDirectiveName(node.name)) return
  const [firstLine = ''] = reporter.getSource(node).split('\n')
  const label = findLabel(node)
  const opening = /^:+[\w-]+/.exec(firstLine)?.[0].length ?? 0
  const labelEnd = (label?.position?.end.offset ?? 0) - (node.position?.start.offset ?? 0)
  const start = Math.max(opening, labelEnd)
  const end = start + (/^\{[^}]*\}/.exec(firstLine.slice(start))?.[0].length ?? 0)
  const text = firstLine.slice(end).trim()
  if (text === '') return
  // In a list or quotation, the new lines would need its prefix.
  const isTopLevel = node.position?.start.column === 1
  reporter.report(
    createDroppedTextProblem(firstLine.slice(0, end).trim(), text, isTopLevel),
    node,
    reporter.getRange(node, end, firstLine.length),
  )
}

/** @param opening the first line without these words */
function createDroppedTextProblem(
  opening: string,
  text: string,
  isTopLevel: boolean,
): ProblemDetails {
  const [, content = text, close] = /^(.*?)\s*(:{3,})$/.exec(text) ?? []
  return {
    code: 'directive-words',
    message: `The words "${content}" after the name of the box would not be shown.`,
    fix:
      close === undefined
        ? 'Put them on the line below.'
        : `Write three lines in place of this one: "${opening}" and "${content}" and ":::"`,
    ...(isTopLevel ? { replacement: `\n${content}\n${close ?? ''}` } : {}),
  }
}

const CODE_LANGUAGE: ProblemDetails = {
  code: 'code-words',
  message: 'The words after the ``` or ~~~ would not be shown.',
  fix: 'Put the words on a line of their own, below or above that line.',
}

const createNumberProblem = (typed: number, shown: number): ProblemDetails => ({
  code: 'list-number',
  message: `The number ${typed} would be shown as ${shown}, because lists count up by themselves.`,
  fix: `Write ${shown}. in place of ${typed}.`,
})

const createAttributeProblem = (name: string): ProblemDetails => ({
  code: 'directive-words',
  message: `The words "${name}" in curly brackets would not be shown.`,
  fix: 'Delete these words, and the curly brackets too if nothing else is in them. Only a button has them, for its address: {href=/contact}',
})

const createGapProblem = (typed: string, address: string): ProblemDetails => ({
  code: 'directive-words',
  message: `There is a space in the address ${typed}.`,
  fix: address.startsWith('mailto:')
    ? adviseOnSpaces(`{href=${address}}`)
    : `Write {href=${address}}`,
  replacement: address,
})
