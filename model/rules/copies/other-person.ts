// Reports a file with the name of one person that has another person in it, because the new person was typed over the old one.
import { collections } from '../../collections'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { normalizeFileName } from '../../source/check-file-name'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../source/source-mark'
import { simplifyText } from '../../text/simplify-text'

const PEOPLE: readonly unknown[] = [collections.team, collections.board]
/** Matches the name of a file that can be that of a person: a first and a last name, and at most one more. */
const PERSON_FILE = /^[a-z]{2,}(?:-[a-z]+){1,2}$/
/** Matches names of files that say what people do. */
const NO_NAME =
  /(?:^|-)(?:new|our|the|of|and|for|board|staff|team|member|person|volunteer|intern|director|coordinator|manager|assistant|chair|nurse|advocate|treasurer|secretary|desk|sample)(?:-|$)/

export function checkOtherPersons(entries: readonly ParsedEntry[]): Problem[] {
  const people = entries.filter(({ collection }) => PEOPLE.includes(collection))
  return people.flatMap((parsed) => {
    const { name, title, slug, draft } = parsed.entry
    // A person who has a file of their own is listed twice, which is reported elsewhere.
    const isTwice = people.some((other) => other !== parsed && other.entry['name'] === name)
    const isExchanged = parsed.problems.some(({ code }) => code === 'value-exchanged')
    if (draft === true || isTwice || isExchanged) return []
    if (typeof name !== 'string' || !PERSON_FILE.test(slug) || NO_NAME.test(slug)) return []
    const words = getWords(`${name} ${typeof title === 'string' ? title : ''}`)
    const isShared = slug.split('-').some((part) => words.some((word) => isSimilar(part, word)))
    if (isShared || words.length < 2) return []
    return [
      createProblem(otherPerson(removeSourceMarks(name), slug), getFieldPosition(parsed, 'name')),
    ]
  })
}

const getWords = (typed: string): string[] =>
  simplifyText(removeSourceMarks(typed)).match(/[a-z]{2,}/g) ?? []

/** Returns whether two names begin alike, as Beth and Bethany do. */
const isSimilar = (first: string, second: string): boolean =>
  first.slice(0, 3) === second.slice(0, 3)

function otherPerson(name: string, slug: string): FileProblem {
  const own = normalizeFileName(name)
  return {
    code: 'file-person',
    severity: 'warning',
    message: `This file is called ${slug}.md, but it is about ${name}.`,
    fix: `If you typed over another person, put back here what was there before: on GitHub, press History to see it. Give ${name} a new file, ${own}.md. If the other person has left, change the name of this file to ${own}.md`,
  }
}
