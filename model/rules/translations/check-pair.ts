// Checks that a translation fits its original, and whether the original has changed since.
import type { Day } from '../../dates/day'
import { LANGUAGES, splitFileName } from '../../languages'
import type { Problem } from '../../problems/problem'
import { createProblem } from '../../problems/problem'
import { isSensitive } from '../../sensitive-pages'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import type { TextChange } from '../../translations/find-changes'
import { readTextBlocks, type TextBlock } from '../../translations/text-blocks'
import { findChangesSince, getText } from '../../translations/translation-age'
import { getHiddenReasonWithin, getPublicRange } from '../../visibility'
import { findDifferingValue, type DifferingValue } from './comparison/differing-values'
import { findLostNegation } from './comparison/lost-negations'
import { findOtherService } from './comparison/other-services'
import { findPartDifference } from './comparison/missing-parts'
import { findShorterPart } from './comparison/shorter-parts'
import { findMissingSection } from './comparison/missing-sections'
import { findGoneSection } from './describe-changes'
import * as problems from './translation-problems'
import * as differences from './difference-problems'
import { addField } from './field-edits'
import { omitUnsettled } from './unsettled-changes'
import { reportHiddenOriginal } from './hidden-original'
import { findLostUrgentBox } from './lost-urgent-boxes'
import { report, type Translation, type TranslationContext } from './translation-context'

/** @param isFinished whether nothing in the translation is still in English */
export function checkPair(
  parsed: ParsedEntry,
  original: ParsedEntry,
  context: TranslationContext & { readonly isFinished: boolean },
  today: Day,
): Problem[] {
  const { entry }: Translation = parsed
  const found: Problem[] = []
  const range = getPublicRange(entry, today)
  // A page that was public and is a draft now has been reported itself.
  const isReported =
    original.entry.draft === true && context.published.has(original.entry.pagePath ?? '')
  if (range && !isReported && getHiddenReasonWithin(original.entry, range))
    found.push(reportHiddenOriginal(parsed, original.entry, today))
  found.push(...compareSensitive(parsed, original), ...compareSensitive(original, parsed))
  // An English text that has to be corrected first will change once more.
  if (!context.isFinished || context.withErrors.has(original.entry.file)) return found
  const lostBox = findLostUrgentBox(parsed, original, context)
  // A note on what has changed would have the box deleted from the translation as well.
  return [...found, ...(lostBox ? [lostBox] : compareTexts(parsed, original, context))]
}

/** Reports a page that is not marked sensitive although the same page in the other language is. */
function compareSensitive(parsed: ParsedEntry, other: ParsedEntry): Problem[] {
  if (!isSensitive(other.entry) || isSensitive(parsed.entry)) return []
  const { frontMatter } = parsed.getSource()
  // A value or a whole file that cannot be read has been reported.
  if (
    parsed.entry['sensitive'] === undefined &&
    (frontMatter.size === 0 || frontMatter.has('sensitive'))
  )
    return []
  const { language } = splitFileName(other.entry.slug)
  const suggestion = addField(parsed, 'sensitive: true', 'sensitive')
  return [report(parsed, 'sensitive', problems.notSensitive(LANGUAGES[language]), suggestion)]
}

/** Texts of different pages may have one mark in eight in common, such as that of the same button. */
const SHARED_BY_CHANCE = 8
/** Fewer parts of a text may all be new. */
const MIN_MARKS = 4

