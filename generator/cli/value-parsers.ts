// Readers for the kinds of value that options take: a whole number, a day, a base path, a web address.
import { isDay, type Day } from '../../model/dates/day'
import { UsageError } from './usage-error'
import type { ValueParser } from './options'

/**
 * Makes a reader of whole numbers from `minimum` to `maximum`, both included.
 * @throws the reader throws an ArgumentError for anything else, such as `3e3`, `-1` or `80.5`
 */
export function parseInteger(minimum: number, maximum: number): ValueParser<number> {
  return (text, option) => {
    const number = Number(text)
    if (/^\d+$/.test(text) && number >= minimum && number <= maximum) return number
    throw new UsageError(`${option} wants a whole number from ${minimum} to ${maximum}.`)
  }
}

/** Reads a port; 0 stands for any that is free. The greatest is 65535, the 16 bits that TCP has. */
export const parsePort = parseInteger(0, 65535)

/** Reads a calendar day that exists, `YYYY-MM-DD`, and throws an ArgumentError for anything else. */
export const parseDay: ValueParser<Day> = (text, option) => {
  if (isDay(text)) return text
  throw new UsageError(`${option} wants a day such as 2025-07-20.`)
}

/**
 * Reads the path that all addresses of the site start with, such as `/` or `/preview/pr-7/`.
 * Anything that would need escaping somewhere, or that climbs (`..`), is an ArgumentError.
 */
export const parseBasePath: ValueParser<string> = (text, option) => {
  const isPlain = /^\/([A-Za-z0-9_.-]+\/)*$/.test(text)
  const climbs = text.includes('..') || text.includes('/./')
  if (isPlain && !climbs) return text
  throw new UsageError(
    `${option} wants a path that starts and ends with a slash, such as /preview/pr-7/, of the letters a to z, digits and - _ . only.`,
  )
}

/**
 * Reads an absolute address and returns it as browsers write it (`https://example.org/`).
 * @throws ArgumentError when it is not http or https, or has a user name, a query or a fragment
 */
export const parseUrl: ValueParser<string> = (text, option) => {
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined
  if (url && !url.username && !url.password && !url.search && !url.hash) return url.href
  throw new UsageError(`${option} wants a whole address such as https://example.org/.`)
}
