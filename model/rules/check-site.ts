// Runs every check that needs the whole site rather than a single file.
import type { Day } from '../dates/day'
import type { Problem } from '../problems/problem'
import type { ContentFiles } from '../source/read-content'
import type { ParsedEntry } from '../source/entry/parsed-entry'
import { checkUniquePaths } from './published-urls/unique-paths'
import { omitConsequences, omitFiles } from './omit-consequences'
import { checkOutdatedFigures } from './figures/outdated-figures'
import { checkAuthors } from './authors'
import { checkLeftAuthors } from './left-authors'
import { checkDistantEvents } from './distant-events'
import { checkExchangedLinks } from './links/exchanged-links'
import { checkFileLinks } from './links/file-links'
import { collectLinkTargets } from './links/link-targets'
import { checkLinksToHidden } from './links/links-to-hidden'
import { checkImages } from './images'
import { checkMenuNames } from './menu/menu-names'
import { checkSamePage } from './menu/same-page'
import type { PublishedPaths } from './published-urls/renamed-pages'
import { checkNamesInLinks } from './links/people/misnamed-people'
import { checkMistypedFirstNames } from './links/people/mistyped-first-names'
import { checkMistypedNames } from './links/people/mistyped-names'
import { checkReferences } from './links/references'
import { checkCopiedFirstNames } from './oversights/copied-first-names'
import { checkCopiedFileNames } from './oversights/copied-file-names'
import { checkCopiedNames } from './oversights/copied-names'
import { checkCopiedSentences } from './oversights/copied-sentences'
import { checkCopiedTexts } from './oversights/copied-texts'
import { checkCopiedValues } from './oversights/copied-values'
import { checkCountedCards } from './oversights/counted-cards'
import { checkDuplicateEvents } from './oversights/duplicate-events'
import { checkDuplicateNames } from './oversights/duplicate-names'
import { checkDuplicateOffices } from './oversights/duplicate-offices'
import { checkExampleFileNames } from './oversights/example-file-names'
import { checkExampleIds } from './oversights/example-ids'
import { checkExpiredPages } from './expired-pages'
import { checkFoundingYears } from './oversights/founding-years'
import { checkFuturePosts } from './oversights/future-posts'
import { checkNeedlessClosures } from './oversights/needless-closures'
import { checkClosedTimes } from './oversights/office-hours/closed-times'
import { checkMissingDays } from './oversights/office-hours/missing-days'
import { checkOtherHours } from './oversights/office-hours/other-hours'
import { checkOwnName } from './own-name/check-own-name'
import { checkOwnPage } from './oversights/own-page'
import { checkSharedPictures } from './oversights/shared-pictures'
import { checkExchangedDownloads } from './oversights/exchanged-downloads'
import { checkOtherPersons } from './oversights/other-person'
import { checkOtherSubjects } from './oversights/other-subjects'
import { checkOtherMeasures } from './other-measures'
import { checkOtherStates } from './other-states'
import { checkOverlappingNotices } from './overlapping-notices'
import { checkPastEvents } from './past-events'
import { checkRequiredPages } from './required-pages'
import { checkReviews } from './reviews'
import { checkTimeZones } from './time-zones'
import { checkTitles } from './titles/check-titles'
import { checkUnclearHours } from './unclear-hours'
import { findFormerPaths } from '../translations/translation-age'
import { holdBackMarks } from './translations/unfinished-translations'
import { checkSpanishFields } from './translations/spanish-fields'
import { checkSpanishOriginals } from './translations/spanish-originals'
import { checkFamiliarAddress } from './translations/familiar-address'
import { checkTranslations } from './translations/translations'

/**
 * Checks all entries, public or not, against each other, against the images and downloads, and against the date.
 * @param today the day in the clinic's time zone
 */
