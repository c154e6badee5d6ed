// Notes what people write in a field for themselves or a colleague: after //, in parentheses, between %% as in Obsidian, or as a comment of HTML.
import { findComment } from '../../../front-matter/comments-in-values'
import type { SplitText } from '../../../front-matter/split-front-matter'
import { toYaml } from '../../../front-matter/yaml-form'
import type { FileProblem, LocatedProblem } from '../../../problems/problem'
import { findMessage } from './value-messages'
import { adviseUnknown, isUnknown } from './unknown-values'
import { findQuestion } from './value-questions'
import { describePrivateRemark, findPrivateRemark } from './private-remarks'
import { findRemark } from './value-remarks'
import { shortenText } from '../../../text/shorten-text'

/** Matches two slashes and some words. After them, a title such as "Faith // Family" has a capital letter. */
const NOTE =
  /\s+\/\/\s+(?=[a-zß-ỿ]|TODO)\S+\s+\S.*$|\s+%%\s?\S.* .*%%$|\s*\{>>.*<<\}$|\s*<!--.*?(?:-->|$)|\s+\/\*.*\*\/$/u
const CANDIDATE = / \/\/ | %%|\{>>|<!--|\/\*/

/** Fields in which such words can be meant, or which nobody reads as words. */
const OTHER_FIELDS = new Set(
  'time hours date status status_note source translated_from image focus location'.split(' '),
)
const NAMES = new Set('name organization role'.split(' '))

const MAX_SHOWN = 80

/** Matches words in which something is still missing besides the note. */
const IS_OPEN = /\?\?|_{2,}|\b(?:TB[AD]|XX+)\b/

const adviseOnOpen = (value: object): string =>
  `leave this ${'items' in value ? 'item' : 'line'} out until you know the rest.`

/** There is no edit: the note may be the only copy of what it says. */
export function checkValueNotes({ frontMatter }: SplitText): LocatedProblem[] {
  // What is open yet may be said of an event.
  const isNamed = !frontMatter.has('date') && !frontMatter.has('location')
  const isPerson = frontMatter.has('name')
  return [...frontMatter].flatMap(([field, value]) =>
    ('items' in value ? value.items : [value]).flatMap((item): LocatedProblem[] => {
      const { line, column, text } = item
      // A note after a # has been reported.
      if (item.isReported || findComment(item, field) !== null) return []
      const isName = isNamed && NAMES.has(field)
      const place = { field, line, column }
      if (isUnknown(text, field, isPerson)) return [{ ...unknown(text, field), ...place }]
      const message = OTHER_FIELDS.has(field) ? null : findMessage(text)
      if (message !== null) return [{ ...pastedMessage(field, message), ...place }]
      const secret = findPrivateRemark(text, field)
      if (secret !== null)
        return [{ ...describePrivateRemark(secret, removeWords(text, secret), field), ...place }]
      const note = CANDIDATE.test(text) ? NOTE.exec(text)?.[0] : undefined
      const remark = OTHER_FIELDS.has(field) ? null : findRemark(text, isName)
      const typed = note ?? remark ?? findQuestion(text, field, isPerson)
      if (typed === null || typed === text) return []
      const own = removeWords(text, typed)
      const isAsked = 'items' in value && own.endsWith('?')
      if (IS_OPEN.test(own) || isAsked)
        return [{ ...left(typed.trim(), adviseOnOpen(value)), ...place }]
      const instead = 'items' in value ? `write only ${own}` : `write ${field}: ${own}`
      const isCertain = typed === note || field === 'image_alt'
      return [{ ...left(typed.trim(), instead, isCertain), ...place }]
    }),
  )
}

const removeWords = (text: string, words: string): string =>
  text
    .replace(words, () => '')
    .replace(/ {2,}/g, ' ')
    .trim()

/** @param isCertain whether the words that are left need no answer first */
const left = (typed: string, instead: string, isCertain = true): FileProblem => ({
  code: 'note-left',
  severity: 'warning',
  message: `"${shortenText(typed, MAX_SHOWN)}" seems to be a note for you or a colleague, and visitors would read it.`,
  fix: isCertain
    ? `Save the note somewhere else, such as in an email to your colleague, and ${instead}`
    : `Save the note somewhere else, such as in an email to your colleague. If this change is not certain yet, wait with it. If it is, ${instead}`,
})

const pastedMessage = (field: string, own: string): FileProblem => ({
  code: 'note-left',
  severity: 'warning',
  message: 'This line has words from a message to a colleague, and visitors would read them.',
  fix: `Write ${field}: ${toYaml(own)}`,
})

const unknown = (text: string, field: string): FileProblem => ({
  code: 'text-example',
  severity: 'warning',
  message: `"${text}" seems to fill a place until the real words are there, and visitors would read it.`,
  fix: adviseUnknown(field),
})
