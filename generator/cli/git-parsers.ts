// Parsers for options that name a commit, a branch or a repository. A stranger may have chosen these names.
import type { ValueParser } from './option-definition'
import { UsageError } from './usage-error'

/**
 * Parses the full hash of a commit.
 * @throws UsageError for anything else
 */
export const parseCommit: ValueParser<string> = (text, option) => {
  if (/^[0-9a-f]{40}$/.test(text)) return text
  throw new UsageError(
    `${option} wants the full hash of a commit: 40 digits and letters from a to f.`,
  )
}

/** What git allows in no name of a branch: control characters, spaces, some marks, and two dots in a row. */
const NOT_IN_BRANCH = /[\0-\x20\x7F~^:?*[\\]|\.\.|@\{|\/\/|^[/-]|[/.]$/

/** Longer names do not fit into the file system of a repository. */
const MAX_BRANCH_LENGTH = 255

/**
 * Parses the name of a branch.
 * @throws UsageError for a name that git refuses
 */
export const parseBranch: ValueParser<string> = (text, option) => {
  if (text !== '' && text.length <= MAX_BRANCH_LENGTH && !NOT_IN_BRANCH.test(text)) return text
  throw new UsageError(`${option} wants the name of a branch.`)
}

/**
 * Parses `owner/name` and returns the URL of that repository on GitHub.
 * @throws UsageError for anything else
 */
export const parseRepository: ValueParser<string> = (text, option) => {
  const name = /^[A-Za-z0-9-]{1,39}\/([\w.-]{1,100})$/.exec(text)?.[1]
  if (name !== undefined && name !== '.' && name !== '..') return `https://github.com/${text}`
  throw new UsageError(`${option} wants the owner and the name of a repository: owner/name.`)
}
