// The problems of SVG files, in the everyday words of people who received a drawing and did not make it.
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
  message:
    'There is a mistake in the code of this drawing (SVG), so some people would not see it at all.',
  fix: 'Open it in the program that it was made with and save it again, or save it as PNG and upload that.',
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
