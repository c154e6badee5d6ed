// Reports a text that was copied from another file of its folder and not changed, such as the story of another person.
import { collections } from '../../collections'
import type { AnyEntry } from '../../define-collection'
import { splitFileName } from '../../languages'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../source/source-mark'
import { getText } from '../../translations/translation-age'
import { isSuccessor } from '../published-urls/redirects/left-pages'
import { canBeSubject } from './typed-over/story-subjects'

/** There are too many posts to compare each with all others. */
const NOT_COMPARED: unknown = collections.posts
const PEOPLE: readonly unknown[] = [collections.team, collections.board]
/** Codes of problems after which the whole file goes away. */
const MISPLACED: readonly string[] = ['file-misplaced', 'translation-kind']
/** Shorter texts may well be the same. */
const MIN_LENGTH = 200

export function checkCopiedTexts(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const compared = entries.filter(
    ({ collection, entry, problems }) =>
      collection !== NOT_COMPARED &&
      entry.draft !== true &&
      problems.every(({ code }) => !MISPLACED.includes(code)),
  )
  const people = compared.filter(({ collection }) => PEOPLE.includes(collection))
  const files = new Map<string, AnyEntry>()
  const bodies = new Map(
    people.map(({ entry }) => [entry.file, getBody(getText(entry, texts)).body]),
  )
  const firstNames = new Map(people.map(({ entry }) => [getNames(entry)[0], entry.file]))
  return compared.flatMap((parsed) => {
    const { entry, collection } = parsed
    const { body, line } = getBody(getText(entry, texts))
    if (body === '') return []
    const isPerson = PEOPLE.includes(collection)
    const isEvent = collection === (collections.events as unknown)
    const key = `${collection.folder} ${splitFileName(entry.slug).language} ${body}`
    const copied = body.length < MIN_LENGTH ? undefined : files.get(key)
    if (body.length >= MIN_LENGTH && copied === undefined) files.set(key, entry)
    const names = getNames(entry)
    if (isPerson && names.some((name) => body.includes(name))) return []
    const location = { file: entry.file, line }
    if (isPerson) {
      const [subject = ''] = /^[A-Za-zÀ-ỿ]+/u.exec(body) ?? []
      const other = firstNames.get(subject)
      const isSame = other !== undefined && bodies.get(other) === body
      const [after = ''] = body
        .slice(subject.length)
        .trim()
        .split(/(?<=[.!?]) /)
      if (other !== undefined && other !== entry.file && (isSame || canBeSubject(subject, after)))
        return [
          createProblem(
            isSame
              ? storyOfOther(getName(entry), subject, other)
              : nameOfOther(getName(entry), names[0] ?? getName(entry), subject, other),
            location,
          ),
        ]
    }
    // The same event of another year has the same title. A file that takes the place of another one has its address.
    if (copied === undefined || isSuccessor(entry, copied)) return []
    if (isEvent && copied['title'] === entry['title']) return []
    return [createProblem(copiedText(copied.file), location)]
  })
}

const getName = ({ name }: AnyEntry) => (typeof name === 'string' ? removeSourceMarks(name) : '')

/** Returns the parts of a person's name, without titles and initials. */
const getNames = (entry: AnyEntry): string[] => getName(entry).match(/[A-ZÀ-Þ][a-zß-ỿ]{2,}/gu) ?? []

/** Returns the text below the fields with single spaces, and its first line. */
function getBody(text: string): { body: string; line: number } {
  const lines = text.split('\n')
  const fence = lines.indexOf('---', 1)
  const first = lines.findIndex((typed, index) => index > fence && typed.trim() !== '')
  if (fence === -1 || first === -1) return { body: '', line: 1 }
  return { body: lines.slice(first).join(' ').replace(/\s+/g, ' ').trim(), line: first + 1 }
}

const storyOfOther = (name: string, subject: string, file: string): FileProblem => ({
  code: 'text-copied',
  severity: 'warning',
  message: `This is the file of ${name}. But the text is about ${subject}: it is the same as in ${file}.`,
  fix: `Write about ${name} in its place.`,
})

/** @param firstName that of the person, or another part of the name */
const nameOfOther = (
  name: string,
  firstName: string,
  subject: string,
  file: string,
): FileProblem => ({
  code: 'text-copied',
  severity: 'warning',
  message: `This is the file of ${name}. But its text begins with ${subject}, and ${subject} is the person in ${file}.`,
  fix: `If all the rest is true of ${firstName}, too, write ${firstName} in place of ${subject}. If it is still the story of ${subject}, write one about ${firstName}.`,
})

const copiedText = (file: string): FileProblem => ({
  code: 'text-copied',
  severity: 'warning',
  message: `The text here is the same as in ${file}.`,
  fix: 'Write what is different in this file, or delete one of the two.',
})
