// Notes a post whose author is one of us, while its writer says in the first person that they are someone else: "I have been the pastor of".
import { collections } from '../../collections'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { readFieldWords } from '../../source/source-mark'
import { simplifyText } from '../../text/simplify-text'
import { NAME_CLAIM, OTHER_PERSON, ROLE_CLAIM, SIGNATURE } from '../../text/writer-claims'
import { getText } from '../../translations/translation-age'
import { canSay, findByTitle, type Person } from './writer-roles'

const PEOPLE: readonly unknown[] = [collections.team, collections.board]
const ROLE_CLAIMS = new RegExp(ROLE_CLAIM, 'gu')
const OTHER_PERSONS = new RegExp(OTHER_PERSON, 'gu')
/** First names that are words as well. */
const WORDS = /^(?:Joy|Grace|Hope|Faith|Mercy|Patience|Charity|Rose|April|May|June|Will|Mark)$/
/** What others say or ask: quotations, headings, lists, boxes, and words that are set apart. */
const OF_OTHERS =
  /“[^”]*”|"[^"\n]*"|«[^»]*»|^[ \t]*(?:[>#:|]|[-*+] |\d+\. ).*$|(?<!\*)(\*{1,2}|_)(?=\S)[^*_\n]+\1|[^.!?\n]*\?/gm
/** Words before a name at the beginning of a sentence. */
const STARTS = /^(?:Then|And|But|So|Later|When|Today|Once|Luego|Entonces|Y|Pero|Cuando) /

/** @param texts the texts of the files by their paths below the content folder */
export function checkOtherWriters(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const posts = entries.filter(
    ({ collection, topics }) =>
      collection === (collections.posts as unknown) && topics.includes('writer'),
  )
  if (posts.length === 0) return []
  const people = entries.flatMap((parsed) => readPerson(parsed, texts))
  return posts.flatMap((parsed) => {
    const author = readFieldWords(parsed.entry['author'])
    const own = people.find(({ name }) => name === author)
    if (own === undefined || parsed.entry.draft === true) return []
    const text = getText(parsed.entry, texts)
    const typed = text.slice(text.indexOf('\n---', 3) + 4)
    const problem =
      findOtherSignature(typed, own, people) ??
      findOtherWriter(typed.replace(OF_OTHERS, ''), own, people)
    return problem === null ? [] : [createProblem(problem, getFieldPosition(parsed, 'author'))]
  })
}

function readPerson(
  { collection, entry }: ParsedEntry,
  texts: Readonly<Record<string, string>>,
): Person[] {
  if (!PEOPLE.includes(collection) || entry.draft === true) return []
  const title = readFieldWords(entry['title'])
  const isOnBoard = collection === (collections.board as unknown)
  const words = simplifyText(getText(entry, texts).replace(/^(?:image|email|emblem)\w*:.*$/gm, ''))
  return [{ name: readFieldWords(entry['name']), title, isOnBoard, words }]
}

/** Matches what can be below the name of a writer: the title, and buttons. */
const BELOW_NAME = /^(?:[^\n.!?]{0,60}\n?)?(?:\s|::button.*)*$/

/** Finds the name of someone else below the whole text. */
function findOtherSignature(
  body: string,
  own: Person,
  people: readonly Person[],
): FileProblem | null {
  const [signed = '', ...names] = SIGNATURE.exec(body) ?? []
  const name = names.find((group) => group !== undefined)
  const writer = people.find((person) => person.name === name)
  if (name === undefined || !writer || writer.name === own.name) return null
  const index = body.indexOf(signed)
  const above = body.slice(0, index).trimEnd().split('\n').at(-1) ?? ''
  const isBelowAll = BELOW_NAME.test(body.slice(index + signed.length).trimStart())
  return isBelowAll && !/^\s*>/.test(above)
    ? describeWriter(own, `text is signed by ${name}`, writer)
    : null
}

function findOtherWriter(body: string, own: Person, people: readonly Person[]): FileProblem | null {
  const [claim = '', said = ''] = NAME_CLAIM.exec(body) ?? []
  const named = people.find((person) => isNameOf(said, person, people))
  if (named && named.name !== own.name && !own.name.includes(said.split(' ')[0] ?? ''))
    return describeWriter(own, `writer of the text says "${claim}"`, named)

  for (const { 0: words, index } of body.matchAll(ROLE_CLAIMS)) {
    const other = findByTitle(words, own, people)
    if (other === null && canSay(words, own)) continue
    const shown = /^[^.,;!?\n]*/.exec(body.slice(index, index + MAX_SHOWN))?.[0] ?? words
    return describeWriter(own, `writer of the text says "${shown.trim()}"`, other)
  }
  for (const [words, ...names] of body.matchAll(OTHER_PERSONS)) {
    const name = names.find((group) => group !== undefined) ?? ''
    if (isNameOf(name, own, people) || isNameOf(name.replace(STARTS, ''), own, people))
      return describeWriter(
        own,
        `writer of the text speaks of ${own.name} as someone else ("${words}")`,
        null,
      )
  }
  return null
}

const MAX_SHOWN = 70

/** Returns whether a whole name, or a first name that nobody else has, is that of a person. */
function isNameOf(name: string, person: Person, people: readonly Person[]): boolean {
  if (name === person.name) return true
  const isFirst = person.name.split(' ').includes(name) && !WORDS.test(name)
  return isFirst && people.filter((other) => other.name.split(' ').includes(name)).length === 1
}

const describeWriter = (own: Person, what: string, other: Person | null): FileProblem => ({
  code: 'author-differs',
  severity: 'warning',
  message: `The author is ${own.name} (${own.title}), but the ${what}.`,
  fix:
    other === null
      ? `If someone else wrote this, write that name here. If it is by ${own.name}, there is nothing to do.`
      : `If ${other.name} wrote this, write author: ${other.name}. If it is by ${own.name}, there is nothing to do.`,
})
