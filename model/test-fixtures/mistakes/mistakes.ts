// All mistake fixtures: the tests check the problem of each one, and the editors' guide shows one for each code.
import { SETTINGS_TEXT } from '../create-test-site'
import { characterMistakes, clashMistakes, encodingMistakes, nameMistakes } from './cases/files'
import { fenceMistakes, noFieldMistakes } from './cases/fences'
import { lineMistakes } from './cases/field-lines'
import { listMistakes } from './cases/lists'
import { curlyColonMistakes, quoteMistakes } from './cases/quotation-marks'
import { focalPointMistakes, imageFileMistakes } from './cases/images'
import { downloadMistakes, fileFieldMistakes, fileLinkMistakes } from './cases/downloads'
import { quotesNeededMistakes } from './cases/quotes-needed'
import { createSettingsMistakes } from './cases/settings'
import { siteMistakes } from './cases/site'
import type { Mistake } from './mistake'
import { remoteImageUrlMistakes, imageHostMistakes } from './cases/remote-images'
import { boxMistakes } from './cases/directives'
import { answerMistakes, dateMistakes, statusMistakes } from './cases/dates-and-answers'
import { linkMistakes } from './cases/links'
import { noticeMistakes } from './cases/notices'
import { codeMistakes, droppedTextMistakes, imageMistakes, markMistakes } from './cases/markdown'
import { limitMistakes, missingTextMistakes } from './cases/text-limits'
import { addressMistakes } from './cases/addresses'
import { churchMistakes, pageMistakes, personMistakes } from './cases/entries'
import { textMistakes } from './cases/texts'
import { translationMistakes } from './cases/translations'

/** The group of the mistakes that only a build finds, because it fetches remote images. */
export const REMOTE_IMAGES_GROUP = 'Pictures from other websites, when the site is built'

/** All mistakes; a group is a section of the editors' guide. */
export const mistakes: readonly (Mistake & { readonly group: string })[] = Object.entries({
  'The fences': [...fenceMistakes, ...noFieldMistakes],
  'The lines of fields': [
    ...lineMistakes,
    ...quoteMistakes,
    ...curlyColonMistakes,
    ...quotesNeededMistakes,
    ...listMistakes,
  ],
  'Days and times': [...dateMistakes, ...answerMistakes, ...statusMistakes],
  'Closed days and news': noticeMistakes,
  'Other values': [
    ...addressMistakes,
    ...textMistakes,
    ...churchMistakes,
    ...personMistakes,
    ...pageMistakes,
  ],
  'The settings': createSettingsMistakes(SETTINGS_TEXT),
  Codes: codeMistakes,
  Links: linkMistakes,
  Pictures: [
    ...imageMistakes,
    ...imageFileMistakes,
    ...focalPointMistakes,
    ...remoteImageUrlMistakes,
  ],
  [REMOTE_IMAGES_GROUP]: imageHostMistakes,
  'Files for download': [...downloadMistakes, ...fileLinkMistakes, ...fileFieldMistakes],
  'Headings, lists and boxes': [...markMistakes, ...boxMistakes],
  'Texts as a whole': [...droppedTextMistakes, ...limitMistakes, ...missingTextMistakes],
  'Characters that nobody can see': [...encodingMistakes, ...characterMistakes],
  'The site as a whole': siteMistakes,
  Translations: translationMistakes,
  'Names and folders of files': [...nameMistakes, ...clashMistakes],
}).flatMap(([group, list]) => list.map((mistake) => ({ ...mistake, group })))
