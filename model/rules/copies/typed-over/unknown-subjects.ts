// Notes the story of a person that has the first name of nobody on the site: the text of someone who has left, or of an example.
import { distance } from 'fastest-levenshtein'
import { collections } from '../../../collections'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../../source/source-mark'
import { simplifyText } from '../../../text/simplify-text'
import { getText } from '../../../translations/translation-age'
import { FIRST_NAMES } from '../../named-people/first-names'
import { NAMES_OF_MEN } from '../../named-people/names-of-men'
import { readSentences } from '../sentences/sentences'
import { canBeSubject } from './story-subjects'
import { getNameWords, isSimilarWord } from './typed-over'
import { findHelpers, type Helper } from './unknown-helpers'

const PEOPLE: readonly unknown[] = [collections.team, collections.board]
/** Matches a first name and what that person does: "Luis is", "Every week, Luis quietly plans". */
const SUBJECT =
  /^(?:(?:After|Before|In|On|At|Every|For|Since) [\p{Ll}\d ]+, )?(\p{Lu}\p{Ll}{2,}) ((?:\p{Ll}+ly )?(?:\p{Ll}+s|joined|came|grew|began|started|loved?|will|can|es|tiene|ama|vive|trabaja|dirige|coordina|ayuda|atiende|recibe|lleva|enseña|disfruta|escucha|contesta|responde|llegó|se|nos)(?!\p{L}).*)$/u
/** Other names for people with a longer one, and names that are places as well. */
const NOT_SURE =
  /^(?:Abby|Becky|Ben|Beth|Betty|Bella|Carly|Debbie|Eliza|Ella|Gwen|Jack|Jackie|Jake|Jen|Jenny|Jim|Bob|Tom|Kate|Kathy|Katie|Liz|Lori|Lupe|Maddie|Mandy|Nikki|Nina|Patty|Peggy|Sadie|Sally|Sandy|Sue|Tess|Tina|Tricia|Vicky|Virginia|Savannah|Brooklyn|Logan|Jordan|Austin|Hunter|Mason|Taylor|Kenya|Raven|Robin|Trinity|Madison|Regina|Santiago)$/
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
    const helper = listHelpers(parsed, own, texts).find((other) => isUnknown(other.name))
    if (helper === undefined) return []
    const { line, column } = helper
    const position = { file: parsed.entry.file, line, column }
    return [createProblem(describeHelper(own, helper.name), position)]
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
  const [, subject = '', after = ''] = SUBJECT.exec(first?.words ?? '') ?? []
  if (first === undefined || !isFirstName(subject) || OF_OTHERS.test(after)) return null
  if (!canBeSubject(subject, after) || entry.slug.includes(simplifyText(subject))) return null
  const own = getNameWords(name)
  // Other words may be like a name by chance: "simply" is like Simmons.
  const capitals = text.slice(text.indexOf('\n---', 3)).match(/\p{Lu}[\p{L}’'-]+/gu) ?? []
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

const isFirstName = (word: string): boolean =>
  (FIRST_NAMES.has(word) || NAMES_OF_MEN.has(word)) && !NOT_SURE.test(word)

const isSameName = (word: string, part: string): boolean =>
  word.length > 2 && part.length > 2 && isSimilarWord(word, part)

/** Returns whether a person, a title or an author of the site has this name. */
const isNamed = (entry: ParsedEntry['entry'], first: string): boolean =>
  ['name', 'title', 'author'].some((field) => {
    const value = entry[field]
    return typeof value === 'string' && value.includes(first)
  })

const describeSubject = (name: string, subject: string): FileProblem => ({
  code: 'person-name',
  severity: 'warning',
  message: `This file is about ${name}, but its text speaks of ${subject}.`,
  fix: `Write a few sentences about ${name} in its place. If the two are one person, there is nothing to do.`,
})

const describeHelper = (name: string, helper: string): FileProblem => ({
  code: 'person-name',
  severity: 'warning',
  message: `This file is about ${name}, but here its text speaks of ${helper}, who is not on the Team page.`,
  fix: `If you mean ${name}, write ${name.split(' ').find((part) => !part.endsWith('.')) ?? name} in place of ${helper}. If ${helper} helps visitors too, there is nothing to do.`,
})
