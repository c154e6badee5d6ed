// The problems of SVG files, in the everyday words of people who received a drawing and did not make it.
import { listWords } from '../../text/list-words'
import type { FileProblem, ProblemDetails, TextEdit } from '../../problems/problem'

const AS_PNG = 'Save the drawing as PNG and upload that,'

export const RUNS_CODE: ProblemDetails = {
  code: 'svg-program',
  message:
    'This drawing (SVG) holds a small program or a part of a web page, and a drawing must not do anything.',
  fix: `${AS_PNG} or ask the person who made it for an SVG that is only a drawing.`,
}

export const HAS_EXTERNAL_REFERENCE: ProblemDetails = {
  code: 'svg-outside',
  message: 'This drawing (SVG) loads or links to something outside its file.',
  fix: `${AS_PNG} or ask the person who made it for an SVG without links and with all its parts in it.`,
}

/**
 * @param code the part of the drawing with the address from which it loads something
 * @param what it loads, as a part of a sentence
 */
export function externalReference(
  code: string,
  what = 'something from another website or links to it',
): ProblemDetails {
  const host = /https?:\/\/([^/'"?#)\s]+)/i.exec(code)?.[1]
  return host === undefined
    ? HAS_EXTERNAL_REFERENCE
    : {
        ...HAS_EXTERNAL_REFERENCE,
        message: `This drawing (SVG) loads ${what}: ${host}.`,
      }
}

/** Returns the advice to save a drawing as PNG, with the places where it is shown under its old name. */
export function nameDrawingPlaces(fix: string, name: string, places: readonly string[]): string {
  if (!fix.startsWith(AS_PNG.slice(0, -1)) || places.length === 0) return fix
  const png = name.replace(/\.svg$/i, '.png')
  return `${fix} The new file is ${png}: write this name on ${listWords(places)}. Then delete the file that ends with .svg.`
}

/** @param name the name as it is written in the file */
export const unknownPart = (name: string): ProblemDetails => ({
  code: 'svg-unknown',
  message: `This drawing (SVG) holds "${name.slice(0, 60)}", which no drawing needs.`,
  fix: `${AS_PNG} or ask the person who made it for a plain SVG.`,
})

/** @param suggestion the edit that removes the DOCTYPE, or null if the rest of the file may need it */
export const createDoctypeProblem = (suggestion: TextEdit | null): FileProblem => ({
  code: 'svg-doctype',
  message: 'This drawing (SVG) begins with a DOCTYPE, which can be made to do harm.',
  fix: 'Save the drawing as PNG and upload that.',
  suggestion,
})

export const MALFORMED_SVG: ProblemDetails = {
  code: 'svg-broken',
  message: 'The code of this drawing (SVG) has a mistake, so browsers cannot show it.',
  fix: 'Save the drawing as PNG and upload that.',
}

export const TOO_HEAVY: ProblemDetails = {
  code: 'svg-heavy',
  message: 'This drawing (SVG) has so many parts that a phone would take very long to show it.',
  fix: `${AS_PNG} or ask the person who made it for a simpler one.`,
}

export const svgTooLarge = (maxMegabytes: number): ProblemDetails => ({
  code: 'svg-heavy',
  message: `The file of this drawing (SVG) is larger than ${maxMegabytes} MB, which takes very long to load on a phone.`,
  fix: `${AS_PNG} or ask the person who made it for a simpler one.`,
})
