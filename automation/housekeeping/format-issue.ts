// Writes the housekeeping issue in Markdown.
import { MAX_LENGTH, quoteInComment } from '../github/own-comment'
import type { Item, Section } from './section'

/** The first line, by which the issue is found again. GitHub does not show it. */
export const HOUSEKEEPING_MARKER = '<!-- lantern-hill-housekeeping -->'

export const HOUSEKEEPING_TITLE = 'Housekeeping for our website'

/** More lines than the first number would not be read. Only very long ones need the others. */
const MAX_ITEMS = [30, 10, 3, 0]
const MAX_TEXT_LENGTH = 400

export type IssueFacts = {
  readonly sections: readonly Section[]
  /** What could not be looked at this time, as it is called within a sentence. */
  readonly unknown: readonly string[]
  readonly today: string
  /** The second line, which GitHub does not show either. */
  readonly memory: string
}

/** Returns the whole text, shortened where it would be too long for GitHub. */
export function formatIssue(facts: IssueFacts): string {
  const texts = MAX_ITEMS.map((count) => formatWith(facts, count))
  return texts.find((text) => text.length <= MAX_LENGTH) ?? texts.at(-1) ?? ''
}

function formatWith({ sections, unknown, today, memory }: IssueFacts, maxItems: number): string {
  const shown = sections.filter(({ items }) => items.length > 0)
  const introduction =
    shown.length === 0
      ? 'Nothing is due this week. This page opens again as soon as something is.'
      : 'This list is written again every week. You need not tick or close anything: what is done is gone the next time. The first words of each line open what has to be changed.'
  const gap =
    unknown.length === 0 ? [] : [`This time, nobody could look at: ${unknown.join('; ')}.`]
  return `${[
    `${HOUSEKEEPING_MARKER}\n${memory}`,
    introduction,
    ...shown.map((section) => formatSection(section, maxItems)),
    ...gap,
    `_Written on ${today}._`,
  ].join('\n\n')}\n`
}

function formatSection({ title, advice, items }: Section, maxItems: number): string {
  const lines = items.slice(0, maxItems).map(formatItem)
  const left = items.length - lines.length
  const more = left === 0 ? [] : [`- … and ${left.toLocaleString('en-US')} more.`]
  return `### ${title}\n\n${advice}\n\n${[...lines, ...more].join('\n')}`
}

function formatItem({ label, url, text }: Item): string {
  const words = quoteInComment(shorten(label))
  const start = url === null ? `**${words}**` : `[${words}](${escapeUrl(url)})`
  return `- ${start}: ${quoteInComment(shorten(text))}`
}

const shorten = (text: string): string =>
  text.length > MAX_TEXT_LENGTH
    ? `${[...text.slice(0, 2 * MAX_TEXT_LENGTH)].slice(0, MAX_TEXT_LENGTH).join('')}…`
    : text

/** A parenthesis would end the link, and file names may have one. */
const escapeUrl = (url: string): string =>
  url.replace(/[()<>\\\s]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
