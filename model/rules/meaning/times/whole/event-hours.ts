// The hours of an event, what a text says of them, and how both are compared.
import { formatTime } from '../written-times'

/** The hours of an event, in minutes since midnight. */
export type Hours = { readonly start: number; readonly end: number }
/** What a text says, and what it would have to say. */
export type Other = { readonly typed: string; readonly right: string }

export const HALF_DAY = 12 * 60

/** Returns whether hours are the same where a text does not say which half of the day it means. */
export const isSameHour = (one: number, other: number): boolean =>
  one % HALF_DAY === other % HALF_DAY

export const formatMinutes = (minutes: number): string =>
  formatTime(`${Math.floor(minutes / 60)}:${minutes % 60}`)
