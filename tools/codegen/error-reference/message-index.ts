// Lists the messages of the check in the order of the words that people see, each with a link to its example.
import GithubSlugger from 'github-slugger'
import type { Problem } from '../../../model/problems/problem'
import { PROBLEM_TITLES } from '../../../model/problems/problem-codes'
import { escapeMarkdown } from './escape-markdown'

export type IndexedMessage = Pick<Problem, 'code' | 'message'>

/** How messages begin, in the order of the page; the last pattern matches all that are left. */
const BEGINNINGS = [
  { title: 'It begins with words of yours', pattern: /^(?:"|\S*[^A-Za-z\s,'’]\S*\s)/ },
  { title: 'There is no …', pattern: /^There is no / },
  { title: 'There is … or there are …', pattern: /^There (?:is|are) / },
  { title: 'The …', pattern: /^The / },
  { title: 'This … or these …', pattern: /^(?:This|These) / },
  { title: 'Everything else', pattern: /^/ },
]

const INTRODUCTION = `## Find your message

How does your message begin? What you typed yourself is different in yours, such as a day or a name.`

/** Returns the Markdown of the list, with a heading for each beginning. */
export function formatMessageIndex(messages: readonly IndexedMessage[]): string {
  const sorted = sortMessages(removeSimilar(messages))
  const sections = BEGINNINGS.map(({ title }) => {
    const lines = sorted.filter(({ message }) => findBeginning(message) === title).map(formatLine)
    return `### ${title}\n\n${lines.join('\n')}`
  })
  return [INTRODUCTION, ...sections].join('\n\n')
}

/** Messages of a problem that begin with as many of the same words are listed once. */
const COMPARED_WORDS = 5

/** Keeps the first of several messages of a problem that differ only in what was typed, or at their end. */
const removeSimilar = (messages: readonly IndexedMessage[]): readonly IndexedMessage[] => [
  ...new Map(
    messages
      .toReversed()
      .map((message) => [`${message.code} ${getBeginning(message.message)}`, message]),
  ).values(),
]

const findBeginning = (message: string): string | undefined =>
  BEGINNINGS.find(({ pattern }) => pattern.test(message))?.title

/** Matches a place in the Bible, which was typed. */
const VERSE = /(?:[123] )?\p{Lu}\p{L}+ \d+:\d+/gu

/** Sorts messages by their own words, without those that were typed. */
const sortMessages = (messages: readonly IndexedMessage[]): readonly IndexedMessage[] =>
  messages.toSorted((a, b) => getOwnWords(a.message).localeCompare(getOwnWords(b.message), 'en'))

const getOwnWords = (message: string): string =>
  message
    .replace(/"[^"]*"/g, '')
    .replace(VERSE, '')
    .replace(/(?:^|\s)(?:\S*[^A-Za-z\s,.'’]\S*|\S+\.\S+)(?=\s|$)/g, '')
    .trim()

const getBeginning = (message: string): string =>
  getOwnWords(message).split(' ').slice(0, COMPARED_WORDS).join(' ')

const formatLine = ({ code, message }: IndexedMessage): string =>
  `- [${escapeMarkdown(message)}](#${new GithubSlugger().slug(PROBLEM_TITLES[code])})`
