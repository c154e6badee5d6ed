// Parses an SVG as strictly as a browser does, and rejects everything that is not on an allowlist: an SVG opened by its own URL is
// a document that could run code.
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { createEdit } from '../../problems/text-edits'
import { TRUNCATED, type ImageProblem } from '../image-problems'
import { isHarmlessCss } from './check-css'
import { checkElement } from './check-element'
import { decodeSvg, isSameAsUtf8 } from './decode-svg'
import { measureWeight } from './drawing-weight'
import { findOmittedParts } from './omitted-parts'
import { parseElement, type SvgElement } from './svg-element'
import { findWebFont } from './web-fonts'
import { findReactValues, findXmlMistake } from './xml-mistakes'
import {
  MALFORMED_SVG,
  createDoctypeProblem,
  externalReference,
  HAS_EXTERNAL_REFERENCE,
  TOO_HEAVY,
  svgTooLarge,
  unknownPart,
} from './svg-problems'

/** Drawings for the web have 2 to 200 KB; a larger file takes half a minute over a slow phone connection. */
const MAX_MEGABYTES = 2
const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024
/** Detailed maps have a few thousand shapes. Chromium draws this many in less than half a second. */
const MAX_ELEMENTS = 20_000
/** Drawing programs nest groups ten or twenty deep. */
const MAX_DEPTH = 100
/** A flyer has a few hundred. */
const MAX_WORD_CHARACTERS = 2_000

export type SvgInspection = {
  /** The attributes of the root element that determine the size of the drawing. */
  readonly rootAttributes: {
    readonly width?: string
    readonly height?: string
    readonly viewBox?: string
  }
  /** The words that the drawing shows, a line for each text. */
  readonly words: string
  readonly problem: ImageProblem | null
}

/** Returns the most important problem of a drawing, and the attributes that determine its size. */
export function inspectSvg(bytes: Uint8Array): SvgInspection {
  if (bytes.length > MAX_BYTES)
    return { rootAttributes: {}, words: '', problem: svgTooLarge(MAX_MEGABYTES) }
  const problems: ImageProblem[] = []
  const report = (problem: ImageProblem) => void problems.push(problem)
  let isAborted = false
  /** Reports the problem, and stops parsing: the drawing is rejected whatever the rest of it contains. */
  const abort = (problem: ImageProblem) => {
    report(problem)
    isAborted = true
    throw new Error(problem.message)
  }
  const ancestors: SvgElement[] = []
  const styles: string[] = []
  let root: SvgElement | null = null
  let rootAttributes: SvgInspection['rootAttributes'] = {}
  let elementCount = 0
  let words = ''

  const text = decodeSvg(bytes)?.replace(/\r\n?/g, '\n')
  if (text === undefined) return { rootAttributes, words, problem: MALFORMED_SVG }
  // Without an error listener, the parser throws at the first character that is not well-formed XML.
  const parser = new SaxesParser({ xmlns: true })
  parser.on('xmldecl', ({ version, encoding }) => {
    if (version !== '1.0' || !isSameAsUtf8(encoding, bytes)) abort(MALFORMED_SVG)
  })
  parser.on('doctype', (content) => {
    const end = parser.position
    const start = text.lastIndexOf('<!DOCTYPE', end)
    // The rest of the file may need what a DOCTYPE declares in brackets.
    const isSimple = start !== -1 && !content.includes('[')
    report(
      createDoctypeProblem(
        isSimple ? createEdit(text, { start, typed: text.slice(start, end) }, '') : null,
      ),
    )
  })
  parser.on('processinginstruction', ({ target }) =>
    report(/^xml-/i.test(target) ? HAS_EXTERNAL_REFERENCE : unknownPart(`<?${target}`)),
  )
  parser.on('opentag', (tag) => {
    elementCount += 1
    if (elementCount > MAX_ELEMENTS || ancestors.length > MAX_DEPTH) abort(TOO_HEAVY)
    if (ancestors.at(-1)?.name === 'style') report(unknownPart(tag.name))
    const element = parseElement(tag)
    if (root === null) {
      if (element.name !== 'svg') abort(findXmlMistake(text) ?? MALFORMED_SVG)
      root = element
      rootAttributes = getRootAttributes(tag)
    }
    checkElement(tag).forEach(report)
    ancestors.at(-1)?.children.push(element)
    ancestors.push(element)
    if (element.name === 'style') styles.push('')
  })
  const addStyleText = (chunk: string) => {
    if (ancestors.at(-1)?.name === 'style') styles.push((styles.pop() ?? '') + chunk)
  }
  parser.on('text', (chunk) => {
    addStyleText(chunk)
    const isShown = ancestors.some(({ name }) => name === 'text')
    if (isShown && words.length < MAX_WORD_CHARACTERS) words += chunk.replace(/\s+/g, ' ')
  })
  parser.on('cdata', addStyleText)
  parser.on('closetag', () => {
    const name = ancestors.pop()?.name
    if (name === 'text' && words !== '') words += '\n'
  })
  const reportMistake = (other: ImageProblem) => report(findXmlMistake(text) ?? other)
  try {
    parser.write(text)
  } catch {
    if (!isAborted) reportMistake({ ...MALFORMED_SVG, line: parser.line })
  }
  if (problems.length === 0) {
    try {
      parser.close()
    } catch {
      reportMistake(TRUNCATED)
    }
  }
  const harmful = styles.find((style) => !isHarmlessCss(style))
  if (harmful !== undefined) report(externalReference(harmful))
  if (
    problems.length === 0 &&
    root !== null &&
    measureWeight(root, styles.join('\n')) > MAX_ELEMENTS
  )
    report(TOO_HEAVY)
  const worst = findMostImportant(problems)
  const isUnknown = worst?.code === 'svg-unknown'
  const inspect = (drawing: string) => inspectSvg(new TextEncoder().encode(drawing)).problem
  const font = worst === null ? null : findWebFont(text, inspect)
  return {
    rootAttributes,
    words: words.slice(0, MAX_WORD_CHARACTERS).trim(),
    problem: font ?? (isUnknown ? findReactValues(text) : null) ?? worst ?? findOmittedParts(text),
  }
}

/** Problem codes, the most important first. */
const PRIORITY = [
  'svg-program',
  'svg-doctype',
  'svg-outside',
  'svg-unknown',
  'svg-heavy',
  'svg-broken',
]

function findMostImportant(problems: readonly ImageProblem[]): ImageProblem | null {
  const rank = ({ code }: ImageProblem) => PRIORITY.indexOf(code)
  return [...problems].sort((a, b) => rank(a) - rank(b))[0] ?? null
}

function getRootAttributes({ attributes }: SaxesTagNS): SvgInspection['rootAttributes'] {
  const entries = ['width', 'height', 'viewBox'].flatMap((name) => {
    const value = attributes[name]?.value
    return value === undefined ? [] : [[name, value.slice(0, 200)]]
  })
  return Object.fromEntries(entries) as SvgInspection['rootAttributes']
}
