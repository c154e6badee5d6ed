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
  const react = findReactValues(text)
  if (react !== null) return react
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

/** The names of attributes as React writes them, which SVG writes with a hyphen. */
const REACT_NAMES =
  'className|(?:stroke|fill|font|stop)[A-Z][A-Za-z]+|letterSpacing|dominantBaseline|textAnchor|textDecoration|clipPath|clipRule'
/** Matches a value as React has it: `width={6}`, `fill={"#fff"}`, `strokeLinecap="round"`. */
const REACT_VALUE = new RegExp(
  String.raw`\b(?:([A-Za-z]+)=\{\s*["'\x60]?([^{}"'\x60<>]*)["'\x60]?\s*\}|(${REACT_NAMES})="([^"<>]*)")`,
  'g',
)

/** Finds the attributes that a chat program has written for React, and repairs all of them. */
export function findReactValues(text: string): ImageProblem | null {
  const found = [...text.matchAll(REACT_VALUE)]
  const [first, last] = [found[0], found.at(-1)]
  if (first === undefined || last === undefined) return null
  const typed = text.slice(first.index, last.index + last[0].length)
  const others = found.length === 1 ? '' : ', and change all others of this kind in the same way'
  return {
    code: 'svg-broken',
    message: `${first[0]} is code for a program, and browsers do not know it in a drawing (SVG).`,
    fix: `Write ${first[0].replace(REACT_VALUE, writeValue)} in place of ${first[0]}${others}`,
    suggestion: createEdit(
      text,
      { start: first.index, typed },
      typed.replace(REACT_VALUE, writeValue),
    ),
    ...getPositionAt(text, first.index),
  }
}

/** The names with a capital letter that SVG has itself. */
const CAPITAL_NAMES =
  /^(?:viewBox|textLength|preserveAspectRatio|(?:gradient|pattern|clipPath)[A-Z]\w+)$/

function writeValue(_: string, code = '', inBrackets = '', known = '', inQuotes = ''): string {
  const name = code || known
  const written = CAPITAL_NAMES.test(name)
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `${name === 'className' ? 'class' : written}="${(inBrackets || inQuotes).trim()}"`
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
