// Reads a drawing (SVG) as strictly as a browser does, and refuses all that is not on the list of what a drawing needs: whoever
// opens a drawing by its address opens a document.
import { SaxesParser, type SaxesTagNS } from 'saxes'
import type { FileFinding } from '../../problems/problem'
import { createEdit } from '../../problems/text-edits'
import { TRUNCATED } from '../image-problems'
import { isHarmlessCss } from './check-css'
import { checkElement } from './check-element'
import { decodeSvg, isSameAsUtf8 } from './decode-svg'
import { measureWeight } from './drawing-weight'
import { parseName, type SvgName } from './svg-part'
import {
  MALFORMED_SVG,
  hasDoctype,
  LOADS_FROM_OUTSIDE,
  TOO_HEAVY,
  SVG_TOO_LARGE,
  unknownPart,
} from './svg-problems'

/** Drawings for the web have 2 to 200 KB; a phone with a bad line needs half a minute for more than this. */
const LARGEST = 2 * 1024 * 1024
/** Detailed maps have some thousand shapes. Chromium draws this many in less than half a second. */
const MOST_PARTS = 20_000
/** Groups within groups: drawing programs write ten or twenty. */
const DEEPEST = 100

export type SvgInspection = {
  /** The attributes of the outermost element that say how large the drawing is. */
  readonly frame: { readonly width?: string; readonly height?: string; readonly viewBox?: string }
  readonly finding: FileFinding | null
}

/** The most important problem of a drawing, and what tells its size. */
export function inspectSvg(bytes: Uint8Array): SvgInspection {
  if (bytes.length > LARGEST) return { frame: {}, finding: SVG_TOO_LARGE }
  const found: FileFinding[] = []
  const report = (finding: FileFinding) => void found.push(finding)
  let isOver = false
  /** Stops reading a drawing that is refused whatever else is in it. */
  const refuse = (finding: FileFinding) => {
    report(finding)
    isOver = true
    throw new Error(finding.message)
  }
  const open: SvgName[] = []
  const styles: string[] = []
  let root: SvgName | null = null
  let frame: SvgInspection['frame'] = {}
  let count = 0

  const text = decodeSvg(bytes)?.replace(/\r\n?/g, '\n')
  if (text === undefined) return { frame, finding: MALFORMED_SVG }
  // Without a listener for errors it throws at the first character that is not well-formed XML.
  const parser = new SaxesParser({ xmlns: true })
  parser.on('xmldecl', ({ version, encoding }) => {
    if (version !== '1.0' || !isSameAsUtf8(encoding, bytes)) refuse(MALFORMED_SVG)
  })
  parser.on('doctype', (content) => {
    const end = parser.position
    const start = text.lastIndexOf('<!DOCTYPE', end)
    // What a DOCTYPE declares in brackets can be needed further below.
    const isSimple = start !== -1 && !content.includes('[')
    report(
      hasDoctype(isSimple ? createEdit(text, { start, typed: text.slice(start, end) }, '') : null),
    )
  })
  parser.on('processinginstruction', ({ target }) =>
    report(/^xml-/i.test(target) ? LOADS_FROM_OUTSIDE : unknownPart(`<?${target}`)),
  )
  parser.on('opentag', (tag) => {
    count += 1
    if (count > MOST_PARTS || open.length > DEEPEST) refuse(TOO_HEAVY)
    if (open.at(-1)?.name === 'style') report(unknownPart(tag.name))
    const part = parseName(tag)
    if (root === null) {
      if (part.name !== 'svg') refuse(MALFORMED_SVG)
      root = part
      frame = frameOf(tag)
    }
    checkElement(tag).forEach(report)
    open.at(-1)?.children.push(part)
    open.push(part)
    if (part.name === 'style') styles.push('')
  })
  const readText = (words: string) => {
    if (open.at(-1)?.name === 'style') styles.push((styles.pop() ?? '') + words)
  }
  parser.on('text', readText)
  parser.on('cdata', readText)
  parser.on('closetag', () => void open.pop())
  try {
    parser.write(text)
  } catch {
    if (!isOver) report(MALFORMED_SVG)
  }
  if (found.length === 0) {
    try {
      parser.close()
    } catch {
      report(TRUNCATED)
    }
  }
  if (!styles.every(isHarmlessCss)) report(LOADS_FROM_OUTSIDE)
  if (found.length === 0 && root !== null && measureWeight(root, styles.join('\n')) > MOST_PARTS)
    report(TOO_HEAVY)
  return { frame, finding: mostImportant(found) }
}

const ORDER = [
  'svg-program',
  'svg-doctype',
  'svg-outside',
  'svg-unknown',
  'svg-heavy',
  'svg-broken',
]

function mostImportant(found: readonly FileFinding[]): FileFinding | null {
  const rank = ({ code }: FileFinding) => ORDER.indexOf(code)
  return [...found].sort((a, b) => rank(a) - rank(b))[0] ?? null
}

function frameOf({ attributes }: SaxesTagNS): SvgInspection['frame'] {
  const entries = ['width', 'height', 'viewBox'].flatMap((name) => {
    const value = attributes[name]?.value
    return value === undefined ? [] : [[name, value.slice(0, 200)]]
  })
  return Object.fromEntries(entries) as SvgInspection['frame']
}
