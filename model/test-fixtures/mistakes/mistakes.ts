// All mistake fixtures: the tests check the problem of each one, and the editors' guide shows one for each code.
import { SETTINGS_TEXT } from '../create-test-site'
import { characterMistakes, encodingMistakes } from './cases/files/characters'
import { imageNameMistakes, nameMistakes } from './cases/files/file-names'
import { lookAlikeMistakes } from './cases/files/look-alikes'
import { clashMistakes, misplacedMistakes } from './cases/files/misplaced-files'
import { fenceMistakes, noFieldMistakes } from './cases/fences'
import { lineMistakes } from './cases/field-lines'
import { listMistakes } from './cases/lists'
import { curlyColonMistakes, deadKeyMistakes, quoteMistakes } from './cases/quotation-marks'
import { focalPointMistakes, imageFileMistakes, unusedImageMistakes } from './cases/images'
import {
  downloadMistakes,
  fileFieldMistakes,
  fileLinkMistakes,
  linkedFileMistakes,
  strayFileMistakes,
} from './cases/downloads'
import { quotesNeededMistakes } from './cases/quotes-needed'
import { createContactMistakes } from './cases/settings/contact-details'
import { createHoursAndLinkMistakes } from './cases/settings/hours-and-links'
import { createMenuMistakes } from './cases/settings/menu'
import { createOptionalMistakes } from './cases/settings/optional-settings'
import { secondSettingsMistakes, settingsFileMistakes } from './cases/settings/settings-file'
import { siteMistakes } from './cases/site'
import type { Mistake } from './mistake'
import { remoteImageUrlMistakes, imageHostMistakes } from './cases/remote-images'
import { boxMistakes } from './cases/directives'
import {
  answerMistakes,
  dateMistakes,
  registrationMistakes,
  signUpMistakes,
  statusMistakes,
} from './cases/dates-and-answers'
import { linkMistakes } from './cases/links'
import { noticeMistakes } from './cases/notices'
import { codeMistakes, droppedTextMistakes, imageMistakes, markMistakes } from './cases/markdown'
import { limitMistakes, missingTextMistakes } from './cases/text-limits'
import { addressDetailMistakes } from './cases/meant/address-details'
import { addressMistakes } from './cases/addresses'
import {
  cardMistakes,
  churchMistakes,
  eventIdMistakes,
  pageMistakes,
  personMistakes,
} from './cases/entries'
import { textMistakes } from './cases/texts'
import { translatedCopies } from './cases/translated-copies'
import { translationMistakes } from './cases/translations'
import { countMistakes } from './cases/meaning/counts'
import { ownNameMistakes, yearMistakes } from './cases/meaning/own-names'
import { writtenEmailMistakes } from './cases/meaning/emails'
import { daySpanMistakes } from './cases/meaning/day-spans'
import { holidayMistakes } from './cases/meaning/holidays'
import {
  emojiMistakes,
  falseFriendMistakes,
  halfMistakes,
  pastedSentenceMistakes,
  socialMistakes,
  soundMistakes,
  spanishMarkMistakes,
  thousandMistakes,
} from './cases/meaning/words'
import { otherCountryMistakes } from './cases/meaning/other-countries'
import { spanishVerseMistakes } from './cases/meaning/spanish-verses'
import { spanishWordMistakes } from './cases/meaning/spanish-words'
import { unlikelyWordMistakes } from './cases/meaning/unlikely-words'
import { verseWordMistakes } from './cases/meaning/verses'
import { doubledValueMistakes } from './cases/meaning/doubled-values'
import { meaningMistakes } from './cases/meaning/single-files'
import { valueQuestionMistakes } from './cases/meaning/value-questions'
import { twoLanguageMistakes } from './cases/meaning/two-languages'
import { writtenDayMistakes } from './cases/values/days'
import { guessedNameMistakes } from './cases/values/guessed-names'
import { exchangedValueMistakes } from './cases/values/exchanged-values'
import { createHoursMistakes } from './cases/values/hours'
import { createPairMistakes } from './cases/values/pairs'
import { createSettingsValueMistakes } from './cases/values/settings-values'
import { unnoticedMistakes } from './cases/values/unnoticed'
import { copiedAddressMistakes } from './cases/values/copied-addresses'
import { createOwnNamedLinkMistakes, ownAddressMistakes } from './cases/values/own-addresses'
import { createNamedLinkMistakes, webAddressMistakes } from './cases/values/web-addresses'
import { lostBoxMistakes } from './cases/lost-boxes'
import { directiveEndMistakes } from './cases/directive-ends'
import { oneLineMistakes } from './cases/one-line-values'
import { codeBoxMistakes } from './cases/pasted/code-boxes'
import { comparisonMistakes } from './cases/pasted/comparisons'
import { conflictMistakes } from './cases/pasted/conflicts'
import { foreignFieldMistakes } from './cases/pasted/foreign-fields'
import { foreignMarkMistakes } from './cases/pasted/foreign-marks'
import { pastedHeadingMistakes } from './cases/pasted/headings'
import { joinedLineMistakes } from './cases/pasted/joined-lines'
import { nestedListMistakes } from './cases/pasted/nested-lists'
import { ownerAddressMistakes } from './cases/meant/owner-addresses'
import { pastedListMistakes } from './cases/pasted/list-marks'
import { listedEntryMistakes } from './cases/pasted/listed-entries'
import { lostPictureMistakes, videoMistakes } from './cases/pasted/lost-pictures'
import { tableMistakes } from './cases/pasted/tables'
import { chatMistakes } from './cases/programs/chat'
import { commentMistakes } from './cases/programs/comments'
import { documentMistakes } from './cases/programs/documents'
import { emailMistakes } from './cases/programs/emails'
import { mailingMistakes } from './cases/programs/mailings'
import { messageMistakes } from './cases/programs/messages'
import { unfinishedMistakes } from './cases/programs/unfinished'
import { websiteMistakes } from './cases/programs/websites'
import { wordMistakes } from './cases/programs/word'
import { wrappedValueMistakes } from './cases/pasted/wrapped-values'
import { blockMistakes } from './cases/meant/blocks'
import { detourMistakes } from './cases/meant/links'
import {
  boxedStreetMistakes,
  endedDayMistakes,
  endedNewsMistakes,
  exactAmountMistakes,
  smallestGiftMistakes,
  formerFirstNameMistakes,
  ownStreetMistakes,
  pictureDayMistakes,
} from './cases/meant/contradictions'
import { meantFileMistakes, meantNoticeMistakes, meantTimeMistakes } from './cases/meant/values'
import {
  createFragmentMistakes,
  meantHourMistakes,
  meantValueMistakes,
  nameOrderMistakes,
} from './cases/meant/single-values'
import { officeMistakes } from './cases/meant/offices'
import { oversightMistakes } from './cases/meant/oversights'
import {
  spanishFileMistakes,
  spanishImageMistakes,
  spanishPageMistakes,
} from './cases/meant/spanish-names'
import {
  copiedFirstNameMistakes,
  leftPeopleMistakes,
  peopleLinkMistakes,
  titleMistakes,
} from './cases/people-links'
import { severalNameMistakes } from './cases/meant/names'
import { oneLineListMistakes } from './cases/one-line-lists'
import { linkLanguageMistakes } from './cases/meaning/link-languages'
import { linkWordMistakes } from './cases/meaning/link-words'
import { wrongRepairMistakes } from './cases/wrong-repairs'

