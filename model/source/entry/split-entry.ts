// Splits the text of a file into its fields and the text below them, after correcting what was pasted or guessed.
import type { Collection } from '../../define-collection'
import { findBodyField, type BodyField } from '../../front-matter/body-field'
import { removeCheckBoxes } from '../../front-matter/pasted/check-boxes'
import { findForeignFrontMatter } from '../../front-matter/pasted/foreign-front-matter'
import { findPlusFields, findTable } from '../../front-matter/pasted/foreign-tables'
import { findSecondBlock, secondBlock } from '../../front-matter/pasted/second-block'
import {
  findSecondEntry,
  isSameEntry,
  sameEntryTwice,
  secondEntry,
} from '../../front-matter/pasted/second-entry'
import { splitFrontMatter, type SplitText } from '../../front-matter/split-front-matter'
import { DEFAULT_LANGUAGE, splitFileName } from '../../languages'
import type { LocatedProblem } from '../../problems/problem'
import { getFieldsByName, type ParseContext } from '../../schema/field'
import { correctNames } from '../../schema/names/correct-names'
import { findMeantField, findMeantFields } from '../../schema/names/field-synonyms'
import { nameTimes } from '../../schema/names/times/time-names'
import { flattenLists } from '../../schema/nested-lists/flatten-lists'
import { normalizeFileName } from '../check-file-name'
import { cleanCharacters } from '../clean-characters'
import { joinLooseAccents } from '../loose-accents'
import { findComparison } from '../comparison/find-comparison'
import { findConflict } from '../conflicts/merge-conflict'
import { findNeedlessTranslation } from '../needless-translation'
import { findWrongFolder } from '../wrong-folder'
import type { EntryId } from './parsed-entry'

export type Report = (problem: LocatedProblem) => void

export type SplitEntry = {
  readonly split: SplitText
  /** The text from which it was split. */
  readonly text: string
  /** The lines of the file before their names were corrected. */
  readonly typedLines: readonly string[]
}

/** Returns the problem that explains the whole file, so that nothing else of it is looked at, or null. */
export function findOtherKind(
  text: string,
  { collection, file, slug }: EntryId,
): LocatedProblem | null {
  const names = [...getFieldsByName(collection.fields).keys()]
  return (
    findConflict(text) ??
    findComparison(text, names) ??
    findPlusFields(text) ??
    findForeignFrontMatter(text) ??
    findTable(text, names, (name) => findMeantField(collection.fields, name)) ??
    (splitFileName(slug).language === DEFAULT_LANGUAGE
      ? findWrongFolder(text, collection, slug, file)
      : findNeedlessTranslation(text, collection))
  )
}

/** Splits the text, and reports what it corrects on the way. */
export function splitEntry(
  text: string,
  collection: Collection,
  context: ParseContext,
  report: Report,
): SplitEntry {
  const { fields } = collection
  const joined = joinLooseAccents(text)
  const { clean: cleaned, problems: characterProblems } = cleanCharacters(joined.clean)
  const unboxed = removeCheckBoxes(cleaned)
  if (unboxed) report(unboxed.problem)
  const clean = unboxed?.text ?? cleaned
  const flattened = flattenLists(clean, fields, context)
  flattened?.problems.forEach(report)
  const timed = nameTimes(flattened?.text ?? clean, fields)
  const corrected = correctNames(timed, fields)
  if (corrected) report(corrected.problem)
  const named = corrected?.text ?? timed
  const bodyField =
    collection.body === 'none'
      ? null
      : findBodyField(named, (name) => findMeantFields(fields, name).length > 0)
  if (bodyField) report(bodyField.problem)
  const rest = bodyField?.rest ?? named
  const fieldsByName = getFieldsByName(fields)
  const splitText = splitFrontMatter(
    rest,
    [...fieldsByName.keys()],
    (name) => findMeantField(fields, name),
    (name) => fieldsByName.get(name)?.list === true,
    (name) => fieldsByName.get(name)?.required === true,
  )
  const typedLines = clean.split('\n')
  const whole = addBodyField(splitText, bodyField)
  const single = cutSecondBlock(whole, new Set(fieldsByName.keys()), typedLines, report)
  const split = cutSecondEntry(single, collection, typedLines, report)
  for (const problem of [...joined.problems, ...characterProblems, ...split.problems])
    report(problem)
  return { split, text: rest, typedLines }
}

/** Takes the words of a field for the text of a file that has none. */
const addBodyField = (split: SplitText, field: BodyField | null): SplitText =>
  field === null || split.body.trim() !== ''
    ? split
    : { ...split, body: field.words, bodyLine: field.line }

/** Reports a second block of fields in the text, and leaves its lines empty. */
function cutSecondBlock(
  split: SplitText,
  names: ReadonlySet<string>,
  typedLines: readonly string[],
  report: Report,
): SplitText {
  if (!split.hasFields) return split
  const block = findSecondBlock(
    split.body,
    (name) => names.has(name),
    (name) => {
      const value = split.frontMatter.get(name)
      return value && 'text' in value ? value.text : undefined
    },
  )
  if (block === null) return split
  const { start, end, isNeedless } = block
  const [first, last] = [split.bodyLine + start, split.bodyLine + end - 1]
  report(secondBlock(typedLines, { first, last, fieldsEnd: split.bodyLine - 1, isNeedless }))
  const lines = split.body.split('\n')
  return {
    ...split,
    body: lines.map((line, index) => (index >= start && index < end ? '' : line)).join('\n'),
  }
}

/** Reports a second entry below the first one, and leaves it out. */
function cutSecondEntry(
  split: SplitText,
  { name }: Collection,
  typedLines: readonly string[],
  report: Report,
): SplitText {
  const typedNames = new Set(split.frontMatter.keys())
  const second = findSecondEntry(split.body, typedNames)
  if (second === null) return split
  const first = split.bodyLine + second.start
  const fileName = normalizeFileName(second.name)
  const isSame = isSameEntry(second, (field) => {
    const value = split.frontMatter.get(field)
    return value && 'text' in value ? value.text : undefined
  })
  report(
    isSame
      ? sameEntryTwice(typedLines, first)
      : {
          ...secondEntry(name, {
            first,
            last: split.bodyLine + second.end - 1,
            fileName,
            isOpened: second.isOpened,
            hasMore: findSecondEntry(getRest(split.body, second.end), typedNames) !== null,
          }),
          line: first,
          column: 1,
        },
  )
  return { ...split, body: split.body.split('\n').slice(0, second.start).join('\n') }
}

const getRest = (body: string, line: number): string => body.split('\n').slice(line).join('\n')
