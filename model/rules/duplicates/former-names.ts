// Notes a church or a person with a former name in parentheses, under which another file still lists the same one.
import { collections } from '../../collections'
import { createProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { readFieldWords } from '../../source/source-mark'
import { writeInFull } from './church-names'

const LISTS: readonly unknown[] = [
  collections.churches,
  collections.affiliates,
  collections.team,
  collections.board,
]
const FORMER_NAME =
  /(?:\(|, )(?:formerly|previously|once|until recently|fka|f\.?\/?k\.?\/?a\.?|antes|anteriormente)(?: (?:known as|called|named|conocid[oa] como|llamad[oa]))? (?<name>[^()]+?)\)?$/iu

export const checkFormerNames = (entries: readonly ParsedEntry[]): Problem[] =>
  entries.flatMap((parsed) => {
    if (!LISTS.includes(parsed.collection) || parsed.entry.draft === true) return []
    const former = FORMER_NAME.exec(readName(parsed))?.groups?.['name']
    if (former === undefined) return []
    const older = entries.find((other) => isListedAs(other, parsed, former))
    return older === undefined
      ? []
      : [
          createProblem(
            {
              code: 'listed-twice',
              severity: 'warning',
              message: `This line says that ${former} has a new name, but ${older.entry.file} still lists the old one.`,
              fix: `Delete ${older.entry.file}`,
            },
            getFieldPosition(parsed, 'name'),
          ),
        ]
  })

const readName = ({ entry }: ParsedEntry): string => readFieldWords(entry['name'])

const simplifyName = (name: string): string => writeInFull(name).toLowerCase()

const isListedAs = (other: ParsedEntry, parsed: ParsedEntry, name: string): boolean =>
  other !== parsed &&
  other.collection === parsed.collection &&
  other.entry['event'] === parsed.entry['event'] &&
  other.entry.draft !== true &&
  simplifyName(readName(other)) === simplifyName(name)
