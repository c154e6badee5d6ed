// Runs every check that needs the whole site rather than a single file.
import type { Day } from '../dates/day'
import type { Problem } from '../problems/problem'
import type { ParsedEntry } from '../source/entry/parsed-entry'
import { checkAuthors } from './authors/authors'
import { checkLeftAuthors } from './authors/left-authors'
import { checkOtherWriters } from './authors/other-writers'
import { checkAskedTime } from './cards/asked-time'
import { checkCountedCards } from './cards/counted-cards'
import { checkExactAmounts } from './cards/exact-amounts'
import { checkListedEvents } from './cards/listed-events'
import { checkLostItems } from './cards/lost-items'
import { checkOtherCard } from './cards/other-card'
import { checkSmallestGifts } from './cards/smallest-gifts'
import type { CheckContext } from './check-context'
import { checkCopies } from './copies/check-copies'
import { checkCopiedValues } from './copies/copied-values'
import { checkDates } from './dates/check-dates'
import { checkDuplicateEvents } from './duplicates/duplicate-events'
import { checkDuplicateNames } from './duplicates/duplicate-names'
import { checkFormerNames } from './duplicates/former-names'
import { checkMistypedNames } from './duplicates/mistyped-names'
import { checkRenamedPeople } from './duplicates/renamed-people'
import { checkDuplicateOffices } from './duplicates/duplicate-offices'
import { checkExampleFileNames } from './examples/example-file-names'
import { checkExampleIds } from './examples/example-ids'
import { checkOutdatedFigures } from './figures/outdated-figures'
import { checkExchangedDownloads } from './files/exchanged-downloads'
import { checkImages } from './files/images'
import { checkMisplacedDownloads } from './files/misplaced-downloads'
import { checkSharedPictures } from './files/shared-pictures'
import { checkNewerPictures } from './files/newer-pictures'
import { checkUnfinishedDrawings } from './files/unfinished-drawings'
import { checkUnnamedPictures } from './files/unnamed-pictures'
import { checkOfficeHours } from './hours/check-office-hours'
import { checkLeaveLink } from './leaving/check-leave-link'
import { checkSafetyPage } from './leaving/check-safety-page'
import { checkLinks } from './links/check-links'
import { collectLinkTargets } from './links/link-targets'
import { getFiles, omitConsequences, omitFiles } from './omit-consequences'
import { checkNamedPeople } from './named-people/check-named-people'
import { checkOwnName } from './own-name/check-own-name'
import { checkFoundingYears } from './own-name/founding-years'
import { checkMailBoxes } from './places/mail-boxes'
import { checkOtherMeasures } from './places/other-measures'
import { checkOtherStates } from './places/other-states'
import { checkOwnWebsite } from './links/own-website'
import { checkOwnStreets } from './places/own-streets'
import type { PublishedPaths } from './published-urls/renamed/renamed-pages'
import { checkUniquePaths } from './published-urls/unique-paths'
import { checkRequiredPages } from './required-pages'
import { checkReviews } from './reviews'
import { checkTitles } from './titles/check-titles'
import { checkExchangedTasks } from './titles/exchanged-tasks'
import { checkFormerTitles } from './titles/former-titles'
import { checkMistypedMentions } from './known-names/mistyped-mentions'
import { checkMistypedTitles } from './titles/mistyped-titles'
import { checkTranslations } from './translations/check-translations'
import { checkSpanishFields } from './translations/languages/spanish-fields'
import { checkSpanishOriginals } from './translations/languages/spanish-originals'
import { omitNotes } from './translations/omit-notes'
import { holdBackMarks } from './translations/unfinished-translations'

/**
 * Checks all entries, public or not, against each other, against the images and downloads, and against the date.
 * @param today the day in the clinic's time zone
 */
export function checkSite(
  entries: readonly ParsedEntry[],
  files: CheckContext['files'],
  today: Day,
  urls: PublishedPaths,
): Problem[] {
  const { images, texts } = files
  const context = { entries, files, today, urls, targets: collectLinkTargets(entries) }
  const own = entries.flatMap(({ problems }) => problems)
  const lost = own.filter(({ code }) => code === 'fence-missing')

  const spanish = checkSpanishOriginals(entries, omitNotes(texts, own), urls.published)
  const twice = [
    ...checkUniquePaths(entries, urls),
    ...checkDuplicateEvents(entries, urls.published),
  ]
  const names = checkDuplicateNames(entries)
  const renamed = checkRenamedPeople(entries, texts)
  const values = checkCopiedValues(entries, urls.published)
  const pictures = checkSharedPictures(entries, images)
  const counts = checkCountedCards(entries, texts, today, [...names, ...values])
  const years = checkFoundingYears(entries, texts, today)
  const problems = [
    ...spanish,
    ...checkSpanishFields(entries, texts, getFiles(spanish)),
    ...twice,
    ...checkLinks(context, getFiles([...spanish, ...files.problems, ...lost])),
    ...checkExchangedDownloads(entries, files),
    ...checkMisplacedDownloads(entries),
    ...checkImages(entries, files),
    ...checkUnfinishedDrawings(entries, files.drawingWords),
    ...checkUnnamedPictures(entries, files),
    ...checkNewerPictures(entries, images, today),
    ...pictures,
    ...checkLeaveLink(entries, texts),
    ...checkSafetyPage(entries),
    ...checkRequiredPages(entries, new Set(urls.renamed.keys())),
    ...checkReviews(entries, today),
    ...checkOutdatedFigures(entries, texts, today),
    ...checkDates(context, twice),
    ...checkAuthors(entries),
    ...checkLeftAuthors(entries, texts),
    ...checkOtherWriters(entries, texts),
    ...checkNamedPeople(entries, texts),
    ...names,
    ...renamed,
    ...checkFormerNames(entries),
    ...omitFiles(checkMistypedNames(entries), [...names, ...renamed]),
    ...checkDuplicateOffices(entries),
    ...omitFiles(checkCopies(context, twice, omitSamePlaces(values, pictures)), renamed),
    ...checkExampleFileNames(entries),
    ...checkExampleIds(entries),
    ...checkOfficeHours(context),
    ...checkTitles(entries, texts, today),
    ...checkExchangedTasks(entries, texts, today),
    ...checkFormerTitles(entries, texts),
    ...checkMistypedTitles(entries, texts),
    ...years,
    ...checkOwnName(entries, texts),
    ...checkOtherStates(entries),
    ...checkOwnStreets(entries),
    ...checkOwnWebsite(entries),
    ...checkOtherMeasures(entries, texts),
    ...checkMailBoxes(entries, texts),
    ...checkExactAmounts(entries, texts),
    ...checkSmallestGifts(entries, texts),
    ...checkAskedTime(entries, texts),
    ...checkOtherCard(entries),
    ...checkListedEvents(entries, texts),
    ...checkLostItems(entries, texts),
    ...counts,
  ]
  const mentions = checkMistypedMentions(entries, texts, today)
  problems.push(...omitSamePlaces(mentions, [...own, ...problems]))
  const translations = checkTranslations(context, [...own, ...problems])
  const others = omitConsequences(translations, spanish, own, counts, years)
  return holdBackMarks([...problems, ...others], own, entries)
}

/** Leaves out the problems at whose line is one of the others. */
const omitSamePlaces = (problems: readonly Problem[], others: readonly Problem[]): Problem[] =>
  problems.filter(
    ({ file, line }) => !others.some((other) => other.file === file && other.line === line),
  )