/** The group of the mistakes that only a build finds, because it fetches remote images. */
export const REMOTE_IMAGES_GROUP = 'Pictures from other websites, when the site is built'

/** All mistakes; a group is a section of the editors' guide. */
export const mistakes: readonly (Mistake & { readonly group: string })[] = Object.entries({
  'The fences': [...fenceMistakes, ...noFieldMistakes],
  'The lines of fields': [
    ...lineMistakes,
    ...quoteMistakes,
    ...curlyColonMistakes,
    ...deadKeyMistakes,
    ...quotesNeededMistakes,
    ...listMistakes,
    ...guessedNameMistakes,
    ...severalNameMistakes,
    ...blockMistakes,
  ],
  'Days and times': [
    ...dateMistakes,
    ...registrationMistakes,
    ...signUpMistakes,
    ...writtenDayMistakes,
    ...answerMistakes,
    ...statusMistakes,
    ...meantTimeMistakes,
    ...meantHourMistakes,
  ],
  'Closed days and news': [
    ...noticeMistakes,
    ...meantNoticeMistakes,
    ...endedDayMistakes,
    ...endedNewsMistakes,
    ...pictureDayMistakes,
  ],
  'Other values': [
    ...addressMistakes,
    ...webAddressMistakes,
    ...ownAddressMistakes,
    ...copiedAddressMistakes,
    ...detourMistakes,
    ...ownerAddressMistakes,
    ...textMistakes,
    ...oneLineMistakes,
    ...churchMistakes,
    ...cardMistakes,
    ...eventIdMistakes,
    ...personMistakes,
    ...pageMistakes,
    ...unnoticedMistakes,
    ...exchangedValueMistakes,
    ...nameOrderMistakes,
    ...exactAmountMistakes,
    ...smallestGiftMistakes,
    ...boxedStreetMistakes,
    ...ownStreetMistakes,
    ...meantValueMistakes,
  ],
  'The settings': [
    ...settingsFileMistakes,
    ...secondSettingsMistakes,
    ...createContactMistakes(SETTINGS_TEXT),
    ...createHoursAndLinkMistakes(SETTINGS_TEXT),
    ...createMenuMistakes(SETTINGS_TEXT),
    ...createOptionalMistakes(SETTINGS_TEXT),
    ...createSettingsValueMistakes(SETTINGS_TEXT),
    ...createPairMistakes(SETTINGS_TEXT),
    ...createNamedLinkMistakes(SETTINGS_TEXT),
    ...createOwnNamedLinkMistakes(SETTINGS_TEXT),
    ...createHoursMistakes(SETTINGS_TEXT),
    ...createFragmentMistakes(SETTINGS_TEXT),
  ],
  Codes: codeMistakes,
  Links: [
    ...linkMistakes,
    ...peopleLinkMistakes,
    ...linkWordMistakes,
    ...linkLanguageMistakes,
    ...spanishPageMistakes,
  ],
  Pictures: [
    ...imageMistakes,
    ...imageFileMistakes,
    ...spanishImageMistakes,
    ...focalPointMistakes,
    ...unusedImageMistakes,
    ...remoteImageUrlMistakes,
  ],
  [REMOTE_IMAGES_GROUP]: imageHostMistakes,
  'Files for download': [
    ...downloadMistakes,
    ...fileLinkMistakes,
    ...fileFieldMistakes,
    ...linkedFileMistakes,
    ...strayFileMistakes,
    ...spanishFileMistakes,
  ],
  'Headings, lists and boxes': [
    ...markMistakes,
    ...boxMistakes,
    ...directiveEndMistakes,
    ...lostBoxMistakes,
  ],
  'Pasted from elsewhere': [
    ...conflictMistakes,
    ...comparisonMistakes,
    ...foreignFieldMistakes,
    ...pastedListMistakes,
    ...nestedListMistakes,
    ...wrappedValueMistakes,
    ...joinedLineMistakes,
    ...codeBoxMistakes,
    ...tableMistakes,
    ...pastedHeadingMistakes,
    ...foreignMarkMistakes,
    ...lostPictureMistakes,
    ...listedEntryMistakes,
  ],
  'Left by programs': [
    ...wordMistakes,
    ...commentMistakes,
    ...documentMistakes,
    ...mailingMistakes,
    ...emailMistakes,
    ...chatMistakes,
    ...messageMistakes,
    ...websiteMistakes,
    ...unfinishedMistakes,
  ],
  Videos: videoMistakes,
  'Texts as a whole': [...droppedTextMistakes, ...limitMistakes, ...missingTextMistakes],
  'Characters that nobody can see': [...encodingMistakes, ...characterMistakes],
  'Characters that look like others': lookAlikeMistakes,
  'The site as a whole': siteMistakes,
  'What a text says': [
    ...meaningMistakes,
    ...verseWordMistakes,
    ...spanishVerseMistakes,
    ...spanishWordMistakes,
    ...otherCountryMistakes,
    ...officeMistakes,
    ...oversightMistakes,
    ...valueQuestionMistakes,
    ...writtenEmailMistakes,
    ...leftPeopleMistakes,
    ...titleMistakes,
    ...copiedFirstNameMistakes,
    ...formerFirstNameMistakes,
    ...ownNameMistakes,
    ...yearMistakes,
    ...daySpanMistakes,
    ...holidayMistakes,
    ...socialMistakes,
    ...soundMistakes,
    ...unlikelyWordMistakes,
    ...halfMistakes,
    ...pastedSentenceMistakes,
    ...emojiMistakes,
    ...doubledValueMistakes,
    ...thousandMistakes,
    ...countMistakes,
    ...spanishMarkMistakes,
    ...falseFriendMistakes,
  ],
  Translations: [...translationMistakes, ...translatedCopies, ...twoLanguageMistakes],
  'Repairs that need care': [...oneLineListMistakes, ...wrongRepairMistakes],
  'Names and folders of files': [
    ...nameMistakes,
    ...misplacedMistakes,
    ...imageNameMistakes,
    ...clashMistakes,
    ...addressDetailMistakes,
    ...meantFileMistakes,
  ],
}).flatMap(([group, list]) => list.map((mistake) => ({ ...mistake, group })))
