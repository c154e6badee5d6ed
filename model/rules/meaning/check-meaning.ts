// Runs the checks of what a single file says. They only note what is doubtful.
import type { SplitText } from '../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../problems/problem'
import { checkHistoryClaims } from '../leaving/check-history-claims'
import { checkVerses } from './bible/check-verses'
import { checkCharacters } from './characters/check-characters'
import { checkDeniedThings } from './check-denied-things'
import { checkForms } from './check-forms'
import { checkTextGifts } from './check-text-gifts'
import { checkLinkWords } from './check-link-words'
import { checkLostRequirements } from './check-lost-requirements'
import { checkMisleadingWords } from './check-misleading-words'
import { checkPlaces } from './check-places'
import { checkLimits } from './check-limits'
import { checkRegistrationWords } from './check-registration-words'
import { checkRequirements } from './check-requirements'
import { checkSearchWords } from './check-search-words'
import { checkStatusNote } from './check-status-note'
import { checkStatusWords } from './check-status-words'
import { checkDays } from './days/check-days'
import type { FileContent } from './file-content'
import { checkNumbers } from './numbers/check-numbers'
import { checkPasted } from './pasted/check-pasted'
import { checkPeopleAndContacts } from './people/check-people-and-contacts'
import { checkSounds } from './sounds/check-sounds'
import { checkUnlikelyWords } from './sounds/unlikely/check-unlikely-words'
import { checkSpanish } from './spanish/check-spanish'
import { checkHours } from './times/check-hours'
import { checkUnfinished } from './unfinished/check-unfinished'

export function checkMeaning(text: SplitText, content: FileContent): LocatedProblem[] {
  const verses = checkVerses(text, content)
  const people = checkPeopleAndContacts(text, content)
  const typos = people.filter(({ code }) => code === 'title-typo')
  const writtenLines = new Set([...verses, ...typos].map(({ line }) => line))
  // The words of a verse or of a title are all written again.
  const sounds = checkSounds(text, content.slug).filter(({ line }) => !writtenLines.has(line))
  const wordLines = new Set([...verses, ...sounds].map(({ line }) => line))
  return [
    ...checkDays(text, content),
    ...checkHours(text, content),
    ...checkNumbers(text, content.collection.name, content.slug),
    ...checkPlaces(text, content.collection.name, content.values),
    ...checkDeniedThings(text),
    ...checkHistoryClaims(text),
    ...checkForms(text, content),
    ...checkTextGifts(text, content.contacts?.hasTextNumber ?? true),
    ...checkLinkWords(text, content),
    ...checkPasted(text, content),
    ...checkUnfinished(text, content),
    ...people,
    ...verses,
    ...checkCharacters(text, content),
    ...checkStatusWords(text, content.collection.name, content.values['status']),
    ...checkStatusNote(text, content.collection.name, content.values),
    ...checkLimits(text),
    ...checkRegistrationWords(text, content.collection.name, content.values),
    ...checkRequirements(text, content.collection.name),
    ...checkLostRequirements(text, content.collection.name),
    ...checkMisleadingWords(text),
    ...checkSearchWords(text, content.collection.name),
    ...checkSpanish(text, content),
    ...sounds,
    ...checkUnlikelyWords(text, content.slug, wordLines),
  ]
}
