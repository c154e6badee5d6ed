// What to do about a day that is in two lines of the office hours.
import type { MisreadItem } from '../schema/field'
import type { OfficeHours } from '../schema/fields/dates/office-hours'
import { findBackwardDays } from './backward-days'
import { findDayForAnother } from './day-for-another'
import { findLongerSpan } from './longer-spans'
import { splitDays } from './split-days'

/** Returns the lines with each day in only one of them, or null if that is uncertain. */
export const separateDays = (lines: readonly OfficeHours[]): string[] | null =>
  findDayForAnother(lines, []) === null && findLongerSpan(lines) === null ? splitDays(lines) : null

/**
 * Returns the line that means another day, or more days than it should, or null.
 * @param numbers the numbers of the lines in the file
 */
export const findMisreadDays = (
  lines: readonly OfficeHours[],
  numbers: readonly number[],
): MisreadItem | null =>
  findBackwardDays(lines) ?? findDayForAnother(lines, numbers) ?? findLongerSpan(lines)
