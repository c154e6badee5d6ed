// Defines the focal point of an image: the part that stays visible when it is cropped to a card or a circle.
import { valid, field, invalid, type Field } from '../field'

const SIDES = ['left', 'right', 'top', 'bottom', 'center']
const PERCENTAGES = /^(?:100|\d{1,2})% (?:100|\d{1,2})%$/

/** Accepts a side, or the distances from the left and the top: `30% 20%`. Both are values of CSS `object-position`. */
export function focalPoint(): Field<string> {
  const about =
    'Which part of the picture to keep where it is cut: left, right, top, bottom or center, or how far from the left and the top.'
  const constraints = { pattern: `^(?:${SIDES.join('|')})$|${PERCENTAGES.source}` }
  const alsoCalled = ['focal_point', 'crop', 'image_focus', 'image_position', 'enfoque']
  return field({ about, example: '30% 20%', alsoCalled, constraints }, (typed) => {
    if (SIDES.includes(typed) || PERCENTAGES.test(typed)) return valid(typed)
    const point = suggestPoint(typed)
    return invalid(
      'focus-shape',
      `"${typed}" does not say which part of the picture to keep.`,
      point === null
        ? 'Write left, right, top, bottom or center, or two numbers with %: how far it is from the left, and how far from the top.'
        : `Write ${point}`,
      point,
    )
  })
}

/** Corrects a capitalized side, or two numbers with other separators and units; null if neither was typed. */
function suggestPoint(typed: string): string | null {
  const side = typed.toLowerCase()
  if (SIDES.includes(side)) return side
  const [, left, top] = /^(\d+) ?%?[, ]+(\d+) ?%?$/.exec(typed) ?? []
  const percentages = `${left}% ${top}%`
  return PERCENTAGES.test(percentages) ? percentages : null
}
