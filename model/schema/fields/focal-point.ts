// What must stay in sight of a picture where it is cut to fit a card or a circle.
import { valid, field, invalid, type Field } from '../field'

const SIDES = ['left', 'right', 'top', 'bottom', 'center']
const PLACE = /^(?:100|\d{1,2})% (?:100|\d{1,2})%$/

/** A side, or how far from the left and from the top: `30% 20%`. Both are values of CSS `object-position`. */
export function focalPoint(): Field<string> {
  const about =
    'Which part of the picture to keep where it is cut: left, right, top, bottom or center, or how far from the left and the top.'
  const shape = { pattern: `^(?:${SIDES.join('|')})$|${PLACE.source}` }
  return field({ about, example: '30% 20%', shape }, (typed) => {
    if (SIDES.includes(typed) || PLACE.test(typed)) return valid(typed)
    return invalid(
      'focus-shape',
      `"${typed}" does not say which part of the picture to keep.`,
      'Write left, right, top, bottom or center, or how far from the left and the top, for example 30% 20%',
      meant(typed),
    )
  })
}

/** A side in capital letters, or two numbers with other signs between and behind them. */
function meant(typed: string): string | null {
  const side = typed.toLowerCase()
  if (SIDES.includes(side)) return side
  const [, left, top] = /^(\d+) ?%?[, ]+(\d+) ?%?$/.exec(typed) ?? []
  const place = `${left}% ${top}%`
  return PLACE.test(place) ? place : null
}
