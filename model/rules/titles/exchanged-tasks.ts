// Notes a person of whom a text says what the Team page says of a colleague: "Grace Nakamura, who guides the parenting program".
import type { Day } from '../../dates/day'
import { createProblem, getPositionAt, type Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { simplifyWords } from '../../text/simplify-text'
import { getText } from '../../translations/translation-age'
import { isCurrent } from './check-titles'
import { readPerson, type TitledPerson } from './titled-people'

/** Fewer words may be said of many people: "who answers the phone". */
const MIN_WORDS = 4

type Person = TitledPerson & {
  /** Returns what the Team page says of the person, in simple words between spaces. */
  readonly readWords: () => string
}

/** @param texts the texts of the files by their paths below the content folder */
export function checkExchangedTasks(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
  today: Day,
): Problem[] {
  const people = entries.flatMap((parsed) =>
    readPerson(parsed).map((person): Person => {
      const readWords = () => ` ${simplifyWords(getText(parsed.entry, texts))} `
      return { ...person, readWords }
    }),
  )
  return entries.flatMap(({ collection, entry, wordPairs }) => {
    const { file, date } = entry
    if (!isCurrent(collection, date, today)) return []
    const named = people.filter(({ name }) => wordPairs.includes(name))
    if (named.length === 0 || people.some((person) => person.file === file)) return []
    const text = getText(entry, texts)
    return named.flatMap((person) =>
      findExchanged(person, people, text).map(({ problem, index }) =>
        createProblem(problem, { file, ...getPositionAt(text, index) }),
      ),
    )
  })
}

function findExchanged(person: Person, people: readonly Person[], text: string) {
  const { name } = person
  const said = new RegExp(`(?<![A-Za-zÀ-ỿ])${name}(?:\\]\\([^)]*\\))?,? who ([^.,;:!?\\n]+)`, 'gu')
  return [...text.matchAll(said)].flatMap(({ 1: typed = '', index }) => {
    const task = simplifyWords(typed)
    if (task.split(' ').length < MIN_WORDS || person.readWords().includes(` ${task} `)) return []
    const [other, another] = people.filter((colleague) => doesTask(colleague, task))
    if (other === undefined || another !== undefined) return []
    const problem = {
      code: 'person-title',
      severity: 'warning',
      message: `This says of ${name}: "${typed}". On the Team page, that is ${other.name}.`,
      fix: `If you mean ${other.name}, write ${other.name} here. If ${name} does this now, change ${other.file} as well.`,
    } as const
    return [{ problem, index }]
  })
}

/** Returns whether the Team page says that a person does something. */
function doesTask({ name, readWords }: Person, task: string): boolean {
  const [first = ''] = simplifyWords(name).split(' ')
  return [first, 'she', 'he'].some((subject) => readWords().includes(` ${subject} ${task} `))
}
