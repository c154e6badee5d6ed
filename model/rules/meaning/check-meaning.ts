// Runs the checks of what a single file says. They only note what is doubtful.
import type { Collection } from '../../define-collection'
import type { SplitText } from '../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../problems/problem'
import type { Contacts } from '../../schema/field'
import { checkAmounts } from './check-amounts'
import { checkBible } from './bible/check-bible'
import { checkVerseWords } from './bible/check-verse-words'
import { checkCapitals } from './check-capitals'
import { checkChatWords } from './check-chat-words'
import { checkContacts } from './people/check-contacts'
import { checkDayDigits } from './days/check-day-digits'
import { checkDayLetters } from './days/check-day-letters'
import { checkDeadlines } from './days/check-deadlines'
import { checkDaySpan } from './days/check-day-span'
import { checkEventYear } from './days/check-event-year'
import { checkEmergencyNumbers } from './people/check-emergency-numbers'
import { checkDuration } from './days/check-duration'
import { checkDictation } from './check-dictation'
import { checkDollars } from './check-dollars'
import { checkEmoji } from './check-emoji'
import { checkFeasts } from './days/check-feasts'
import { checkFigures } from './check-figures'
import { checkHolidays } from './days/check-holidays'
import { checkLetters } from './check-letters'
import { checkListCounts } from './check-list-counts'
import { checkListNumbers } from './check-list-numbers'
import { checkPlaces } from './check-places'
import { checkMessages } from './check-messages'
import { checkMissingMarks } from './check-missing-marks'
import { checkMonths } from './days/check-months'
import { checkNamedHolidays } from './days/check-named-holidays'
import { checkNames } from './people/check-names'
import { checkNoon } from './times/check-noon'
import { checkNoticeYear } from './days/check-notice-year'
import { checkPeople } from './people/check-people'
import { checkRoles } from './people/check-roles'
import { checkPastedEntries } from './pasted-entries'
import { checkOpenEnds } from './check-open-ends'
import { checkPastedSentences } from './check-pasted-sentences'
import { checkPrintWords } from './check-print-words'
import { checkSocialWords } from './check-social-words'
import { checkSoon } from './days/check-soon'
import { checkSounds } from './sounds/check-sounds'
import { checkSpanishMarks } from './check-spanish-marks'
import { checkSpanishWords } from './spanish/check-spanish-words'
import { checkStatusWords } from './check-status-words'
import { checkThousands } from './check-thousands'
import { checkOpenTimes } from './times/check-open-times'
import { checkJoinedTimes } from './times/check-joined-times'
import { checkTimes } from './times/check-times'
import { checkUnfinishedWords } from './check-unfinished-words'
import { checkValueNotes } from './check-value-notes'
import { checkWordsToColleague } from './check-words-to-colleague'
import { checkWrittenEmails } from './people/check-written-emails'
import { checkWrittenDays } from './days/check-written-days'

type Content = {
  readonly collection: Pick<Collection, 'name'>
  readonly slug: string
  readonly values: Readonly<Record<string, unknown>>
  readonly contacts?: Contacts | undefined
  /** The text below the fields as it was typed. That of the file has spaces where something was found already. */
  readonly typedBody: string
}

export const checkMeaning = (
  text: SplitText,
  { collection, slug, values, contacts, typedBody }: Content,
): LocatedProblem[] => [
  ...checkDays(text, collection.name, slug, values),
  ...checkTimes(text, values),
  ...checkJoinedTimes(text, values),
  ...checkLetters(text),
  ...checkOpenTimes(text, values),
  ...checkEventYear(text, values),
  ...checkDeadlines(text, values),
  ...checkNamedDays(text, collection.name, values),
  ...checkSoon(text, collection.name, values),
  ...checkListCounts(text),
  ...checkListNumbers(text),
  ...checkPlaces(text, collection.name, values),
  ...checkDayDigits(text, slug),
  ...checkDayLetters(text, slug),
  ...checkMessages(text),
  ...checkChatWords(text),
  ...checkDictation(text),
  ...checkValueNotes(text),
  ...checkUnfinishedWords(text, values['draft'] === true),
  ...checkWordsToColleague(text),
  ...checkOpenEnds(text),
  ...checkPastedSentences(text),
  ...checkNoon(text),
  ...checkRoles(text, collection.name),
  ...checkNames(text, collection.name, slug),
  ...checkAmounts(text),
  ...checkFigures(text),
  ...checkPeople(text, collection, values),
  ...checkVerses(text, slug, typedBody),
  ...checkCapitals(text, collection.name),
  ...checkThousands(text),
  ...checkDollars(text),
  ...checkEmoji(text),
  ...checkStatusWords(text, collection.name, values['status']),
  ...checkSocialWords(text, collection.name),
  ...checkPrintWords(text),
  ...checkPastedEntries(text, collection.name, slug),
  ...checkSpanishMarks(text, slug),
  ...checkSpanishWords(text, slug),
  ...checkSounds(text, slug),
  ...checkMissingMarks(text, slug),
  ...checkWrittenEmails(text, contacts?.email),
  ...checkNoticeYear(text, slug, values),
  ...checkContacts(text, contacts),
  ...checkEmergencyNumbers(text),
]

/** Checks where quotations are from, and their words. These tell which verse is meant by one that does not exist. */
function checkVerses(text: SplitText, slug: string, typedBody: string): LocatedProblem[] {
  const words = checkVerseWords(text, slug, typedBody)
  const lines = new Set(words.map(({ line }) => line))
  const places = checkBible(text, slug).filter(
    ({ code, line }) => code !== 'verse-unknown' || !lines.has(line),
  )
  return [...places, ...words]
}

/** Checks the holidays that a file names. The date of an event is reported once, at the date. */
function checkNamedDays(text: SplitText, collection: string, values: Content['values']) {
  const feasts = checkFeasts(text, collection, values)
  return feasts.length > 0 ? feasts : checkNamedHolidays(text, values)
}

/** Checks the days of a file. One that is wrong by the text below it is wrong by its title too. */
function checkDays(
  text: SplitText,
  collection: string,
  slug: string,
  values: Content['values'],
): LocatedProblem[] {
  const written = [...checkDuration(text, values), ...checkWrittenDays(text, values)]
  return written.some(({ code }) => code === 'date-differs')
    ? written
    : [
        ...written,
        ...(written.length > 0 ? [] : checkDaySpan(text, values)),
        ...checkHolidays(text, collection, values, slug),
        ...checkMonths(text, slug, values),
      ]
}
