// Turns letters into shapes, because sharp would take its fonts from the machine, and each machine has others.
import { readFile } from 'node:fs/promises'
import type { Font, PathCommand } from 'opentype.js'
import { memoize } from '../../model/memoize/memoize'
import { CHARACTERS } from '../../renderer/fonts/characters'
import { TEXT_FONT_FILE, TITLE_FONT_FILE } from '../../renderer/fonts/fonts'

export type Typeface = {
  /** Returns the width of a text in a font size of 1. */
  readonly measure: (text: string) => number
  /** Returns the path data of a text, as in SVG. */
  readonly draw: (text: string, place: { x: number; baseline: number; size: number }) => string
}

export type Typefaces = { readonly title: Typeface; readonly text: Typeface }

let typefaces: Promise<Typefaces> | null = null

/** Loads the fonts when the first card is drawn: most builds draw none. */
export const loadTypefaces = (): Promise<Typefaces> =>
  (typefaces ??= Promise.all([
    loadTypeface(TITLE_FONT_FILE, -0.015),
    loadTypeface(TEXT_FONT_FILE, 0),
  ]).then(([title, text]) => ({ title, text })))

/** Measured at this size, because widths are rounded to hundredths. */
const MEASURED_SIZE = 1000

/** @param letterSpacing as a fraction of the font size */
async function loadTypeface(file: string, letterSpacing: number): Promise<Typeface> {
  const { parse } = await loadParser()
  const bytes = await readFile(file)
  const font: Font = parse(new Uint8Array(bytes).buffer)
  return {
    measure: memoize(
      (text) => font.getAdvanceWidth(text, MEASURED_SIZE, { letterSpacing }) / MEASURED_SIZE,
    ),
    draw: (text, { x, baseline, size }) =>
      font.getPath(text, x, baseline, size, { letterSpacing }).commands.map(formatCommand).join(''),
  }
}

/** The method `toPathData` of opentype.js 2.0.0 turns some coordinates into NaN. */
const formatCommand = ({ type, ...coordinates }: PathCommand): string =>
  `${type}${['x1', 'y1', 'x2', 'y2', 'x', 'y']
    .flatMap((name) => (coordinates as Readonly<Record<string, number>>)[name] ?? [])
    .map((coordinate) => coordinate.toFixed(1))
    .join(' ')}`

const loadParser = async () => (await import('opentype.js')).default

/** Makes one character of a letter and an accent that were typed apart, because the fonts have accented letters as a whole. */
export const composeLetters = (text: string): string => text.normalize('NFC')

/** The characters that one of the two fonts lacks, so that the web fonts lack them too. */
const MISSING = '′″←→↑↓'
const AVAILABLE = new Set([...CHARACTERS].filter((character) => !MISSING.includes(character)))

/** Returns whether the fonts have every character of the text. They lack emoji and all scripts but the Latin one. */
export const canDraw = (text: string): boolean =>
  [...text].every((character) => AVAILABLE.has(character))
