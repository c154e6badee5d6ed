// Converts measures of the United States into those of other countries, and back.

/** The names of each unit in English and Spanish. */
const NAMES = {
  mile: 'miles?|millas?|mi',
  kilometer: 'kil[oó]metros?|kilometers?|kms?',
  pound: 'pounds?|lbs?|libras?',
  kilo: 'kilos?|kilogramos?|kilograms?|kgs?',
  ounce: 'ounces?|oz|onzas?',
  gram: 'grams?|gramos?',
  foot: 'feet|foot|ft|pies?',
  meter: 'meters?|metros?|m',
  inch: 'inch(?:es)?|pulgadas?',
  centimeter: 'centimeters?|cent[ií]metros?|cm',
  gallon: 'gallons?|gal[oó]n(?:es)?',
  liter: 'liters?|litros?',
  fahrenheit: '° ?F|degrees Fahrenheit|grados Fahrenheit',
  celsius: '° ?C|degrees Celsius|grados (?:Celsius|cent[ií]grados)',
} as const

export type Unit = keyof typeof NAMES

/** How many of the second unit one of the first is. */
const RATIOS: readonly (readonly [Unit, Unit, number])[] = [
  ['mile', 'kilometer', 1.609],
  ['pound', 'kilo', 0.4536],
  ['ounce', 'gram', 28.35],
  ['foot', 'meter', 0.3048],
  ['inch', 'centimeter', 2.54],
  ['gallon', 'liter', 3.785],
]
/** The share by which a rounded measure may differ. */
const MAX_DIFFERENCE = 0.15
const MAX_DEGREES = 4

/** The source of a pattern for a unit, without groups. */
export const UNIT = Object.values(NAMES).join('|')

const UNITS = Object.entries(NAMES) as [Unit, string][]

export const findUnit = (typed: string): Unit | null =>
  UNITS.find(([, names]) => new RegExp(`^(?:${names})$`, 'iu').test(typed))?.[0] ?? null

/** Returns a number of one unit in the other, or null if they do not measure the same thing or are the same unit. */
export function convert(value: number, from: Unit, to: Unit): number | null {
  if (from === 'fahrenheit' && to === 'celsius') return ((value - 32) * 5) / 9
  if (from === 'celsius' && to === 'fahrenheit') return (value * 9) / 5 + 32
  for (const [first, second, ratio] of RATIOS) {
    if (from === first && to === second) return value * ratio
    if (from === second && to === first) return value / ratio
  }
  return null
}

/** Returns whether a number is the right one, rounded as people do. */
export const isNear = (right: number, value: number, unit: Unit | null): boolean =>
  unit === 'fahrenheit' || unit === 'celsius'
    ? Math.abs(right - value) <= MAX_DEGREES
    : Math.abs(right - value) <= Math.abs(right) * MAX_DIFFERENCE ||
      value === Math.round(right) ||
      (right > 2 && value === Math.floor(right))
