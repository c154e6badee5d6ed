// The problems of fields that only other programs or other collections have.
import { findWatchUrl } from '../../../links/video-url'
import type { Value } from '../../../front-matter/value'
import type { LocatedProblem } from '../../../problems/problem'
import { listWords } from '../../../text/list-words'
import { moveItems } from '../unknown-field-problems'
import type { SearchWords } from './search-words'

/** The name of a field as it was typed, and its value. */
export type Typed = readonly [typed: string, value: Value]

type Details = Pick<LocatedProblem, 'code' | 'message' | 'fix'>

/** How many words for the search are named. */
const MAX_NAMED_WORDS = 8

/** The problem of a video in a file that shows none. */
export function videoElsewhere(videos: readonly Typed[]): Details {
  const names = videos.map(([typed]) => typed)
  const [, first] = videos.find(([, value]) => 'text' in value && isAddress(value.text)) ?? []
  const typed = first && 'text' in first ? first.text : 'the address of the video'
  const address = findWatchUrl(typed) ?? typed
  const [, title] = videos.find(([name]) => name === 'video_title') ?? []
  const words = title && 'text' in title && title.text !== '' ? title.text : 'What the video shows'
  return {
    code: 'field-unknown',
    message:
      names.length > 1
        ? `The fields ${listWords(names)} are only for a page in content/pages, which can show a video.`
        : `The field ${names.join('')} is only for a page in content/pages, which can show a video.`,
    fix: `Write a link into the text below, [${words}](${address}), and delete ${names.length > 1 ? 'these lines' : 'the line'}.`,
  }
}

const isAddress = (text: string): boolean => /^https?:\/\/\S+$/.test(text)

/** Describes the fields that other programs have, with the words for the search among them. */
export function describePool(
  pool: readonly Typed[],
  search: readonly Typed[],
  words: SearchWords | null,
): Details {
  const names = pool.map(([typed]) => typed)
  const isOne = pool.length === 1
  const isSearch = search.length === pool.length
  const deletion = isOne ? 'delete the line.' : 'delete these lines.'
  return {
    code: 'field-unknown',
    message: isSearch
      ? `There ${isOne ? 'is no field' : 'are no fields'} ${listWords(names.map((name) => `"${name}"`))} here: other words for the search belong in the list also_known_as.`
      : `This site has no use for ${listWords(names, names.length)}: ${isOne ? 'it comes' : 'they come'} from another website program.`,
    fix: isSearch && isOne ? adviseOnSearchField(pool, words) : adviseOnWords(words, deletion),
  }
}

/** Says where the words of several fields go, and that the fields go away. */
function adviseOnWords(words: SearchWords | null, deletion: string): string {
  if (words === null)
    return `Write the words for the search below also_known_as:, one on each line, and ${deletion}`
  if (words.words.length === 0) return deletion.replace('d', 'D')
  const place =
    words.below === null
      ? 'Write also_known_as: on a line of its own, and below it'
      : 'Below also_known_as:, write'
  return `${place} ${listNamed(words)}${onLines(words)} Then ${deletion}`
}

const onLines = ({ words }: SearchWords): string =>
  words.length === 1 ? '.' : ', each on its own line.'

/** Says what to do with the only field of words for the search. Its own lines can stay below another name. */
function adviseOnSearchField([first]: readonly Typed[], words: SearchWords | null): string {
  const deletion = 'delete the line.'
  if (first === undefined || words === null || words.words.length === 0)
    return adviseOnWords(words, deletion)
  const [typed, value] = first
  const isList = 'items' in value && value.items.length === words.words.length
  if (words.below === null)
    return isList
      ? `Write also_known_as: in place of ${typed}:, and leave ${words.words.length === 1 ? 'the line below it as it is' : 'the lines below it as they are'}.`
      : `In place of this line, write also_known_as: and below it ${listNamed(words)}${onLines(words)}`
  return isList
    ? moveItems(typed, 'also_known_as', value.items.length)
    : adviseOnWords(words, `delete the line ${typed}:`)
}

const listNamed = ({ words }: SearchWords): string =>
  listWords(
    words.map((word) => `"  - ${word}"`),
    MAX_NAMED_WORDS,
  )
