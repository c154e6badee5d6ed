// Reports a file with the name of one person that has another person in it, because the new person was typed over the old one.
import { collections } from '../../../collections'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../../source/source-mark'
import { describeTypedOver, getNameWords, isSimilarWord } from './typed-over'

const PEOPLE: readonly unknown[] = [collections.team, collections.board]
/** Matches the name of a file that can be that of a person: a first and a last name, and at most one more. */
const PERSON_FILE = /^[a-z]{2,}(?:-[a-z]+){1,2}$/
/** Matches names of files that say what people do. */
const NO_NAME =
  /(?:^|-)(?:new|our|the|of|and|for|board|staff|team|member|person|volunteer|intern|director|coordinator|manager|assistant|chair|nurse|advocate|treasurer|secretary|desk|sample)(?:-|$)/

/** Matches a role that was typed into the line of the name: words of jobs, or any word before one that is no last name. */
const ROLE =
  /^(?:(?:vice|executive|board|office|clinic|nurse|program|events?|volunteer|assistant|interim) )*(?:chair(?:man|woman|person)?|treasurer|secretary|member|president|director|manager|coordinator|receptionist|nurse)$|^(?:[A-Za-zÀ-ỿ][A-Za-zÀ-ỿ’'-]*,? )*(?:liaison|coordinator|manager|director|counselor|assistant|treasurer|secretary|advocate|mentor|relations|officer|specialist|administrator|receptionist|bookkeeper|sonographer|coordinadora?|directora?|gerente|enfermera|consejera|asistente|tesorer[ao]|secretari[ao]|recepcionista)$|^(?:coordinadora?|directora?|gerente|encargad[ao]|enfermera|consejera|asistente) (?:de|del) .+$/iu

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** @param meant the name that the name of the file says */
const roleAsName = (role: string, meant: string): FileProblem => ({
  code: 'file-person',
  severity: 'warning',
  message: `"${role}" is what someone does, not the name of a person. The name of this file says ${meant}.`,
  fix: `Write name: ${meant}. If ${role} is a new title, write title: ${role}`,
})

export function checkOtherPersons(entries: readonly ParsedEntry[]): Problem[] {
  const people = entries.filter(({ collection }) => PEOPLE.includes(collection))
  return people.flatMap((parsed) => {
    const { name, title, slug, draft } = parsed.entry
    // A person who has a file of their own is listed twice, which is reported elsewhere.
    const isTwice = people.some((other) => other !== parsed && other.entry['name'] === name)
    const isExchanged = parsed.problems.some(({ code }) => code === 'value-exchanged')
    if (draft === true || isTwice || isExchanged) return []
    if (typeof name !== 'string' || !PERSON_FILE.test(slug) || NO_NAME.test(slug)) return []
    const role = removeSourceMarks(name).trim()
    // Mentor and Officer are last names, too.
    const isOwn = getNameWords(role).some((word) => slug.split('-').includes(word))
    if (ROLE.test(role) && !isOwn) {
      const meant = slug.split('-').map(capitalize).join(' ')
      return [createProblem(roleAsName(role, meant), getFieldPosition(parsed, 'name'))]
    }
    const words = getNameWords(`${name} ${typeof title === 'string' ? title : ''}`)
    const isShared = slug.split('-').some((part) => words.some((word) => isSimilarWord(part, word)))
    if (isShared || words.length < 2) return []
    return [
      createProblem(
        describeTypedOver(removeSourceMarks(name), slug, 'person', 'the other person has left'),
        getFieldPosition(parsed, 'name'),
      ),
    ]
  })
}
