// Notes the story of a person that has the first name of nobody on the site: the text of someone who has left, or of an example.
import { distance } from 'fastest-levenshtein'
import { collections } from '../../../collections'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../../source/source-mark'
import { simplifyText } from '../../../text/simplify-text'
import { getText } from '../../../translations/translation-age'
import { readSentences } from '../sentences/sentences'
import { findLaterSubject } from './later-subjects'
import { isFirstName, readSubject } from './sentence-subjects'
import { canBeSubject } from './story-subjects'
import { getNameWords, isSimilarWord } from './typed-over'
import { findHelpers, type Helper } from './unknown-helpers'

const PEOPLE: readonly unknown[] = [collections.team, collections.board]
/** Matches people of the same family, and what is said of a place or of a name. */
const OF_OTHERS =
  /\b(?:is|was|es|era) (?:her|his|su|the name|el nombre|where|home|donde)\b|\b(?:nephew|niece|cousin|grandson|granddaughter|father-in-law|mother-in-law|pet|dog|cat|nieto|nieta|sobrin[oa]|prim[oa]|perr[oa]|gat[oa])\b/

/** @param texts the texts of the files by their paths below the content folder */
export function checkUnknownSubjects(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  return entries.flatMap((parsed): Problem[] => {
    const { name, draft } = parsed.entry
    if (!PEOPLE.includes(parsed.collection) || typeof name !== 'string' || draft === true) return []
    const own = removeSourceMarks(name)
    const isUnknown = (first: string) => !entries.some(({ entry }) => isNamed(entry, first))
    const found = findSubject(parsed, own, texts)
    if (found !== null && isUnknown(found.subject))
      return [createProblem(describeSubject(own, found.subject), found.position)]
    const later = findLaterSubject(getText(parsed.entry, texts), own, parsed.entry.slug)
    // A writer may have left the team.
    if (
      later !== null &&
      !entries.some(({ entry }) => isNamed(entry, later.name, ['name', 'title']))
    )
      return [createOther(parsed, own, later, 'is someone else')]
    const helper = listHelpers(parsed, own, texts).find((other) => isUnknown(other.name))
    return helper === undefined ? [] : [createOther(parsed, own, helper, 'helps visitors too')]
  })
}

/** Returns those in the text about a person who do something for visitors and have a first name that is not in the fields. */
function listHelpers(
  { entry }: ParsedEntry,
  name: string,
  texts: Readonly<Record<string, string>>,
): Helper[] {
  const text = getText(entry, texts)
  const fields = text.slice(0, text.indexOf('\n---', 3))
  return findHelpers(readSentences(text)).filter(
    (helper) =>
      isFirstName(helper.name) &&
      !fields.includes(helper.name) &&
      !entry.slug.includes(simplifyText(helper.name)) &&
      getNameWords(name).every((part) => distance(part, simplifyText(helper.name)) > 2),
  )
}

function findSubject(
  { entry }: ParsedEntry,
  name: string,
  texts: Readonly<Record<string, string>>,
) {
  const text = getText(entry, texts)
  const [first] = readSentences(text)
  const { subject, after } = readSubject(first?.words ?? '')
  if (first === undefined || !isFirstName(subject) || OF_OTHERS.test(after)) return null
  if (!canBeSubject(subject, after) || entry.slug.includes(simplifyText(subject))) return null
  const own = getNameWords(name)
  // Other words may be like a name by chance: "simply" is like Simmons.
  const capitals = text.slice(text.indexOf('\n---', 3)).match(/[A-ZÀ-Þ][A-Za-zÀ-ỿ’'-]+/gu) ?? []
  const words = getNameWords(capitals.join(' '))
  const isOwn = own.some((part) => words.some((word) => isSameName(word, part)))
  // Another spelling of the own name is reported elsewhere.
  const isAlmostOwn = own.some((part) => distance(part, simplifyText(subject)) <= 2)
  // A second name in the file is one that people know the person by.
  const isListed =
    text.split(subject).length > 2 && text.indexOf(subject) < text.indexOf('\n---', 3)
  if (isOwn || isAlmostOwn || isListed || own.length < 2) return null
  const column = first.start + first.words.indexOf(subject) + 1
  return { subject, position: { file: entry.file, line: first.line, column } }
}

const isSameName = (word: string, part: string): boolean =>
  word.length > 2 && part.length > 2 && isSimilarWord(word, part)

/** Returns whether a person, a title or an author of the site has this name. */
const isNamed = (
  entry: ParsedEntry['entry'],
  first: string,
  fields: readonly string[] = ['name', 'title', 'author'],
): boolean =>
  fields.some((field) => {
    const value = entry[field]
    return typeof value === 'string' && value.includes(first)
  })

const describeSubject = (name: string, subject: string): FileProblem => ({
  code: 'person-name',
  severity: 'warning',
  message: `This file is about ${name}, but its text speaks of ${subject}.`,
  fix: `Write a few sentences about ${name} in its place. If the two are one person, there is nothing to do.`,
})

const createOther = (parsed: ParsedEntry, own: string, other: Helper, doubt: string): Problem => {
  const { name, line, column } = other
  return createProblem(describeOther(own, name, doubt), { file: parsed.entry.file, line, column })
}

/** @param doubt what may be true of the other one all the same */
const describeOther = (name: string, other: string, doubt: string): FileProblem => ({
  code: 'person-name',
  severity: 'warning',
  message: `This file is about ${name}, but here its text speaks of ${other}, who is not on the Team page.`,
  fix: `If you mean ${name}, write ${name.split(' ').find((part) => !part.endsWith('.')) ?? name} in place of ${other}. If ${other} ${doubt}, there is nothing to do.`,
})
