// Notes a measure, such as "1 kilómetro", in a sentence about an event that has the same number in another unit: "1-mile".
import { DEFAULT_LANGUAGE, splitFileName } from '../../languages'
import { createProblem, type Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { getText } from '../../translations/translation-age'

type Family = Readonly<Record<string, RegExp>>

/** Units that people exchange by mistake, each by its English name. */
const FAMILIES: readonly Family[] = [
  { mile: /miles?|millas?|mi/, kilometer: /kil[oó]metros?|kilometers?|kms?|k/ },
  { pound: /pounds?|lbs?|libras?/, kilo: /kilos?|kilogramos?|kilograms?|kg/ },
  { ounce: /ounces?|oz|onzas?/, gram: /grams?|gramos?/ },
]
const SPANISH: Readonly<Record<string, readonly [one: string, several: string]>> = {
  mile: ['milla', 'millas'],
  kilometer: ['kilómetro', 'kilómetros'],
  pound: ['libra', 'libras'],
  kilo: ['kilo', 'kilos'],
  ounce: ['onza', 'onzas'],
  gram: ['gramo', 'gramos'],
}
const MAY_MEASURE = /\d[ -]?(?:k|mi|lb|pound|libra|ounce|oz|onza|gram)/i
const EVENT = /^\/events\/[^/#?]+/

export function checkOtherMeasures(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const byPath = new Map(entries.map(({ entry }) => [entry.pagePath, entry]))
  return entries.flatMap(({ entry, references }) => {
    const { translationOf } = entry
    const original = typeof translationOf === 'string' ? byPath.get(translationOf) : undefined
    if (original === undefined && !references.some(({ target }) => EVENT.test(target))) return []
    const text = getText(entry, texts)
    if (!MAY_MEASURE.test(text)) return []
    const lines = text.split('\n')
    const isSpanish = splitFileName(entry.slug).language !== DEFAULT_LANGUAGE
    return lines.flatMap((typed, index) => {
      if (!MAY_MEASURE.test(typed)) return []
      const targets = references.flatMap(({ target, line }) =>
        line === index + 1 ? (EVENT.exec(target) ?? []) : [],
      )
      const [linked, another] = [...new Set(targets)]
      const other = linked !== undefined && another === undefined ? byPath.get(linked) : original
      if (other === undefined || other === entry) return []
      const found = findOther(typed, getText(other, texts))
      return found === null
        ? []
        : [
            createProblem(describe(found, other.file, isSpanish), {
              file: entry.file,
              line: index + 1,
              column: found.index + 1,
            }),
          ]
    })
  })
}

type Measure = {
  readonly words: string
  readonly index: number
  readonly number: string
  readonly unit: string
}

/** Returns the first measure of a line whose number another text has only with another unit; or null. */
function findOther(typed: string, other: string) {
  for (const family of FAMILIES) {
    const others = findMeasures(other, family)
    for (const measure of findMeasures(typed, family)) {
      const same = others.filter(({ number }) => number === measure.number)
      const [right] = same
      const isElsewhere = same.some(({ unit }) => unit === measure.unit)
      if (right !== undefined && !isElsewhere) return { ...measure, right }
    }
  }
  return null
}

const findMeasures = (text: string, family: Family): Measure[] =>
  Object.entries(family).flatMap(([unit, pattern]) =>
    [
      ...text.matchAll(
        new RegExp(
          `(?<![\\d.,$A-Za-zÀ-ỿ-])(\\d+(?:\\.\\d+)?)[ -]?(?:${pattern.source})(?![A-Za-zÀ-ỿ\\d])`,
          'giu',
        ),
      ),
    ].map(({ 0: words, 1: number = '', index }) => ({ words, index, number, unit })),
  )

function describe(
  { words, number, unit, right }: Measure & { readonly right: Measure },
  file: string,
  isSpanish: boolean,
) {
  const [one = '', several = ''] = SPANISH[right.unit] ?? []
  const meant = isSpanish
    ? `${number} ${number === '1' ? one : several}`
    : writeLike(words, number, right.unit)
  const there = writeLike(right.words, number, unit)
  return {
    code: 'amount-differs',
    severity: 'warning',
    message: `This says "${words}", but ${file} says "${right.words}".`,
    fix: `If that file is right, write ${meant} here. If this one is right, write ${there} in ${file}.`,
  } as const
}

/** Writes a measure in English with the hyphen of another one: `1-mile`, `5 miles`. */
const writeLike = (other: string, number: string, unit: string): string =>
  other.includes('-') ? `${number}-${unit}` : `${number} ${unit}${number === '1' ? '' : 's'}`
