// Reports a box whose first line is not read as one, although its end is there: both of them would be lines of their own.
import type { ProblemDetails } from '../../problems/problem'
import type { Root, RootContent } from 'mdast'
import { findDirectiveName } from './directive-names'
import { createUnknownDirectiveProblem } from './directive-problems'
import { DIRECTIVE_NAMES, DIRECTIVES, type DirectiveName } from './directive-table'
import { findLooseEnd } from '../loose-ends'
import { createQuotationProblem, isQuotationName, writeQuotation } from './quotation-box'
import type { Reporter } from '../parse-context'
import { readQuestionWords } from './question-words'
import { writeOpening } from './write-box'

type Opening = {
  /** True for a box that does not exist, whose words are a quotation. */
  readonly isQuotation?: boolean
  readonly problem: ProblemDetails
  /** The first line as it was typed, or a part of it, and as it has to be written; null if that is not certain. */
  readonly repair: { readonly typed: string; readonly replacement: string } | null
}

/** Reports each such box once; without an end, other checks report its first line. */
export function checkBoxesAsLines({ children }: Root, reporter: Reporter): void {
  for (const [index, node] of children.entries()) {
    const opening = readOpening(node, reporter)
    const isLine = node.type === 'leafDirective'
    const end = opening && findLooseEnd(children, isLine ? index + 1 : index, reporter)
    if (!opening || !end) continue
    const { problem, repair } = opening
    const start = node.position?.start.offset ?? 0
    const from = start + (repair?.typed.length ?? 0)
    const between = reporter.getRangeBetween(from, end.start).typed
    const box = repair && `${repair.replacement}${between}:::`
    const replacement = box !== null && opening.isQuotation ? writeQuotation(box) : box
    reporter.report(
      { ...problem, ...(replacement !== null && { replacement }) },
      node,
      reporter.getRangeBetween(start, end.end),
    )
    reporter.claim([{ start, end: start + 1 }, end])
  }
}

function readOpening(node: RootContent, reporter: Reporter): Opening | null {
  const source = reporter.getSource(node)
  if (node.type === 'paragraph') return readParagraph(source)
  if (node.type !== 'leafDirective') return null
  if (isQuotationName(node.name)) return readQuotation(node.name, /^[^\n]*/.exec(source)?.[0] ?? '')
  const name = findDirectiveName(node.name)
  if (name === null || DIRECTIVES[name].form !== 'box') return null
  const repair = writeOpening(source, ':::', name)
  return { problem: createUnknownDirectiveProblem(node, repair?.replacement ?? null), repair }
}

const BOX_NAMES = DIRECTIVE_NAMES.filter((name) => DIRECTIVES[name].form === 'box')
const TYPED_OPENING = new RegExp(
  `^[:：](?:[ \\t]?[:：]){0,3}[ \\t]*(${BOX_NAMES.join('|')})(?![A-Za-zÀ-ỿ\\d-])[: \\t]*([^\\n]*)`,
  'iu',
)
/** Matches one with the name of another program or language, as VitePress writes it: `::: tip`. */
const OTHER_OPENING =
  /^(?::{3,4}[ \t]+|:(?:[ \t]?:){1,3}[ \t]*)([A-Za-zÀ-ỿ-]+)(?![A-Za-zÀ-ỿ\d-])[ \t]*([^\n]*)/u

/** Reads the first line of a box that the parser took for words. */
function readParagraph(source: string): Opening | null {
  const own = TYPED_OPENING.exec(source)
  const [typed = '', found = '', rest = ''] = own ?? OTHER_OPENING.exec(source) ?? []
  if (isQuotationName(found)) return readQuotation(found, typed)
  const name = findDirectiveName(found)
  if (name === null || DIRECTIVES[name].form !== 'box') return null
  const words = readTitle(name, rest.trim())
  const isComplete = !/[[\]{}]|:{2}/.test(words) && (name !== 'question' || words !== '')
  // Other programs show the words as a title.
  const title = own === null && words !== '' ? `**${words}**\n` : words
  const replacement = writeBoxOpening(name, name === 'question' ? words : title)
  return {
    problem: {
      code: 'directive-unread',
      message: `${typed.trim()} is not how a box begins.`,
      fix: isComplete
        ? `Write ${replacement.trimEnd().replace('\n', ', and below it: ')}`
        : `Write ${DIRECTIVES[name].opening} on a line of its own.`,
    },
    repair: isComplete ? { typed, replacement } : null,
  }
}

/** Reads the first line of a box for a quotation, which does not exist. */
function readQuotation(name: string, typed: string): Opening {
  const replacement = typed.replace(/^[:：\s]+/, ':::')
  return {
    problem: createQuotationProblem(name),
    repair: { typed, replacement },
    isQuotation: true,
  }
}

/** Returns the words on the line of a box, without the marks that people put around those of a question. */
function readTitle(name: DirectiveName, typed: string): string {
  const words = name === 'question' ? readQuestionWords(typed) : null
  return words ?? typed.replace(/^\[([^[\]]*)\]$/, '$1')
}

function writeBoxOpening(name: DirectiveName, words: string): string {
  if (name === 'question') return `:::question[${words}]`
  return words === '' ? `:::${name}` : `:::${name}\n${words}`
}
