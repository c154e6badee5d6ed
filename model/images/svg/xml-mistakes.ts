// Finds the mistakes in the code of a drawing that people and chat programs make by hand, and repairs them.
import { getPositionAt } from '../../problems/problem'
import { createEdit, type TextRange } from '../../problems/text-edits'
import type { ImageProblem } from '../image-problems'
import { SVG } from './vocabulary'

/** Matches an ampersand that begins no reference of XML 1.0, section 4.1. HTML has other names, such as `&nbsp;`. */
const LONE_AMPERSAND = /&(?!(?:#\d+|#x[\da-f]+|[a-z][\w.-]*);)/i
const HTML_SPACE = /&nbsp;/
const ROOT = /<svg(?![^>]*\sxmlns\s*=)(?=[\s>])/

/** Returns the first mistake that keeps browsers from showing the drawing and whose repair is certain, or null. */
export function findXmlMistake(text: string): ImageProblem | null {
  const root = ROOT.exec(text)
  if (root !== null && !/<svg[\s>]/.test(text.slice(0, root.index)))
    return describe(text, { start: root.index, typed: root[0] }, `<svg xmlns="${SVG}"`, {
      message: 'The first line of this drawing (SVG) does not say that it is one.',
      what: '<svg',
    })
  const ampersand = LONE_AMPERSAND.exec(text)
  if (ampersand !== null)
    return describe(text, { start: ampersand.index, typed: '&' }, '&amp;', {
      message: 'A drawing (SVG) cannot have a plain & in its words.',
      what: '&',
    })
  const space = HTML_SPACE.exec(text)
  if (space === null) return null
  return describe(text, { start: space.index, typed: space[0] }, '&#160;', {
    message: 'A drawing (SVG) does not know the space that is written &nbsp;.',
    what: '&nbsp;',
  })
}

function describe(
  text: string,
  range: TextRange,
  replacement: string,
  { message, what }: { readonly message: string; readonly what: string },
): ImageProblem {
  return {
    code: 'svg-broken',
    message,
    fix: `Write ${replacement} in place of ${what}`,
    suggestion: createEdit(text, range, replacement),
    ...getPositionAt(text, range.start),
  }
}