function compareTexts(
  parsed: ParsedEntry,
  original: ParsedEntry,
  { texts, originals, formerPaths, others }: TranslationContext,
): Problem[] {
  const { entry }: Translation = parsed
  const changes = findChangesSince(entry, original.entry, originals, formerPaths)
  const blocks = readTextBlocks(getText(original.entry, originals))
  if (changes.length > 0) {
    const own = others.filter(({ file }) => file === original.entry.file)
    const settled = omitUnsettled(changes, blocks, own)
    const text = getText(entry, texts)
    const value = findDifferingValue(getText(original.entry, originals), text)
    const rest = settled.filter(({ block }) => block?.line !== value?.original.line)
    const isComplete = settled.length === changes.length
    if (value === null || rest.length === settled.length)
      return reportChanges(parsed, original, blocks, { changes: settled, isComplete, text })
    return [
      reportValue(value, entry, original, text, null),
      // The new line of marks waits for the value.
      ...reportChanges(parsed, original, blocks, { changes: rest, isComplete: false, text }),
    ]
  }
  // Marks that could be read are typed. To look at how would mean to parse the file, also one whose entry is cached.
  if (entry.translatedFrom) return findDifferences(parsed, original, blocks, texts, null)
  const typed = parsed.getSource().frontMatter.get('translated_from')
  const hasNoMarks = typed === undefined || ('text' in typed && typed.text === '')
  const line = hasNoMarks ? writeMarks(blocks) : null
  const different = findDifferences(parsed, original, blocks, texts, line)
  if (different.length > 0 || line === null) return different
  const shorter = findShorterPart(blocks, readTextBlocks(getText(entry, texts)))
  if (shorter !== null)
    return [
      createProblem(differences.shorterPart(shorter, original.entry.file, line), {
        file: entry.file,
        line: shorter.translation.line,
      }),
    ]
  const negation = findLostNegation(blocks, readTextBlocks(getText(entry, texts)))
  if (negation !== null)
    return [
      createProblem(differences.lostNegation(negation, original.entry.file, line), {
        file: entry.file,
        line: negation.translation.line,
      }),
    ]
  const service = findOtherService(
    getText(original.entry, originals),
    getText(entry, texts),
    texts,
    entry.file.replace(/^content\//, ''),
  )
  if (service !== null)
    return [
      createProblem(differences.otherService(service, original.entry.file, line), {
        file: entry.file,
        line: service.line,
        column: service.column,
      }),
    ]
  const suggestion = typed === undefined ? addField(parsed, line) : null
  return [report(parsed, 'translated_from', problems.unmarked(line), suggestion)]
}

/** Returns the line with the marks of an English text, as it is in its translation. */
const writeMarks = (blocks: readonly TextBlock[]): string =>
  `translated_from: ${blocks.map(({ mark }) => mark).join(' ')}`

type SettledChanges = {
  /** Those that can be translated now. */
  readonly changes: readonly TextChange[]
  /** Whether these are all changes. */
  readonly isComplete: boolean
  /** The text of the translation. */
  readonly text: string
}

/** @param blocks those of the English text */
function reportChanges(
  parsed: ParsedEntry,
  original: ParsedEntry,
  blocks: readonly TextBlock[],
  { changes, isComplete, text }: SettledChanges,
): Problem[] {
  const { entry }: Translation = parsed
  const { file } = original.entry
  const marks = entry.translatedFrom?.split(' ') ?? []
  const shared = blocks.filter(({ mark }) => marks.includes(mark)).length
  const isOther = marks.length >= MIN_MARKS && shared * SHARED_BY_CHANCE <= marks.length
  if (isOther)
    return [report(parsed, 'translated_from', problems.otherMarks(file, writeMarks(blocks)))]
  if (changes.length === 0) return []
  const gone = findGoneSection(changes, blocks, readTextBlocks(text))
  const line = isComplete ? writeMarks(blocks) : null
  const problem = problems.outdated(file, changes, { line, gone })
  return [report(parsed, 'translated_from', problem)]
}

/** Returns the edit that writes a value as the original has it, if it certainly is a typo. */
function correct(
  { original, translation, isTypo, meant, otherLines = [], witness }: DifferingValue,
  text: string,
): Problem['suggestion'] {
  if (otherLines.length > 0) return null
  const { line, column, typed } = translation
  const source = text.split('\n')[line - 1] ?? ''
  const end = column - 1 + typed.length
  const written = isTypo === true ? original.typed : witness ? meant : undefined
  return written !== undefined && source.slice(column - 1, end) === typed
    ? {
        line,
        endLine: line,
        text: source.slice(0, column - 1) + written + source.slice(end),
      }
    : null
}

/** @param line the line with marks that the translation gets if it differs on purpose */
const reportValue = (
  value: DifferingValue,
  { file }: ParsedEntry['entry'],
  original: ParsedEntry,
  text: string,
  line: string | null,
): Problem =>
  createProblem(
    {
      ...differences.differingValue(value, original.entry.file, line),
      suggestion: correct(value, text),
    },
    { ...value.translation, file },
  )

/** @param line the line with marks that the translation gets if it differs on purpose */
function findDifferences(
  { entry }: ParsedEntry,
  original: ParsedEntry,
  blocks: readonly TextBlock[],
  texts: TranslationContext['texts'],
  line: string | null,
): Problem[] {
  const { file } = original.entry
  const text = getText(entry, texts)
  const english = { text: getText(original.entry, texts), blocks }
  const own = { text, blocks: readTextBlocks(text) }
  const value = findDifferingValue(english.text, text)
  const part = findPartDifference(blocks, own.blocks, line === null)
  const section = part?.isIn === 'original' ? findMissingSection(part.block, english, own) : null
  return [
    ...(value === null ? [] : [reportValue(value, entry, original, text, line)]),
    ...(part === null
      ? []
      : [
          section === null
            ? createProblem(differences.differingPart(part, file, line), {
                file: entry.file,
                line: part.line,
              })
            : createProblem(differences.missingSection(section, file, line), {
                file: entry.file,
                line: section.below,
              }),
        ]),
  ]
}
