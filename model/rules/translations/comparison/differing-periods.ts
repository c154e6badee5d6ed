// Finds a number that a text and its translation say with other periods: "4 hours each month" and "cuatro horas a la semana".
import { getPositionAt, type Position } from '../../../problems/problem'
import { findRates, writePeriod, type Rate } from '../../meaning/numbers/time/rates'

type Value = { readonly key: string; readonly typed: string } & Position

export type DifferingPeriod = {
  readonly original: Value
  readonly translation: Value
  readonly meant: string
  readonly inOriginal: string
}

export function findDifferingPeriod(original: string, translation: string): DifferingPeriod | null {
  const [before, after] = [findRates(original), findRates(translation)]
  for (const rate of before) {
    const one = findOnly(before, rate)
    const other = findOnly(after, rate)
    if (one === null || other === null || one.period === other.period) continue
    return {
      original: { key: one.period, typed: one.words, ...getPositionAt(original, one.index) },
      translation: {
        key: other.period,
        typed: other.words,
        ...getPositionAt(translation, other.index),
      },
      meant: writePeriod(other, one.period),
      inOriginal: writePeriod(one, other.period),
    }
  }
  return null
}

/** Returns the first rate with the number and the unit of another one if all of them have the same period, or null. */
function findOnly(rates: readonly Rate[], { number, unit }: Rate): Rate | null {
  const alike = rates.filter((rate) => rate.number === number && rate.unit === unit)
  const [first] = alike
  return first !== undefined && alike.every(({ period }) => period === first.period) ? first : null
}
