// Parsers for the values of options: an integer, a day, a base path, a URL.
import { isDay, type Day } from '../../model/dates/day'
import { getBasePath, isBasePath } from '../../model/routing/base-path'
import type { ValueParser } from './option-definition'
import { UsageError } from './usage-error'

/**
 * Returns a parser for integers from `minimum` to `maximum`, both included.
 * It throws a UsageError for anything else, such as `3e3`, `-1` or `80.5`.
 */
export function parseInteger(minimum: number, maximum: number): ValueParser<number> {
  return (text, option) => {
    const number = Number(text)
    if (/^\d+$/.test(text) && number >= minimum && number <= maximum) return number
    throw new UsageError(`${option} wants a whole number from ${minimum} to ${maximum}.`)
  }
}

/** Parses a TCP port, a 16-bit number. 0 means any free port. */
export const parsePort = parseInteger(0, 65535)

/**
 * Parses an existing calendar day, `YYYY-MM-DD`.
 * @throws UsageError for anything else
 */
export const parseDay: ValueParser<Day> = (text, option) => {
  if (isDay(text)) return text
  throw new UsageError(`${option} wants a day such as 2025-07-20.`)
}

/**
 * Parses the path that all URLs of the site start with, such as `/` or `/preview/pr-7/`.
 * @throws UsageError for a path with characters that would need escaping somewhere, or with `.` or `..` segments
 */
export const parseBasePath: ValueParser<string> = (text, option) => {
  if (isBasePath(text)) return text
  throw new UsageError(
    `${option} wants a path that starts and ends with a slash, such as /preview/pr-7/, of the letters a to z, digits and - _ . only.`,
  )
}

/**
 * Parses the absolute URL of a site and returns it as browsers write it (`https://example.org/`).
 * @throws UsageError when it is not http or https, has a user name, a query or a fragment, or its path is no base path
 */
export const parseUrl: ValueParser<string> = (text, option) => {
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined
  const isSite = url && isBasePath(getBasePath(url.href)) && !url.search && !url.hash
  if (isSite && !url.username && !url.password) return url.href
  throw new UsageError(`${option} wants a whole address such as https://example.org/.`)
}