export function checkSite(
  entries: readonly ParsedEntry[],
  files: Pick<ContentFiles, 'images' | 'downloads' | 'texts' | 'problems'>,
  today: Day,
  urls: PublishedPaths,
): Problem[] {
  const targets = collectLinkTargets(entries)
  const copiedTexts = checkCopiedTexts(entries, files.texts)
  const copiedFiles = new Set(copiedTexts.map(({ file }) => file))
  const copiedSentences = checkCopiedSentences(entries, files.texts, copiedFiles)
  const namedFiles = new Set([...copiedTexts, ...copiedSentences].map(({ file }) => file))
  const copiedNames = [
    ...checkCopiedNames(entries, files.texts, namedFiles),
    ...checkCopiedFirstNames(entries, files.texts),
  ]
  const spanish = checkSpanishOriginals(entries, files.texts, urls.published)
  const lost = entries.flatMap(({ problems: own }) =>
    own.filter(({ code }) => code === 'fence-missing'),
  )
  const unique = checkUniquePaths(entries, urls)
  const twice = checkDuplicateEvents(entries, urls.published)
  const names = checkDuplicateNames(entries)
  const values = checkCopiedValues(entries, urls.published)
  const pictures = checkSharedPictures(entries, files.images)
  const counts = checkCountedCards(entries, files.texts, today, [...names, ...values])
  const problems = [
    ...spanish,
    ...checkSpanishFields(entries, files.texts, new Set(spanish.map(({ file }) => file))),
    ...unique,
    ...twice,
    ...checkReferences(entries, targets, {
      ...urls,
      texts: files.texts,
      replaced: findPaths(entries, [...spanish, ...files.problems, ...lost]),
    }),
    ...checkNamesInLinks(entries, targets.people, files.texts),
    ...checkMistypedNames(entries, targets.people, files.texts),
    ...checkMistypedFirstNames(entries, files.texts),
    ...checkFileLinks(entries, targets.anchors, files),
    ...checkExchangedDownloads(entries, files),
    ...checkImages(entries, files),
    ...checkMenuNames(entries),
    ...checkSamePage(entries),
    ...checkExchangedLinks(entries),
    ...checkRequiredPages(entries),
    ...checkLinksToHidden(entries, targets, today, urls.published),
    ...checkReviews(entries, today),
    ...checkOutdatedFigures(entries, today),
    ...checkDistantEvents(entries, today),
    // Their days came with the name, the id or the file that was copied.
    ...omitFiles(checkPastEvents(entries, today, urls), [...unique, ...twice]),
    ...checkExpiredPages(entries, today, urls),
    ...checkAuthors(entries),
    ...checkLeftAuthors(entries, files.texts),
    ...checkFuturePosts(entries, today, urls.published),
    ...names,
    ...checkDuplicateOffices(entries),
    ...copiedTexts,
    ...pictures,
    ...omitFiles(values, copiedTexts).filter((problem) => !hasSamePlace(problem, pictures)),
    ...copiedSentences,
    ...copiedNames,
    ...omitFiles(checkOtherSubjects(entries, files.texts), [
      ...copiedTexts,
      ...copiedSentences,
      ...copiedNames,
    ]),
    ...checkExampleFileNames(entries),
    ...omitFiles(checkCopiedFileNames(entries, urls), [...unique, ...twice]),
    ...checkExampleIds(entries),
    ...checkOtherPersons(entries),
    ...checkOverlappingNotices(entries),
    ...checkNeedlessClosures(entries),
    ...checkUnclearHours(entries),
    ...checkOtherHours(entries, files.texts),
    ...checkTitles(entries, files.texts),
    ...checkFoundingYears(entries, files.texts),
    ...checkOwnName(entries, files.texts),
    ...checkMissingDays(entries),
    ...checkClosedTimes(entries, files.texts),
    ...checkTimeZones(entries, files.texts),
    ...checkOtherStates(entries),
    ...checkOtherMeasures(entries, files.texts),
    ...checkOwnPage(entries),
    ...counts,
  ]
  const ownProblems = entries.flatMap(({ problems: own }) => own)
  const withErrors = findFilesWithErrors([...ownProblems, ...problems])
  const translationProblems = [
    ...checkFamiliarAddress(entries, files.texts),
    ...checkTranslations(
      entries,
      {
        texts: files.texts,
        withErrors,
        published: urls.published,
        renamed: urls.renamed,
        formerPaths: findFormerPaths(entries),
      },
      today,
    ),
  ]
  const others = omitConsequences(translationProblems, spanish, ownProblems, counts)
  return holdBackMarks([...problems, ...others], ownProblems, entries)
}

/** Returns whether one of these problems is at the same line. */
const hasSamePlace = ({ file, line }: Problem, problems: readonly Problem[]): boolean =>
  problems.some((other) => other.file === file && other.line === line)

/** Returns the paths of the pages with one of these problems. */
function findPaths(
  entries: readonly ParsedEntry[],
  problems: readonly Problem[],
): ReadonlySet<string | null> {
  const files = new Set(problems.map(({ file }) => file))
  return new Set(
    entries.flatMap(({ entry: { file, pagePath } }) => (files.has(file) ? [pagePath] : [])),
  )
}

/** Codes of notes after which a text will change again, so that it is too early to translate it. */
const UNFINISHED: readonly string[] = ['text-broken-off', 'translation-language', 'mark-spanish']

const findFilesWithErrors = (problems: readonly Problem[]): ReadonlySet<string> =>
  new Set(
    problems
      .filter(({ severity, code }) => severity === 'error' || UNFINISHED.includes(code))
      .map(({ file }) => file),
  )
