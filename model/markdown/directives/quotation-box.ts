// Reports a box for a verse or a quotation, which does not exist: its lines begin with > instead.
import { simplifyText } from '../../text/simplify-text'
import type { Reporter, TextProblem } from '../parse-context'
import { isDirective, type Directive } from './directive'
import { repairBoxEnd } from './directive-repairs'

/** What people call such a box, in small letters and without accents. */
const VERSE_NAMES =
  /^(?:scriptures?|verses?|bible(?:-?verses?)?|bible-?text|psalms?|passage|versiculos?|biblia|escrituras?|pasaje|salmos?)$/
const QUOTATION_NAMES =
  /^(?:quotes?|block-?quotes?|pull-?quotes?|quotations?|testimonials?|citas?|citacion|cita-biblica|testimonios?)$/

export const isQuotationName = (name: string): boolean =>
  VERSE_NAMES.test(simplifyText(name)) || QUOTATION_NAMES.test(simplifyText(name))

/**
 * Describes a box with such a name.
 * @param isQuotation whether its lines begin with > already
 */
export function createQuotationProblem(name: string, isQuotation = false): TextProblem {
  const isVerse = VERSE_NAMES.test(simplifyText(name))
  const what = isVerse ? 'Bible verses' : 'a quotation'
  return {
    code: 'directive-unknown',
    message: isQuotation
      ? `There is no box for ${what}; the > at the beginning of each line is enough.`
      : `There is no box for ${what}.`,
    fix: isQuotation
      ? `Delete the line :::${name} and the line ::: below the ${isVerse ? 'verse' : 'quotation'}.`
      : `${isVerse ? 'A verse is a quotation: delete' : 'Delete'} the lines with the colons, and begin each line between them with >`,
  }
}

/** Matches the first line of a box with its words, and the lines to its end. */
const BOX =
  /^:{2,}[A-Za-zÀ-ỿ-]+(?:\[([^\]\n]*)\])?(?:\{[^}\n]*\})?[ \t]*([^\n]*)\n([\s\S]*?)\n?:{3,}[ \t]*$/u

/** Reports such a box. If its end is there, the repair is the quotation, with the words of the first line as its source. */
export function reportQuotationBox(node: Directive, isClosed: boolean, reporter: Reporter): void {
  const source = reporter.getSource(node)
  const isQuotation = isClosed && hasOnlyQuotation(source)
  const problem = createQuotationProblem(node.name, isQuotation)
  // An end with other characters is no reason for a problem of its own: there is no such box.
  const end = isClosed ? { typed: source, replacement: source } : repairBoxEnd(source.trimEnd())
  const replacement = end && writeQuotation(end.replacement)
  const isCertain = node.position?.start.column === 1 && !node.children.some(isDirective)
  if (!replacement || !isCertain) return reporter.report(problem, node)
  const advice = isQuotation ? {} : writeAdvice(replacement)
  reporter.report(
    { ...problem, ...advice, replacement },
    node,
    reporter.getRange(node, 0, end.typed.length),
  )
}

/** Says what to write in place of a box: a quotation of one line, or also its source below an empty one. */
function writeAdvice(quotation: string): { fix?: string } {
  const [first = '', gap, source, ...more] = quotation.split('\n')
  if (gap === undefined) return { fix: `Delete the lines with the colons, and write ${first}` }
  return gap === '>' && source !== undefined && more.length === 0
    ? {
        fix: `Write three lines in place of the box: "${first}" and ">" and "${source}"`,
      }
    : {}
}

/** Returns whether each line of a box begins with > already, and no words are on its first line. */
function hasOnlyQuotation(box: string): boolean {
  const [, label, words, text = ''] = BOX.exec(box.trimEnd()) ?? []
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return !label && !words && lines.length > 0 && lines.every((line) => line.startsWith('>'))
}

/** Returns a box as a quotation, from its first line to its end; null if no words are in it. */
export function writeQuotation(box: string): string | null {
  const [, label = '', words = '', text = ''] = BOX.exec(box) ?? []
  if (text.trim() === '') return null
  const source = (label || words).trim()
  const lines = `${text.trim()}${source === '' ? '' : `\n\n${source}`}`.split('\n')
  return lines.map((line) => (line.startsWith('>') ? line : `> ${line}`.trimEnd())).join('\n')
}
